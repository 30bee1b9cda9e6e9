import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { type Currency, formatPrice } from '../../domain/pricing/price.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import type { SizePrice } from './size-prices.server.ts';

type SizePriceLinesProps = { sizePrices: readonly SizePrice[]; currency: Currency };

/** The sizes that cost other than the price above, a line for each price: "2XL, 3XL: $26.40". */
export function SizePriceLines({ sizePrices, currency }: SizePriceLinesProps) {
	const locale = useLocale();
	const t = useTranslations('pricing');
	return sizePrices.map(({ sizes, cents }) => (
		<Text span display="block" key={sizes.join()} c="dimmed" fz="sm">
			{t('breaks.size', {
				sizes: sizes.map((size) => formatSize(size, locale)).join(', '),
				price: formatPrice(cents, currency, locale),
			})}
		</Text>
	));
}
