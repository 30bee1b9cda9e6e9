import { useTranslations } from 'use-intl';
import { LISTING_SORTS } from '../../../domain/search/listing.ts';

/** The sort orders of a list; best match only if there is a search text. */
export function SortOptions({ hasText }: { hasText: boolean }) {
	const t = useTranslations('listing.sort');
	const orders = hasText ? (['best', ...LISTING_SORTS] as const) : LISTING_SORTS;
	return orders.map((order) => (
		<option key={order} value={order}>
			{t(order)}
		</option>
	));
}
