import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import type { ListingScope } from '../../domain/search/index/catalogue-index.ts';

/** A page that lists gloves; its texts are in `messages/`, under `listing.pages.<id>`. */
export type ListingPlace = {
	id: ListingPlaceId;
	/** The path of its links, such as "/products/welding-gloves/tig". */
	path: string;
	scope: ListingScope;
};

export type ListingPlaceId =
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

export const ALL_GLOVES: ListingPlace = { id: 'all', path: '/products', scope: { kind: 'all' } };

/** Titled "All Gloves", with status 404; its links lead to /products (docs/behaviour.md, "Unknown addresses"). */
export const UNKNOWN_LISTING: ListingPlace = { ...ALL_GLOVES, id: 'unknown' };

const PLACES: readonly ListingPlace[] = [
	ALL_GLOVES,
	{ id: 'smaw', path: '/products/smaw', scope: { kind: 'process', code: 'SMAW' } },
	...LISTING_ROUTES.map(
		({ id, path, categoryName }): ListingPlace => ({
			id: id as ListingPlaceId,
			path: `/products/${path}`,
			scope: { kind: 'category', name: categoryName },
		}),
	),
];

/** The listing at a path, ignoring case and trailing slashes; the unknown listing if there is none. */
export function findListingPlace(path: string): ListingPlace {
	const plain = path.toLowerCase().replace(/\/+$/, '');
	return PLACES.find((place) => place.path === plain) ?? UNKNOWN_LISTING;
}

/** The eight entries of the category menu, in order (docs/behaviour.md, "Listings"). */
export const CATEGORY_MENU: readonly ListingPlace[] = PLACES.filter(({ path }) =>
	LISTING_ROUTES.some((route) => route.kind === 'category' && path === `/products/${route.path}`),
);
