import { useTranslations } from 'use-intl';
import { formatPrice } from '../../../domain/pricing/price.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import type { PriceChange } from '../../../domain/pricing/price-plan.ts';
import { formatterFor } from '../../../platform/i18n/formatter.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

/** Words a change of a list's prices: "+4%, rounded up to $0.05". */
export function usePlanText({ currency }: PriceList): (change: PriceChange) => string {
	const locale = useLocale();
	const t = useTranslations('pricing.list.plans');
	return ({ hundredths, stepCents }) => {
		const percent = formatterFor(locale).number(Math.abs(hundredths) / 100_00, {
			style: 'percent',
			maximumFractionDigits: 2,
		});
		const step = formatPrice(stepCents, currency, locale);
		return t(hundredths > 0 ? 'rise' : 'fall', { percent, step });
	};
}
