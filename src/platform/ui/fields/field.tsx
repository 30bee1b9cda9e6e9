import { createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { FieldNotes } from './field-notes.tsx';

/** What ties a control to its field: spread over the input, select or text area. */
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
	/** Said under the control, before anything went wrong. */
	hint?: ReactNode;
	/** What is wrong, in words that say what to do; takes the edge and the icon with it. */
	error?: ReactNode;
	/** Marks the label with a star. Where most fields are needed, `aside` says “(optional)” on the others. */
	required?: boolean;
	/** A quiet word after the label. */
	aside?: string;
	/** Checked and found good: green edge and a tick. */
	accepted?: boolean;
	/** Named by links to this field, such as those of an error summary; made up when left out. */
	id?: string;
	className?: string;
	/** One TextInput, TextArea or Select. */
	children: ReactNode;
};

/** A label over its control, with the hint and the error tied to it. */
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

/** The star of a field that is needed; the control itself says so aloud. */
export function RequiredMark() {
	return (
		<span className={styles.star} aria-hidden="true">
			{' *'}
		</span>
	);
}

/** The wiring of the field around a control. A control outside a field has no label, so that is refused. */
export function useFieldWiring(): FieldWiring {
	const wiring = useContext(Wiring);
	if (!wiring) throw new Error('A control stands inside a Field, which gives it its label.');
	return wiring;
}
