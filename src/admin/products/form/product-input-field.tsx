import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId, valueAt } from '../../kit/form/form-value.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { errorAt, useProductFormState } from './product-form-context.ts';
import styles from './product-input-field.module.css';

type ProductInputFieldProps = {
	path: string;
	label: string;
	hint?: string;
	required?: boolean;
	/** Several lines; the box grows with its text. */
	lines?: number;
	/** In the table's rows the heading above says what it is: the label is only read aloud. */
	isBare?: boolean;
	choices?: readonly { value: string; label: string }[];
	list?: string;
	placeholder?: string;
	/** True where the text stands for a list of entries. */
	isList?: boolean;
	inputMode?: 'numeric' | 'url';
	className?: string;
	isMono?: boolean;
};

/** One field of the product form, with what is wrong or doubtful about it below. */
export function ProductInputField(props: ProductInputFieldProps) {
	const { path, label, hint, required, lines, isBare, choices, list, isList = false } = props;
	const { value, set, errors } = useProductFormState();
	const error = errorAt(errors, path, isList);
	const shared = {
		id: fieldId(path),
		label: isBare ? undefined : label,
		'aria-label': isBare ? label : undefined,
		size: 'md',
		value: String(valueAt(value, path) ?? ''),
		description: hint,
		inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
		withAsterisk: required,
		'aria-required': required,
		error: error && <FieldError>{error}</FieldError>,
		autoComplete: 'off',
		placeholder: props.placeholder,
		classNames: props.isMono ? { input: styles.mono } : undefined,
	};
	return (
		<div className={`${styles.field} ${props.className ?? ''}`}>
			{choices ? (
				<NativeSelect
					{...shared}
					data={[...choices]}
					onChange={(event) => set(path, event.currentTarget.value)}
				/>
			) : lines ? (
				<Textarea
					{...shared}
					rows={lines}
					classNames={{ input: `${styles.lines} ${props.isMono ? styles.mono : ''}` }}
					onChange={(event) => set(path, event.currentTarget.value)}
				/>
			) : (
				<TextInput
					{...shared}
					list={list}
					inputMode={props.inputMode}
					onChange={(event) => set(path, event.currentTarget.value)}
				/>
			)}
			<FieldDoubts path={path} />
		</div>
	);
}

export function FieldError({ children }: { children: ReactNode }) {
	return (
		<span className={styles.error}>
			<StaffIcon name="warning" size={18} />
			<span>{children}</span>
		</span>
	);
}

/** What deserves a second look at a path. */
export function FieldDoubts({ path }: { path: string }) {
	const t = useTranslations('productEditing.warnings');
	const { warnings } = useProductFormState();
	return (
		<div role="status">
			{warnings
				.filter((warning) => warning.path === path)
				.map(({ code, detail }) => (
					<p key={`${code} ${detail}`} className={styles.doubt}>
						<StaffIcon name="warning" size={18} />
						<span>{t(code as 'noPicture', { detail })}</span>
					</p>
				))}
		</div>
	);
}
