import { ActionIcon, Input } from '@mantine/core';
import { useId } from 'react';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './stepper.module.css';

type StepperProps = {
	label: string;
	/** The typed text: it may be empty or invalid. */
	value: string;
	onChange: (value: string) => void;
	min: number;
	max: number;
	lessLabel: string;
	moreLabel: string;
	/** Shows the label and the control on one line. */
	isInline?: boolean;
	isWrong?: boolean;
};

/** An integer input with buttons to increase and decrease it. */
export function Stepper({
	label,
	value,
	onChange,
	min,
	max,
	lessLabel,
	moreLabel,
	isInline,
	isWrong,
}: StepperProps) {
	const id = useId();
	const number = /^\d+$/.test(value.trim()) ? Number(value) : undefined;
	const step = (by: number) => onChange(String(Math.min(max, Math.max(min, (number ?? min - by) + by))));
	return (
		<div className={isInline ? styles.inline : undefined}>
			<Input.Label htmlFor={id}>{label}</Input.Label>
			<ActionIcon.Group className={styles.control}>
				<ActionIcon aria-label={lessLabel} disabled={(number ?? min) <= min} onClick={() => step(-1)}>
					<StaffIcon name="minus" size={20} />
				</ActionIcon>
				<Input
					id={id}
					type="number"
					radius={0}
					inputMode="numeric"
					min={min}
					max={max}
					step={1}
					error={isWrong}
					value={value}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
				<ActionIcon aria-label={moreLabel} disabled={(number ?? min) >= max} onClick={() => step(1)}>
					<StaffIcon name="plus" size={20} />
				</ActionIcon>
			</ActionIcon.Group>
		</div>
	);
}
