import {
	Autocomplete,
	Checkbox,
	NativeSelect,
	Select,
	Textarea,
	type TextareaProps,
	TextInput,
	type TextInputProps,
} from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { AutoGrid } from '../auto-grid.tsx';
import { CalendarDateInput } from './calendar-date-input.tsx';
import { errorAt, FieldError, Warnings } from './field-errors.tsx';
import { useFormContext } from './form-context.tsx';
import styles from './form-fields.module.css';
import { fieldId, valueAt } from './form-value.ts';

type FieldProps = {
	path: string;
	label: ReactNode;
	hint?: ReactNode;
	required?: boolean;
	/** Hides the label visually, for table rows, where the column heading shows it. */
	isBare?: boolean;
	/** True if the text represents a list of entries, whose errors it shows. */
	isList?: boolean;
	/** Uses the monospaced font. */
	isMono?: boolean;
};

/** The props and state that every input gets from its form. */
function useField({ path, label, hint, required, isBare, isList = false, isMono }: FieldProps) {
	const { value, set, errors, warnings } = useFormContext();
	const error = errorAt(errors, path, isList, useLocale());
	const ownWarnings = error ? [] : warnings.filter((warning) => warning.path === path);
	return {
		text: String(valueAt(value, path) ?? ''),
		change: (next: unknown) => set(path, next),
		warnings: ownWarnings,
		shared: {
			id: fieldId(path),
			size: 'md' as const,
			label: isBare ? undefined : label,
			'aria-label': isBare && typeof label === 'string' ? label : undefined,
			description: hint,
			inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
			withAsterisk: required,
			'aria-required': required,
			error: error && <FieldError>{error}</FieldError>,
			autoComplete: 'off',
			classNames: isMono ? { input: styles.mono } : {},
		},
	};
}

type Rest<Props> = Omit<
	Props,
	keyof FieldProps | 'value' | 'onChange' | 'error' | 'description' | 'required'
>;

/** A single-line text. `choices` are suggested while typing; any other text is allowed too. */
export function TextField({
	choices,
	notes,
	...props
}: FieldProps &
	Rest<TextInputProps> & {
		choices?: readonly string[];
		/** Shown beside a choice, and searchable. */
		notes?: ReadonlyMap<string, string>;
	}) {
	const [field, rest] = split(props);
	const { text, change, warnings, shared } = useField(field);
	return (
		<div>
			{choices ? (
				<Autocomplete
					{...(rest as object)}
					{...shared}
					value={text}
					data={[...choices]}
					filter={({ options, search }) =>
						options.filter((option) => {
							const value = 'value' in option ? option.value : '';
							return `${value} ${notes?.get(value) ?? ''}`
								.toLowerCase()
								.includes(search.trim().toLowerCase());
						})
					}
					renderOption={({ option }) => (
						<span>
							{option.value} {notes && <bdi>{notes.get(option.value)}</bdi>}
						</span>
					)}
					onChange={change}
				/>
			) : (
				<TextInput
					{...shared}
					{...rest}
					value={text}
					onChange={(event) => change(event.currentTarget.value)}
				/>
			)}
			<Warnings warnings={warnings} />
		</div>
	);
}

/** A multi-line text; the box grows with its content. */
export function TextAreaField(props: FieldProps & Rest<TextareaProps>) {
	const [field, rest] = split(props);
	const { text, change, warnings, shared } = useField(field);
	return (
		<div>
			<Textarea
				{...shared}
				{...rest}
				classNames={{ input: `${styles.lines} ${field.isMono ? styles.mono : ''}` }}
				value={text}
				onChange={(event) => change(event.currentTarget.value)}
			/>
			<Warnings warnings={warnings} />
		</div>
	);
}

const LINE_BREAK = /\s*\n\s*/g;

/** Does what Enter does in a single-line input: presses the form's first submit button, unless it is disabled. */
function pressDefaultButton(form: HTMLFormElement | null): void {
	const isSubmit = (element: Element) => element instanceof HTMLButtonElement && element.type === 'submit';
	const button = [...(form?.elements ?? [])].find(isSubmit) as HTMLButtonElement | undefined;
	button?.click();
}

/** One line that may be a sentence: the box grows until all of it is seen. */
export function SentenceField(props: FieldProps & Rest<TextareaProps>) {
	const [field, rest] = split(props);
	const { text, change, warnings, shared } = useField(field);
	return (
		<div>
			<Textarea
				{...shared}
				{...rest}
				rows={1}
				classNames={{ input: styles.sentence }}
				value={text}
				onChange={(event) => change(event.currentTarget.value.replace(LINE_BREAK, ' '))}
				onKeyDown={(event) => {
					if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
					event.preventDefault();
					pressDefaultButton(event.currentTarget.form);
				}}
			/>
			<Warnings warnings={warnings} />
		</div>
	);
}

type Choice = { value: string; label: string };

/** One of a few choices. */
export function SelectField({
	choices,
	onPick,
	...field
}: FieldProps & {
	choices: readonly Choice[];
	/** Called instead of setting the value. */
	onPick?: (value: string) => void;
}) {
	const { text, change, warnings, shared } = useField(field);
	return (
		<div>
			<NativeSelect
				{...shared}
				value={text}
				data={[...choices]}
				onChange={(event) => (onPick ?? change)(event.currentTarget.value)}
			/>
			<Warnings warnings={warnings} />
		</div>
	);
}

/** One of many choices, found by typing. */
export function SearchSelectField({
	choices,
	placeholder,
	onPick,
	...field
}: FieldProps & {
	choices: readonly Choice[];
	placeholder?: string;
	onPick?: (value: string) => void;
}) {
	const t = useTranslations('staff.fields');
	const { text, change, shared } = useField(field);
	return (
		<Select
			{...shared}
			searchable
			placeholder={placeholder}
			nothingFoundMessage={t('nothingFound')}
			allowDeselect={false}
			data={[...choices]}
			value={text}
			onChange={(next) => (onPick ?? change)(next ?? '')}
		/>
	);
}

/** A calendar day, typed or picked; the form's value is "yyyy-mm-dd" or empty. */
export function DateField({ onPick, ...field }: FieldProps & { onPick?: (value: string) => void }) {
	const { text, change, shared } = useField(field);
	return (
		<CalendarDateInput
			{...shared}
			withAsterisk={false}
			clearable={!field.required}
			value={text === '' ? null : text}
			onChange={(next) => (onPick ?? change)(next ?? '')}
		/>
	);
}

/** A time of a day, hh:mm. */
export function TimeField(field: FieldProps) {
	const { text, change, shared } = useField(field);
	return (
		<TimeInput
			{...shared}
			withAsterisk={false}
			value={text}
			onChange={(event) => change(event.currentTarget.value)}
		/>
	);
}

/** A boolean. */
export function CheckField({ path, label }: Pick<FieldProps, 'path' | 'label'>) {
	const { value, set } = useFormContext();
	return (
		<Checkbox
			id={fieldId(path)}
			size="md"
			label={label}
			className={styles.check}
			checked={valueAt(value, path) === true}
			onChange={(event) => set(path, event.currentTarget.checked)}
		/>
	);
}

/**
 * Fields side by side, as many per row as fit.
 * @param min the least width of a field in px
 */
export function FieldRow({ min = 320, children }: { min?: number; children: ReactNode }) {
	return (
		<AutoGrid min={min} gap="var(--space-4) var(--space-5)" className={styles.row}>
			{children}
		</AutoGrid>
	);
}

function split<Props extends FieldProps>(props: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
	const { path, label, hint, required, isBare, isList, isMono, ...rest } = props;
	return [{ path, label, hint, required, isBare, isList, isMono } as FieldProps, rest];
}
