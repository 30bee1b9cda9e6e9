import { LISTING_ROUTES, type ListingRoute } from '../../domain/catalogue/category.ts';

/** Ids of the listings above a glove, outermost first, with their paths under /products. */
export type ProductTrail = Pick<ListingRoute, 'id' | 'path'>[];

/**
 * The categories in a glove's breadcrumb: its most specific one, and the parent of that one.
 * @param isIn whether the glove is in the category with that name
 */
export function findProductTrail(isIn: (categoryName: string) => boolean): ProductTrail {
	const categories = LISTING_ROUTES.filter(
		({ kind, categoryName }) => kind === 'category' && isIn(categoryName),
	);
	const depth = ({ path }: ListingRoute) => path.split('/').length;
	const nearest = categories.toSorted((a, b) => depth(b) - depth(a))[0];
	if (nearest === undefined) return [];
	return LISTING_ROUTES.filter(
		({ path }) => path === nearest.path || nearest.path.startsWith(`${path}/`),
	).map(({ id, path }) => ({ id, path }));
}
