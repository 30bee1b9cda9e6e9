import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import type { ListingScope } from '../../domain/search/listing-scopes.ts';

/** A page that lists gloves; its texts are in `messages/`, under `listing.pages.<id>`. */
export type ListingRoute = {
	id: ListingRouteId;
	/** The path of its links, such as "/products/welding-gloves/tig". */
	path: string;
	scope: ListingScope;
};

export type ListingRouteId =
	| 'all'
	| 'smaw'
	| 'unknown'
	| 'weldingGloves'
	| 'tig'
	| 'migStick'
	| 'prep'
	| 'workGloves'
	| 'fitter'
	| 'driver'
	| 'winter'
	| 'argonSeries'
	| 'trackSeries';

export const ALL_GLOVES: ListingRoute = { id: 'all', path: '/products', scope: { kind: 'all' } };

/** Titled "All Gloves", with status 404; its links lead to /products (docs/behaviour.md, "Unknown addresses"). */
export const UNKNOWN_LISTING: ListingRoute = { ...ALL_GLOVES, id: 'unknown' };

const ROUTES: readonly ListingRoute[] = [
	ALL_GLOVES,
	{ id: 'smaw', path: '/products/smaw', scope: { kind: 'process', code: 'SMAW' } },
	...LISTING_ROUTES.map(
		({ id, path, categoryName }): ListingRoute => ({
			id: id as ListingRouteId,
			path: `/products/${path}`,
			scope: { kind: 'category', name: categoryName },
		}),
	),
];

/** The listing at a path, ignoring case and trailing slashes; the unknown listing if there is none. */
export function findListingRoute(path: string): ListingRoute {
	const normalized = path.toLowerCase().replace(/\/+$/, '');
	return ROUTES.find((route) => route.path === normalized) ?? UNKNOWN_LISTING;
}

/** The eight entries of the category menu, in order (docs/behaviour.md, "Listings"). */
export const CATEGORY_MENU: readonly ListingRoute[] = ROUTES.filter(({ path }) =>
	LISTING_ROUTES.some((route) => route.kind === 'category' && path === `/products/${route.path}`),
);
