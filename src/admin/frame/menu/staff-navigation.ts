/** One entry of the bar; its label is `staff.nav.<key>` in messages/en.json. */
export type StaffSection = { key: StaffSectionKey; href: string };
export type StaffSectionKey =
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
	| 'reports'
	| 'announcements'
	| 'home'
	| 'pictures'
	| 'about'
	| 'contact'
	| 'sizing'
	| 'menu'
	| 'pages'
	| 'mails'
	| 'redirects'
	| 'translations'
	| 'releases'
	| 'distributors'
	| 'retention'
	| 'deleted'
	| 'activity';

/** Entries grouped in one menu. */
export type StaffSectionGroup = { key: 'pricing' | 'products'; sections: readonly StaffSection[] };

/**
 * The bar's entries, by priority: in a narrow window, the last ones move into the menu "More". A
 * feature adds its entry together with its page, so that no entry leads to a missing page.
 */
export const STAFF_NAVIGATION: readonly (StaffSection | StaffSectionGroup)[] = [
	{ key: 'today', href: '/admin' },
	{ key: 'samples', href: '/admin/samples' },
	{ key: 'applications', href: '/admin/applications' },
	{ key: 'orders', href: '/admin/orders' },
	{ key: 'companies', href: '/admin/companies' },
	{ key: 'labels', href: '/admin/labels' },
	{
		key: 'products',
		sections: [
			{ key: 'productList', href: '/admin/products' },
			{ key: 'categories', href: '/admin/categories' },
			{ key: 'bestSellers', href: '/admin/best-sellers' },
			{ key: 'fitChecks', href: '/admin/fit-checks' },
		],
	},
	{
		key: 'pricing',
		sections: [
			{ key: 'clientPricing', href: '/admin/pricing' },
			{ key: 'priceTemplates', href: '/admin/pricing/templates' },
		],
	},
];

/** Less frequent entries: always in the menu "More", after those that moved into it. */
export const STAFF_MORE: readonly StaffSection[] = [
	{ key: 'reports', href: '/admin/reports' },
	{ key: 'announcements', href: '/admin/announcements' },
	{ key: 'home', href: '/admin/home-page' },
	{ key: 'pictures', href: '/admin/page-pictures' },
	{ key: 'about', href: '/admin/about-page' },
	{ key: 'sizing', href: '/admin/sizing-guide' },
	{ key: 'contact', href: '/admin/contact' },
	{ key: 'menu', href: '/admin/menu' },
	{ key: 'pages', href: '/admin/pages' },
	{ key: 'mails', href: '/admin/mails' },
	{ key: 'translations', href: '/admin/translations' },
	{ key: 'releases', href: '/admin/releases' },
	{ key: 'distributors', href: '/admin/distributors' },
	{ key: 'newsletter', href: '/admin/newsletter' },
	{ key: 'stickGuide', href: '/admin/stick-guide' },
	{ key: 'redirects', href: '/admin/redirects' },
	{ key: 'retention', href: '/admin/retention' },
	{ key: 'deleted', href: '/admin/deleted' },
	{ key: 'activity', href: '/admin/activity' },
];

/** The links of an entry: its own, or its group. */
export function sectionsOf(entry: StaffSection | StaffSectionGroup): readonly StaffSection[] {
	return 'sections' in entry ? entry.sections : [entry];
}

/** Every page linked in the back-office, in the order of the bar and then of "More". */
export const STAFF_SECTIONS: readonly StaffSection[] = [
	...STAFF_NAVIGATION.flatMap(sectionsOf),
	...STAFF_MORE,
];

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
export function findCurrentSection(path: string): StaffSection | undefined {
	return STAFF_SECTIONS.filter((section) => isInSection(section, path)).toSorted(
		(one, other) => other.href.length - one.href.length,
	)[0];
}

/** Whether `path` is the entry's page or below it. The front page, /admin, matches only itself. */
function isInSection(section: StaffSection, path: string): boolean {
	return path === section.href || (section.href !== '/admin' && path.startsWith(`${section.href}/`));
}
