import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page, one line each: the route table of the specification (public-site.md section 2). */
export default [
	layout('staff/staff-root-layout.tsx', [
		route('admin/login', 'staff/sign-in-page.tsx'),
		route('admin/login/invitation', 'staff/invitation-page.tsx'),
		route('admin', 'staff/staff-layout.tsx', [
			index('staff/today-page.tsx'),
			route('companies', 'companies/company-list-page.tsx'),
			route('companies/create', 'companies/company-create-page.tsx'),
			route('companies/:company', 'companies/company-page.tsx', [
				index('distributor-portal/company-people-page.tsx'),
			]),
			route('labels', 'labels/labels-page.tsx'),
			route('labels/create', 'labels/label-create-page.tsx'),
			route('labels/:id', 'labels/label-page.tsx', [index('sample-inbox/label-request-page.tsx')]),
			route('labels/:id/edit', 'labels/label-edit-page.tsx'),
			route('samples', 'sample-inbox/inbox-layout.tsx', [
				index('sample-inbox/inbox-index-page.tsx'),
				route(':number', 'sample-inbox/inbox-request-page.tsx'),
			]),
			route('orders', 'distributor-portal/orders-page.tsx'),
			route('orders/:number', 'distributor-portal/order-answer-page.tsx'),
			route('products', 'product-editing/product-list-page.tsx'),
			route('products/import', 'product-files/product-import-page.tsx'),
			route('products/import/:id', 'product-files/import-review-page.tsx'),
			route('create-product', 'product-editing/product-create-page.tsx'),
			route('update-product/:partNumber', 'product-editing/product-edit-page.tsx'),
			route('categories', 'category-editing/category-list-page.tsx'),
			route('create-category', 'category-editing/category-create-page.tsx'),
			route('update-category/:category', 'category-editing/category-edit-page.tsx'),
			route('best-sellers', 'category-editing/best-sellers-page.tsx'),
			route('pricing', 'pricing/client-pricing-layout.tsx', [
				index('pricing/client-pricing-index-page.tsx'),
				route(':company', 'pricing/client-page.tsx'),
			]),
			route('pricing/matrix', 'pricing/matrix-page.tsx'),
			route('pricing/templates', 'pricing/price-templates-page.tsx'),
			route('pricing/templates/create', 'pricing/price-list-create-page.tsx'),
			route('pricing/templates/:id', 'pricing/price-list-page.tsx'),
			route('fit-checks', 'fit-check/kept-check-list-page.tsx'),
			route('newsletter', 'newsletter/subscription-list-page.tsx'),
			route('activity', 'staff/activity-page.tsx'),
			route('account', 'staff/account-page.tsx'),
			route('people', 'staff/people-page.tsx'),
			route('mail', 'staff-mail/failed-mail-page.tsx'),
			route('unreadable', 'stored-documents/unreadable-list-page.tsx'),
			route('unreadable/:document', 'stored-documents/unreadable-document-page.tsx'),
			route('*', 'staff/staff-not-found-page.tsx'),
		]),
	]),
	layout('distributor-portal/portal-door-layout.tsx', [
		route('distributor-login/forgotten', 'distributor-portal/forgotten-password-page.tsx'),
		route('distributor-login/password', 'distributor-portal/chosen-password-page.tsx'),
	]),
	route('distributor', 'distributor-portal/portal-layout.tsx', [
		index('distributor-portal/portal-home-page.tsx'),
		route('prices', 'distributor-portal/portal-prices-page.tsx'),
		route('order', 'distributor-portal/portal-order-page.tsx'),
		route('orders/:number', 'distributor-portal/portal-order-sent-page.tsx'),
		route('requests', 'distributor-portal/portal-requests-page.tsx'),
		route('shipments', 'distributor-portal/portal-shipments-page.tsx'),
		route('resources', 'distributor-portal/portal-resources-page.tsx'),
		route('account', 'distributor-portal/portal-account-page.tsx'),
		route('*', 'distributor-portal/portal-not-found-page.tsx'),
	]),
	layout('site/site-layout.tsx', [
		index('site/home-page.tsx'),
		guidePage('about'),
		route('sample-box', 'sample-requests/sample-request-page.tsx'),
		route('sample-box/sent', 'sample-requests/request-sent-page.tsx'),
		route('where-to-buy', 'where-to-buy/where-to-buy-page.tsx'),
		route('distributor-login', 'distributor-portal/distributor-login-page.tsx'),
		route('become-a-distributor', 'distributors/distributor-application-page.tsx'),
		route('become-a-distributor/sent', 'distributors/application-sent-page.tsx'),
		route('newsletter/:step?', 'newsletter/newsletter-page.tsx'),
		route('find-a-glove', 'finder/finder-page.tsx'),
		route('compare', 'compare/compare-page.tsx'),
		guidePage('sizing-guide'),
		guidePage('advanced-search'),
		guidePage('sitemap'),
		guidePage('terms'),
		guidePage('privacy'),
		guidePage('accessibility'),
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
		// A visitor's page in a visitor's frame, which staff alone can open.
		route('admin/preview-product/:partNumber', 'product-editing/product-preview-page.tsx'),
		route('products/:partNumber', 'product-page/product-page.tsx'),
		listingPage('products/*'),
		route('dev/components', 'dev-pages/components-page.tsx'),
		route('*', 'site/not-found-page.tsx'),
	]),
] satisfies RouteConfig;

/** A page to read or to find by. */
function guidePage(path: string) {
	return route(path, `guides/${path}-page.tsx`);
}

/** A page that lists gloves; which ones, its path says (`listing/listing-scope.ts`). */
function listingPage(path: string) {
	return route(path, 'listing/listing-page.tsx', { id: path });
}
