import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatPlace, type ProductFilter, type ProductSummary } from './product-list.ts';
import { listProducts, type RowPlace } from './product-list-queries.server.ts';

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
	const placeAt = (direction: 'after' | 'before', row: RowPlace | undefined) =>
		row && formatPlace({ direction, ...row });
	return {
		content: page.products,
		total: page.total,
		before: page.hasBefore ? placeAt('before', page.first) : undefined,
		after: page.hasAfter ? placeAt('after', page.last) : undefined,
	};
}
