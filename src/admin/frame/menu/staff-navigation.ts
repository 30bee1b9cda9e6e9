/** One entry of the bar; its words are `staff.nav.<key>` in messages/en.json. */
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

/** Entries that open together. */
export type StaffPlaceGroup = { key: 'pricing' | 'products'; places: readonly StaffPlace[] };

/**
 * The bar, in order of need: where the window has no room for all, the last ones fold into the menu "More".
 * A feature adds its own line here together with its page: nothing leads to what is not there.
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

/** What staff need less often: always in the menu "More", after whatever folded into it. */
export const STAFF_MORE: readonly StaffPlace[] = [
	{ key: 'newsletter', href: '/admin/newsletter' },
	{ key: 'stickGuide', href: '/admin/stick-guide' },
	{ key: 'activity', href: '/admin/activity' },
];

/** The places of an entry: its own, or those that open together. */
export function placesOf(entry: StaffPlace | StaffPlaceGroup): readonly StaffPlace[] {
	return 'places' in entry ? entry.places : [entry];
}

/** Every place of the back-office, in the order of the bar and then of "More". */
export const STAFF_PLACES: readonly StaffPlace[] = [...STAFF_NAVIGATION.flatMap(placesOf), ...STAFF_MORE];

/** What Today offers to begin with; the last one is the amber one. A feature adds its own line here. */
export const STAFF_BEGINNINGS: readonly { key: 'company' | 'label'; href: string }[] = [
	{ key: 'company', href: '/admin/companies/create' },
	{ key: 'label', href: '/admin/labels/create' },
];

/** What staff reach for while they answer the phone; beside Today's list. */
export const STAFF_SHORTCUTS: readonly { key: 'toShip' | 'stickGuide' | 'sizing'; href: string }[] = [
	{ key: 'toShip', href: '/admin/samples?state=approved' },
	{ key: 'stickGuide', href: '/admin/stick-guide' },
	{ key: 'sizing', href: '/sizing-guide' },
];

/** The entry whose page `path` is, or is below; where one lies below another, the deeper one. */
export function findCurrentPlace(path: string): StaffPlace | undefined {
	return STAFF_PLACES.filter((place) => isAtPlace(place, path)).toSorted(
		(one, other) => other.href.length - one.href.length,
	)[0];
}

/** The front page is only itself. */
function isAtPlace(place: StaffPlace, path: string): boolean {
	return path === place.href || (place.href !== '/admin' && path.startsWith(`${place.href}/`));
}
