import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { BREAKS, type BreakUnit } from '../../../domain/pricing/quantity-break.ts';
import type { TypedOff } from './price-list-draft.ts';
import styles from './price-list-form.module.css';

type OffFieldsProps = {
	value: TypedOff;
	onChange: (value: TypedOff) => void;
	errorOf: (unit: BreakUnit) => string | undefined;
};

/** What is taken off from a pair, a dozen and a case on. */
export function OffFields({ value, onChange, errorOf }: OffFieldsProps) {
	const t = useTranslations('pricing');
	return (
		<div className={styles.three}>
			{BREAKS.map((unit) => (
				<TextInput
					key={unit}
					label={t('list.unitOff', { unit: t(`breaks.${unit}`) })}
					inputMode="decimal"
					autoComplete="off"
					maxLength={10}
					value={value[unit]}
					error={errorOf(unit)}
					onChange={(event) => onChange({ ...value, [unit]: event.currentTarget.value })}
				/>
			))}
		</div>
	);
}
