import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import fieldStyles from './field.module.css';
import { RequiredMark } from './field.tsx';
import { FieldNotes } from './field-notes.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
	label: ReactNode;
	hint?: ReactNode;
	error?: ReactNode;
};

/** A checkbox; the whole row is its target. */
export function Checkbox({ label, hint, error, className = '', ...rest }: CheckboxProps) {
	const made = useId();
	const id = rest.id ?? made;
	const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return (
		<div className={`${fieldStyles.field} ${className}`}>
			<label className={styles.row} data-wrong={error ? true : undefined}>
				<input
					{...rest}
					id={id}
					type="checkbox"
					className={styles.box}
					aria-describedby={notes || undefined}
					aria-invalid={error ? true : undefined}
				/>
				<span>
					{label}
					{rest.required && <RequiredMark />}
				</span>
			</label>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}
