import { createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { FieldNotes } from './field-notes.tsx';

/** Connects a control to its field: spread onto the input, select or text area. */
type FieldWiring = {
	id: string;
	name: string;
	required: boolean | undefined;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
};

const Wiring = createContext<FieldWiring | undefined>(undefined);

export type FieldProps = {
	name: string;
	label: ReactNode;
	/** Shown under the control before any error. */
	hint?: ReactNode;
	/** The error, with what to do about it; also sets the edge and the icon. */
	error?: ReactNode;
	/** Marks the label with a star. Where most fields are required, use `aside` to mark the others as “(optional)”. */
	required?: boolean;
	/** Muted text after the label. */
	aside?: string;
	/** Checked and valid: green edge and a tick. */
	accepted?: boolean;
	/** The target of links to this field, such as those of an error summary; generated if omitted. */
	id?: string;
	className?: string;
	/** One TextInput, TextArea or Select. */
	children: ReactNode;
};

/** A label above its control, with the hint and error associated with it. */
export function Field({
	name,
	label,
	hint,
	error,
	required,
	aside,
	accepted,
	className,
	...rest
}: FieldProps) {
	const made = useId();
	const id = rest.id ?? made;
	const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	const wiring: FieldWiring = {
		id,
		name,
		required,
		'aria-describedby': notes || undefined,
		'aria-invalid': error ? true : undefined,
	};
	const state = error ? 'wrong' : accepted ? 'accepted' : undefined;
	return (
		<div className={className ? `${styles.field} ${className}` : styles.field} data-state={state}>
			<label htmlFor={id} className={styles.label}>
				{label}
				{required && <RequiredMark />}
				{aside && <span className={styles.aside}> ({aside})</span>}
			</label>
			<span className={styles.frame}>
				<Wiring value={wiring}>{rest.children}</Wiring>
				{state && (
					<span className={styles.sign}>
						<Icon name={error ? 'warning' : 'check'} />
					</span>
				)}
			</span>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}

/** The star of a required field; the control itself announces that it is required. */
export function RequiredMark() {
	return (
		<span className={styles.star} aria-hidden="true">
			{' *'}
		</span>
	);
}

/** The wiring of the surrounding field. Throws outside a field, where a control has no label. */
export function useFieldWiring(): FieldWiring {
	const wiring = useContext(Wiring);
	if (!wiring) throw new Error('A control stands inside a Field, which gives it its label.');
	return wiring;
}
