import { LISTING_ROUTES } from '../../../domain/catalogue/category.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';

/** Lists that percentages can be taken off, list prices first, except `below` and the lists based on it. */
export function listParentChoices(lists: readonly PriceList[], below = '') {
	const standsOn = (list: PriceList | undefined, depth = 0): boolean =>
		list !== undefined &&
		depth < lists.length &&
		(list.id === below ||
			standsOn(
				lists.find(({ id }) => id === list.parentId),
				depth + 1,
			));
	return lists
		.filter((list) => list.kind !== 'cost' && !list.isRetired && (below === '' || !standsOn(list)))
		.toSorted((one, other) => Number(other.kind === 'standard') - Number(one.kind === 'standard'))
		.map(({ id, name, currency }) => ({ id, name, currency }));
}

/** The categories available for rules, spelled as in the catalogue. */
export function listCategoryChoices(catalogue: LiveCatalogue): string[] {
	return LISTING_ROUTES.flatMap(
		({ categoryName }) => catalogue.index.findCategory(categoryName)?.name ?? [],
	).toSorted();
}
