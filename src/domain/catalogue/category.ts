/** A named list of gloves, as returned by the public API (docs/behaviour.md, "Public API"). */
export type Category = { name: string; partNumbers: string[] };

/** A page that lists one category or series. Its text is in `messages/`, under `listing.pages.<id>`. */
export type ListingRoute = {
	id: string;
	/** The path after /products/. */
	path: string;
	/** The category's name in the database; matched case-insensitively. */
	categoryName: string;
	kind: 'category' | 'series';
};

/** The eight category pages and the two series (docs/behaviour.md, "Listings"). */
export const LISTING_ROUTES: readonly ListingRoute[] = [
	{ id: 'weldingGloves', path: 'welding-gloves', categoryName: 'welding gloves', kind: 'category' },
	{ id: 'tig', path: 'welding-gloves/tig', categoryName: 'TIG', kind: 'category' },
	{ id: 'migStick', path: 'welding-gloves/mig-stick', categoryName: 'MIG / Stick', kind: 'category' },
	{ id: 'prep', path: 'welding-gloves/prep', categoryName: 'Prep', kind: 'category' },
	{ id: 'workGloves', path: 'work-gloves', categoryName: 'Work Gloves', kind: 'category' },
	{ id: 'fitter', path: 'work-gloves/fitter', categoryName: 'Fitter', kind: 'category' },
	{ id: 'driver', path: 'work-gloves/driver-performance', categoryName: 'Driver', kind: 'category' },
	{ id: 'winter', path: 'work-gloves/winter', categoryName: 'Winter', kind: 'category' },
	{ id: 'argonSeries', path: 'argon-series', categoryName: 'Argon series', kind: 'series' },
	{ id: 'trackSeries', path: 'track-series', categoryName: 'Track series', kind: 'series' },
];
