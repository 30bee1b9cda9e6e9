import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Currency, parsePrice } from '../../../domain/pricing/price.ts';
import { BREAKS, type BreakUnit, listRisingBreaks } from '../../../domain/pricing/quantity-break.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import styles from '../company-prices/override-dialog.module.css';

/** Prices as they are typed; empty where there is none. */
export type TypedPrices = Record<BreakUnit, string>;

type BreakPriceFieldsProps = {
	value: TypedPrices;
	onChange: (unit: BreakUnit, value: string) => void;
	errorOf: (unit: BreakUnit) => string | undefined;
	currency: Currency;
	/** Pairs in a case of the glove. */
	caseSize: number | null;
};

/** The price of a pair from one pair, a dozen and a case on; says when more would cost more. */
export function BreakPriceFields({ value, onChange, errorOf, currency, caseSize }: BreakPriceFieldsProps) {
	const t = useTranslations('pricing.override');
	const breaks = useTranslations('pricing.breaks');
	const hints: Record<BreakUnit, string> = {
		pair: t('pairHint', { currency }),
		dozen: t('dozenHint'),
		case: caseSize === null ? t('caseUnknown') : t('caseHint', { pairs: caseSize }),
	};
	return (
		<>
			<div className={styles.three}>
				{BREAKS.map((unit) => (
					<TextInput
						key={unit}
						label={breaks(unit)}
						description={hints[unit]}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						inputMode="decimal"
						autoComplete="off"
						maxLength={20}
						value={value[unit]}
						error={errorOf(unit)}
						data-autofocus={unit === 'pair' || undefined}
						onChange={(event) => onChange(unit, event.currentTarget.value)}
					/>
				))}
			</div>
			{listRisingBreaks(readPrices(value, currency), caseSize).length > 0 && (
				<AlertBlock tone="caution">{t('rising')}</AlertBlock>
			)}
		</>
	);
}

function readPrices(typed: TypedPrices, currency: Currency) {
	return Object.fromEntries(
		BREAKS.flatMap((unit) => {
			const parsed = parsePrice(typed[unit], currency);
			return 'cents' in parsed ? [[unit, parsed.cents]] : [];
		}),
	);
}
