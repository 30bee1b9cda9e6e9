import type { LoaderFunctionArgs } from 'react-router';
import { listCategoryNames } from '../../domain/catalogue/product-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { loadProductList } from './product-list.server.ts';
import { PRODUCTS_A_PAGE, parseProductFilter } from './product-list.ts';

/** Loads the list for the query params; invalid ones are ignored. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, catalogue } = requireStaff(context);
	const filter = parseProductFilter(url.searchParams);
	const [list, categories] = await Promise.all([
		loadProductList(database.db, catalogue, filter, PRODUCTS_A_PAGE),
		listCategoryNames(database.db),
	]);
	const { cursor: _, ...shown } = filter;
	return { ...list, filter: shown, categories };
}
