import { useId } from 'react';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './stepper.module.css';

type StepperProps = {
	label: string;
	/** As typed: it may be empty or wrong while somebody types. */
	value: string;
	onChange: (value: string) => void;
	least: number;
	most: number;
	lessLabel: string;
	moreLabel: string;
	/** Label and control stand in one line. */
	isInline?: boolean;
	isWrong?: boolean;
};

/** A whole number, typed or stepped. */
export function Stepper({
	label,
	value,
	onChange,
	least,
	most,
	lessLabel,
	moreLabel,
	isInline,
	isWrong,
}: StepperProps) {
	const id = useId();
	const number = /^\d+$/.test(value.trim()) ? Number(value) : undefined;
	const step = (by: number) => onChange(String(Math.min(most, Math.max(least, (number ?? least - by) + by))));
	return (
		<div className={isInline ? styles.inline : styles.field}>
			<label htmlFor={id}>{label}</label>
			<div className={styles.control} data-wrong={isWrong}>
				<button
					type="button"
					aria-label={lessLabel}
					disabled={(number ?? least) <= least}
					onClick={() => step(-1)}
				>
					<StaffIcon name="minus" size={20} />
				</button>
				<input
					id={id}
					type="number"
					inputMode="numeric"
					min={least}
					max={most}
					step={1}
					aria-invalid={isWrong || undefined}
					value={value}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
				<button
					type="button"
					aria-label={moreLabel}
					disabled={(number ?? least) >= most}
					onClick={() => step(1)}
				>
					<StaffIcon name="plus" size={20} />
				</button>
			</div>
		</div>
	);
}
