import { useTranslations } from 'use-intl';
import { formatPrice } from '../../../domain/pricing/price.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import { STEP_AMOUNTS } from '../../../domain/pricing/price-plan-schema.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { SelectField, TextField } from '../../kit/form/form-fields.tsx';

/** By how much all prices of a list change, and what they are rounded up to. */
export function PriceChangeFields({ currency }: Pick<PriceList, 'currency'>) {
	const t = useTranslations('pricing.list.plans');
	const locale = useLocale();
	return (
		<>
			<SelectField
				path="direction"
				label={t('direction')}
				choices={(['up', 'down'] as const).map((value) => ({ value, label: t(`directions.${value}`) }))}
			/>
			<TextField path="percent" label={t('percent')} required data-autofocus inputMode="decimal" />
			<SelectField
				path="roundedTo"
				label={t('roundedTo')}
				choices={STEP_AMOUNTS.map((value) => ({
					value,
					label: formatPrice(Math.round(Number(value) * 100), currency, locale),
				}))}
			/>
		</>
	);
}
