import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import type { ProductFilter, ProductSummary } from './product-list.ts';
import { listProductNumbers, listProducts } from './product-list-queries.server.ts';

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
	const inCategory = listInCategory(catalogue, filter);
	const { products, total, ...cursors } = await listProducts(db, filter, max, inCategory);
	return { content: products, total, ...formatCursors(cursors) };
}

/** The first part numbers of the list, for an action on many gloves. */
export function loadProductNumbers(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	filter: ProductFilter,
	limit: number,
): Promise<string[]> {
	return listProductNumbers(db, filter, listInCategory(catalogue, filter), limit);
}

/** Undefined without a category. */
function listInCategory(
	catalogue: LiveCatalogue,
	{ category }: ProductFilter,
): readonly string[] | undefined {
	return category === '' ? undefined : (catalogue.index.findCategory(category)?.partNumbers ?? []);
}
