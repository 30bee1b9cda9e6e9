/** One entry of the bar; its label is `staff.nav.<key>` in messages/en.json. */
export type StaffPlace = { key: StaffPlaceKey; href: string };
export type StaffPlaceKey =
	| 'today'
	| 'samples'
	| 'applications'
	| 'orders'
	| 'companies'
	| 'labels'
	| 'productList'
	| 'categories'
	| 'bestSellers'
	| 'fitChecks'
	| 'clientPricing'
	| 'priceTemplates'
	| 'newsletter'
	| 'stickGuide'
	| 'activity';

/** Entries grouped in one menu. */
export type StaffPlaceGroup = { key: 'pricing' | 'products'; places: readonly StaffPlace[] };

/**
 * The bar's entries, by priority: in a narrow window, the last ones move into the menu "More". A
 * feature adds its entry together with its page, so that no entry leads to a missing page.
 */
export const STAFF_NAVIGATION: readonly (StaffPlace | StaffPlaceGroup)[] = [
	{ key: 'today', href: '/admin' },
	{ key: 'samples', href: '/admin/samples' },
	{ key: 'applications', href: '/admin/applications' },
	{ key: 'orders', href: '/admin/orders' },
	{ key: 'companies', href: '/admin/companies' },
	{ key: 'labels', href: '/admin/labels' },
	{
		key: 'products',
		places: [
			{ key: 'productList', href: '/admin/products' },
			{ key: 'categories', href: '/admin/categories' },
			{ key: 'bestSellers', href: '/admin/best-sellers' },
			{ key: 'fitChecks', href: '/admin/fit-checks' },
		],
	},
	{
		key: 'pricing',
		places: [
			{ key: 'clientPricing', href: '/admin/pricing' },
			{ key: 'priceTemplates', href: '/admin/pricing/templates' },
		],
	},
];

/** Less frequent entries: always in the menu "More", after those that moved into it. */
export const STAFF_MORE: readonly StaffPlace[] = [
	{ key: 'newsletter', href: '/admin/newsletter' },
	{ key: 'stickGuide', href: '/admin/stick-guide' },
	{ key: 'activity', href: '/admin/activity' },
];

/** The links of an entry: its own, or its group. */
export function placesOf(entry: StaffPlace | StaffPlaceGroup): readonly StaffPlace[] {
	return 'places' in entry ? entry.places : [entry];
}

/** Every page linked in the back-office, in the order of the bar and then of "More". */
export const STAFF_PLACES: readonly StaffPlace[] = [...STAFF_NAVIGATION.flatMap(placesOf), ...STAFF_MORE];

/**
 * Actions offered on Today; the last one is the amber one. A feature adds its entry here together
 * with its page.
 */
export const STAFF_BEGINNINGS: readonly { key: 'company' | 'label'; href: string }[] = [
	{ key: 'company', href: '/admin/companies/create' },
	{ key: 'label', href: '/admin/labels/create' },
];

/** Links that staff need while on the phone; shown beside Today's list. */
export const STAFF_SHORTCUTS: readonly { key: 'toShip' | 'stickGuide' | 'sizing'; href: string }[] = [
	{ key: 'toShip', href: '/admin/samples?state=approved' },
	{ key: 'stickGuide', href: '/admin/stick-guide' },
	{ key: 'sizing', href: '/sizing-guide' },
];

/** The entry of the page `path` or of its closest ancestor. */
export function findCurrentPlace(path: string): StaffPlace | undefined {
	return STAFF_PLACES.filter((place) => isAtPlace(place, path)).toSorted(
		(one, other) => other.href.length - one.href.length,
	)[0];
}

/** Whether `path` is the entry's page or below it. The front page, /admin, matches only itself. */
function isAtPlace(place: StaffPlace, path: string): boolean {
	return path === place.href || (place.href !== '/admin' && path.startsWith(`${place.href}/`));
}
