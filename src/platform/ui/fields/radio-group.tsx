import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import fieldStyles from './field.module.css';
import { RequiredMark } from './field.tsx';
import { FieldNotes } from './field-notes.tsx';
import styles from './radio-group.module.css';

type Choice<Value extends string = string> = {
	value: Value;
	text: ReactNode;
	/** A sentence below it. */
	small?: ReactNode;
	icon?: IconName;
	disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
	name: string;
	label: ReactNode;
	/** The heading above already asks the question, so the label is for screen readers only. */
	labelHidden?: boolean;
	/** Stacked rows, segments of one bar for two or three short words, or cards with an icon. */
	variant: 'rows' | 'segments' | 'cards';
	choices: readonly Choice<Value>[];
	/** The selected value, together with `onPick`. Without both the group is uncontrolled and starts at `first`. */
	value?: Value | '';
	onPick?: (value: Value) => void;
	first?: Value;
	hint?: ReactNode;
	error?: ReactNode;
	required?: boolean;
	/** The target of links to this group; set on the first choice, which takes focus. */
	id?: string;
	className?: string;
};

/** A choice of a few options: radio buttons under a question. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
	const { name, label, variant, choices, value, onPick, first, hint, error, required } = props;
	const made = useId();
	const id = props.id ?? made;
	const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return (
		<fieldset
			className={`${fieldStyles.field} ${styles.group} ${props.className ?? ''}`}
			aria-describedby={notes || undefined}
		>
			<legend className={props.labelHidden ? 'sr-only' : fieldStyles.label}>
				{label}
				{required && <RequiredMark />}
			</legend>
			<div className={styles[variant]} data-wrong={error ? true : undefined}>
				{choices.map((choice, at) => (
					<label key={choice.value} className={styles.choice}>
						<input
							type="radio"
							id={at === 0 ? id : undefined}
							className={styles.mark}
							name={name}
							value={choice.value}
							required={required}
							disabled={choice.disabled}
							checked={onPick && value === choice.value}
							defaultChecked={onPick ? undefined : first === choice.value}
							onChange={onPick && (() => onPick(choice.value))}
						/>
						{choice.icon && <Icon name={choice.icon} />}
						<span className={styles.words}>
							<span className={styles.text}>{choice.text}</span>
							{choice.small && <span className={styles.small}> {choice.small}</span>}
						</span>
					</label>
				))}
			</div>
			<FieldNotes id={id} hint={hint} error={error} />
		</fieldset>
	);
}
