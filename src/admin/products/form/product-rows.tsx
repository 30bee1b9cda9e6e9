import { ActionIcon, Button, Input, MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError, FieldWarnings } from '../../kit/form/field-errors.tsx';
import { fieldId } from '../../kit/form/form-value.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { useProductFormState } from './product-form-context.ts';
import styles from './product-rows.module.css';

type ProductRowsProps = {
	path: 'certifications' | 'weldingProcesses' | 'weldingPositions' | 'resources';
	/** The name of one row: "Certification". */
	rowName: string;
	/** Column headings; on phones, each field has its own label instead. */
	heads: readonly string[];
	addLabel: string;
	blank: object;
	children: (path: string, at: number) => ReactNode;
};

/** A desktop shows the column headings instead of the fields' labels. */
const LABELS_IN_HEADS = { components: { InputWrapper: { classNames: { label: 'sr-only-on-desk' } } } };

/** The rows of a list, each with a remove button, and a button to add a row. */
export function ProductRows({ path, rowName, heads, addLabel, blank, children }: ProductRowsProps) {
	const t = useTranslations('productEditing.form');
	const { value, set, errors } = useProductFormState();
	const rows = value[path];
	const error = errors.get(path);
	return (
		<div className={styles.rows} data-columns={heads.length}>
			{rows.length > 0 && (
				<div className={styles.heads} aria-hidden="true">
					{heads.map((head) => (
						<span key={head}>{head}</span>
					))}
				</div>
			)}
			{rows.map((_, at) => (
				<fieldset
					// Rows have no ids.
					// biome-ignore lint/suspicious/noArrayIndexKey: controlled fields keep no state of their own
					key={at}
					className={styles.row}
					aria-label={t('row', { name: rowName, number: at + 1 })}
				>
					<MantineThemeProvider theme={LABELS_IN_HEADS}>{children(`${path}.${at}`, at)}</MantineThemeProvider>
					<ActionIcon
						variant="subtle"
						c="var(--ink)"
						className={styles.remove}
						aria-label={t('removeRow', { name: rowName, number: at + 1 })}
						onClick={() => set(`${path}.${at}`, undefined)}
					>
						<StaffIcon name="trash" size={20} />
					</ActionIcon>
				</fieldset>
			))}
			{error && (
				<Input.Error>
					<FieldError>{error}</FieldError>
				</Input.Error>
			)}
			<FieldWarnings path={path} />
			<Button
				id={fieldId(path)}
				variant="default"
				style={{ justifySelf: 'start' }}
				leftSection={<StaffIcon name="plus" size={20} />}
				onClick={() => set(`${path}.${rows.length}`, blank)}
			>
				{addLabel}
			</Button>
		</div>
	);
}
