import { useTranslations } from 'use-intl';
import { type Currency, parsePrice } from '../../../domain/pricing/price.ts';
import { BREAKS, type BreakUnit, listRisingBreaks } from '../../../domain/pricing/quantity-break.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { useFormState } from '../../kit/form/form-context.tsx';
import { FieldRow, TextField } from '../../kit/form/form-fields.tsx';

/** Prices as typed; empty if there is none. */
export type TypedPrices = Record<BreakUnit, string>;

type BreakPriceFieldsProps = {
	currency: Currency;
	/** Number of pairs in a case of the glove. */
	caseSize: number | null;
};

/** Fields for the price per pair from one pair, a dozen and a case; warns if a larger quantity costs more per pair. */
export function BreakPriceFields({ currency, caseSize }: BreakPriceFieldsProps) {
	const t = useTranslations('pricing.override');
	const breaks = useTranslations('pricing.breaks');
	const { value } = useFormState<TypedPrices>();
	const hints: Record<BreakUnit, string> = {
		pair: t('pairHint', { currency }),
		dozen: t('dozenHint'),
		case: caseSize === null ? t('caseUnknown') : t('caseHint', { pairs: caseSize }),
	};
	return (
		<>
			<FieldRow min={150}>
				{BREAKS.map((unit) => (
					<TextField
						key={unit}
						path={unit}
						label={breaks(unit)}
						hint={hints[unit]}
						inputMode="decimal"
						maxLength={20}
						data-autofocus={unit === 'pair' || undefined}
					/>
				))}
			</FieldRow>
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
