import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import type { ProductFilter, ProductSummary } from './product-list.ts';
import { listProducts } from './product-list-queries.server.ts';

export type ProductListData = {
	content: ProductSummary[];
	total: number;
	/** Cursors of the previous and next page for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for both the page and the API. */
export async function loadProductList(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	filter: ProductFilter,
	max: number,
): Promise<ProductListData> {
	const inCategory =
		filter.category === '' ? undefined : (catalogue.index.findCategory(filter.category)?.partNumbers ?? []);
	const { products, total, ...cursors } = await listProducts(db, filter, max, inCategory);
	return { content: products, total, ...formatCursors(cursors) };
}
