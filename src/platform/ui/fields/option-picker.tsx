import styles from './option-picker.module.css';

type Option = {
	value: string;
	text: string;
	/** A second line below it. */
	small?: string;
	/** Spoken after it: "Large" for "L". */
	accessibleText?: string;
	/** Unavailable: shown, but not selectable. */
	off?: boolean;
};

type OptionPickerProps = {
	name: string;
	label: string;
	/** The full name of the selected option, next to the label. */
	shown: string;
	value: string;
	onPick: (value: string) => void;
	options: readonly Option[];
};

/** Radio buttons styled as large keys. */
export function OptionPicker({ name, label, shown, value, onPick, options }: OptionPickerProps) {
	return (
		<fieldset className={styles.picker}>
			<legend className={styles.legend}>
				<b>{label}</b> <span className={styles.shown}>{shown}</span>
			</legend>
			<div className={styles.options}>
				{options.map((option) => (
					<label key={option.value} className={styles.option}>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							disabled={option.off}
							onChange={() => onPick(option.value)}
						/>
						<span className={styles.key}>
							{option.text}
							{option.small && <span className={styles.small}> {option.small}</span>}
							{option.accessibleText && <span className="sr-only">, {option.accessibleText}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
