import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { TEXT_PAGE_NAMES } from './domain/site-content/text-page.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './platform/i18n/locale.ts';
import { pairedPath, routeIdIn } from './platform/i18n/localized-path.ts';

/** All routes of the site, one per line. Public pages and the portal have a route in every language. */
export default [
	layout('admin/frame/staff-root-layout.tsx', [
		route('admin/login', 'admin/accounts/sign-in/sign-in-page.tsx'),
		route('admin/login/invitation', 'admin/accounts/sign-in/invitation-page.tsx'),
		route('admin', 'admin/frame/staff-layout.tsx', [
			index('admin/frame/today/today-page.tsx'),
			route('companies', 'admin/companies/company-list-page.tsx'),
			route('companies/create', 'admin/companies/company-create-page.tsx'),
			route('companies/:company', 'admin/companies/company-page.tsx', [
				index('admin/portal-people/company-people-page.tsx'),
			]),
			route('companies/:company/timeline', 'admin/companies/timeline/company-timeline-page.tsx'),
			route('labels', 'admin/labels/labels-page.tsx'),
			route('labels/create', 'admin/labels/label-create-page.tsx'),
			route('labels/:id', 'admin/labels/label-page.tsx', [
				index('admin/sample-requests/request/label-request-page.tsx'),
			]),
			route('labels/:id/edit', 'admin/labels/label-edit-page.tsx'),
			route('samples', 'admin/sample-requests/inbox-layout.tsx', [
				index('admin/sample-requests/inbox-index-page.tsx'),
				route(':number', 'admin/sample-requests/request/inbox-request-page.tsx'),
			]),
			route('applications', 'admin/applications/application-list-page.tsx'),
			route('applications/:number', 'admin/applications/application-page.tsx'),
			route('orders', 'admin/orders/orders-page.tsx'),
			route('orders/:number', 'admin/orders/order-answer-page.tsx'),
			route('products', 'admin/products/product-list-page.tsx'),
			route('products/import', 'admin/product-import/product-import-page.tsx'),
			route('products/import/:id', 'admin/product-import/review/import-review-page.tsx'),
			route('create-product', 'admin/products/product-create-page.tsx'),
			route('update-product/:partNumber', 'admin/products/product-edit-page.tsx'),
			route('stick-guide', 'app/preview/staff-stick-guide-page.tsx'),
			route('categories', 'admin/categories/category-list-page.tsx'),
			route('create-category', 'admin/categories/category-create-page.tsx'),
			route('update-category/:category', 'admin/categories/category-edit-page.tsx'),
			route('best-sellers', 'admin/categories/best-sellers-page.tsx'),
			route('pricing', 'admin/pricing/company-prices/company-pricing-layout.tsx', [
				index('admin/pricing/company-prices/company-pricing-index-page.tsx'),
				route(':company', 'admin/pricing/company-prices/company-prices-page.tsx'),
			]),
			route('pricing/matrix', 'admin/pricing/matrix/matrix-page.tsx'),
			route('pricing/templates', 'admin/pricing/price-lists/price-templates-page.tsx'),
			route('pricing/templates/create', 'admin/pricing/price-lists/price-list-create-page.tsx'),
			route('pricing/templates/:id', 'admin/pricing/price-lists/price-list-page.tsx'),
			route('fit-checks', 'admin/fit-checks/stored-check-list-page.tsx'),
			route('newsletter', 'admin/newsletter/subscription-list-page.tsx'),
			route('newsletter/issues', 'admin/newsletter/issues/issue-list-page.tsx'),
			route('newsletter/issues/:issue', 'admin/newsletter/issues/issue-page.tsx'),
			route('translations', 'admin/translations/translation-list-page.tsx'),
			route('translations/:record', 'admin/translations/translation-page.tsx'),
			route('home-page', 'admin/content/home/home-desk-page.tsx'),
			route('page-pictures', 'admin/content/pictures/page-pictures-page.tsx'),
			route('retention', 'admin/content/retention/retention-page.tsx'),
			route('about-page', 'admin/content/about/about-desk-page.tsx'),
			route('stick-guide/edit', 'admin/content/stick-guide/stick-desk-page.tsx'),
			route('sizing-guide', 'admin/content/sizing/sizing-desk-page.tsx'),
			route('contact', 'admin/content/contact/contact-page.tsx'),
			route('menu', 'admin/content/menu/menu-page.tsx'),
			route('mails', 'admin/content/mails/mail-list-page.tsx'),
			route('mails/:mail', 'admin/content/mails/mail-edit-page.tsx'),
			route('pages', 'admin/content/text-pages/text-page-list-page.tsx'),
			route('pages/:page', 'admin/content/text-pages/text-page-edit-page.tsx'),
			route('announcements', 'admin/content/announcements-page.tsx'),
			route('releases', 'admin/releases/list/release-list-page.tsx'),
			route('releases/:release', 'admin/releases/release/release-page.tsx'),
			route('reports', 'admin/reports/reports-page.tsx'),
			route('distributors', 'admin/distributors/distributor-list-page.tsx'),
			route('distributors/create', 'admin/distributors/distributor-create-page.tsx'),
			route('distributors/online', 'admin/distributors/online/online-partners-page.tsx'),
			route('distributors/:distributor', 'admin/distributors/distributor-page.tsx'),
			route('redirects', 'admin/redirects/redirects-page.tsx'),
			route('deleted', 'admin/deleting/deleted-page.tsx'),
			route('activity', 'admin/frame/activity-page.tsx'),
			route('account', 'admin/accounts/account-page.tsx'),
			route('people', 'admin/accounts/people-page.tsx'),
			route('mail', 'admin/failed-mail/failed-mail-page.tsx'),
			route('unreadable', 'admin/unreadable/unreadable-list-page.tsx'),
			route('unreadable/:document', 'admin/unreadable/unreadable-document-page.tsx'),
			route('*', 'admin/frame/staff-not-found-page.tsx'),
		]),
	]),
	...LOCALES.flatMap(pagesIn),
] satisfies RouteConfig;

/** The public pages and the portal in one language, by their English paths. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
	return [
		frame('portal/sign-in/portal-door-layout.tsx', [
			page('distributor-login/forgotten', 'portal/sign-in/forgotten-password-page.tsx'),
			page('distributor-login/password', 'portal/sign-in/chosen-password-page.tsx'),
		]),
		frame('portal/frame/portal-layout.tsx', [
			page('distributor', 'portal/records/portal-home-page.tsx'),
			page('distributor/prices', 'portal/prices/portal-prices-page.tsx'),
			page('distributor/order', 'portal/orders/portal-order-page.tsx'),
			page('distributor/orders/:number', 'portal/orders/portal-order-sent-page.tsx'),
			page('distributor/requests', 'portal/records/portal-requests-page.tsx'),
			page('distributor/shipments', 'portal/records/portal-shipments-page.tsx'),
			page('distributor/resources', 'portal/resources/portal-resources-page.tsx'),
			page('distributor/account', 'portal/account/portal-account-page.tsx'),
			page('distributor/*', 'portal/frame/portal-not-found-page.tsx'),
		]),
		frame('site/frame/site-layout.tsx', [
			page('', 'site/frame/home/home-page.tsx'),
			guidePage('about'),
			page('sample-box', 'site/sample-requests/sample-request-page.tsx'),
			page('sample-box/sent', 'site/sample-requests/request-sent-page.tsx'),
			page('where-to-buy', 'site/where-to-buy/where-to-buy-page.tsx'),
			page('where-to-buy/confirm', 'site/where-to-buy/confirmation/confirm-entry-page.tsx'),
			page('distributor-login', 'portal/sign-in/distributor-login-page.tsx'),
			page('become-a-distributor', 'site/distributors/distributor-application-page.tsx'),
			page('become-a-distributor/sent', 'site/distributors/application-sent-page.tsx'),
			page('newsletter/:step?', 'site/newsletter/newsletter-page.tsx'),
			page('find-a-glove', 'site/finder/finder-page.tsx'),
			page('compare', 'site/compare/compare-page.tsx'),
			guidePage('sizing-guide'),
			guidePage('advanced-search'),
			guidePage('sitemap'),
			...TEXT_PAGE_NAMES.map(textPage),
			listingPage('products'),
			listingPage('products/smaw'),
			listingPage('products/welding-gloves'),
			listingPage('products/welding-gloves/tig'),
			listingPage('products/welding-gloves/mig-stick'),
			listingPage('products/welding-gloves/prep'),
			listingPage('products/work-gloves'),
			listingPage('products/work-gloves/fitter'),
			listingPage('products/work-gloves/driver-performance'),
			listingPage('products/work-gloves/winter'),
			listingPage('products/argon-series'),
			listingPage('products/track-series'),
			...(locale === DEFAULT_LOCALE ? previewPages() : []),
			page('products/:partNumber', 'site/product-page/product-page.tsx'),
			listingPage('products/*'),
			page('dev/components', 'site/dev-pages/components-page.tsx'),
			page('*', 'site/frame/not-found-page.tsx'),
		]),
	];

	function frame(file: string, pages: RouteConfigEntry[]) {
		return layout(file, { id: routeIdIn(fileId(file), locale) }, pages);
	}

	function page(path: string, file: string, id = fileId(file)) {
		return route(pairedPath(path, locale), file, { id: routeIdIn(id, locale) });
	}

	/** A text page, or a tool for finding gloves. */
	function guidePage(path: string) {
		return page(path, `site/guides/${path}-page.tsx`);
	}

	/** A page that staff write; its path selects which (`domain/site-content/text-page.ts`). */
	function textPage(path: string) {
		return page(path, 'site/guides/text-page.tsx', path);
	}

	/** A page that lists gloves; its path selects which ones (`site/listing/listing-scope.ts`). */
	function listingPage(path: string) {
		return page(path, 'site/listing/listing-page.tsx', path);
	}
}

/** Public pages in the public layout, but only staff can open them. */
function previewPages() {
	return [
		route('admin/preview-product/:partNumber', 'app/preview/product-preview-page.tsx'),
		route('admin/preview-page/:page', 'app/preview/text-page-preview-page.tsx'),
	];
}

/** The framework's own id of a route. */
function fileId(file: string): string {
	return file.replace(/\.tsx$/, '');
}
