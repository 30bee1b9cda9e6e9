import { foldListing, listingKey } from '../catalogue/product-listing.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { formatPlace, orderOf, type ProductFilter, type ProductSummary } from './product-list.ts';
import { listProducts } from './product-list-queries.server.ts';

export type ProductListData = {
	content: ProductSummary[];
	total: number;
	/** Where the page before and the page after begin, for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for the page and for the call alike. */
export async function loadProductList(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	filter: ProductFilter,
	most: number,
): Promise<ProductListData> {
	const inCategory =
		filter.category === '' ? undefined : (catalogue.index.findCategory(filter.category)?.partNumbers ?? []);
	const page = await listProducts(db, filter, most, inCategory);
	const placeAt = (direction: 'after' | 'before', row: ProductSummary | undefined) =>
		row && formatPlace({ direction, value: sortValueOf(filter, row), id: listingKey(row.partNumber) });
	return {
		content: page.products,
		total: page.total,
		before: page.hasBefore ? placeAt('before', page.products[0]) : undefined,
		after: page.hasAfter ? placeAt('after', page.products.at(-1)) : undefined,
	};
}

function sortValueOf({ sort }: ProductFilter, row: ProductSummary): string {
	switch (orderOf(sort).column) {
		case 'name_sort':
			return listingKey(foldListing(row.name));
		case 'number_sort':
			return listingKey(row.partNumber);
		case 'updated_sort':
			return row.updatedAt;
		case 'score_sort':
			return String(row.completeness).padStart(3, '0');
	}
}
