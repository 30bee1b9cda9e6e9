import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page, one line each: the route table of the specification (public-site.md section 2). */
export default [
	layout('site/site-layout.tsx', [
		index('site/home-page.tsx'),
		guidePage('about'),
		plainPage('sample-box'),
		plainPage('where-to-buy'),
		plainPage('distributor-login'),
		plainPage('become-a-distributor'),
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
		route('products/:partNumber', 'product-page/product-page.tsx'),
		listingPage('products/*'),
		route('*', 'site/not-found-page.tsx'),
	]),
] satisfies RouteConfig;

/** A page that says what it will be. */
function plainPage(path: string) {
	return route(path, 'site/plain-page.tsx', { id: path });
}

/** A page to read or to find by. */
function guidePage(path: string) {
	return route(path, `guides/${path}-page.tsx`);
}

/** A page that lists gloves; which ones, its path says (`listing/listing-scope.ts`). */
function listingPage(path: string) {
	return route(path, 'listing/listing-page.tsx', { id: path });
}
