import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import { listTextPages } from './text-pages.ts';

/** A page of the site, and the day of its last change where that is known. */
export type SitePage = { path: string; updated?: string };

/** Pages that search engines shall list, gloves left out. Listings change with the catalogue, so they carry no day. */
export function listIndexedPages(): SitePage[] {
	return [
		{ path: '/' },
		{ path: '/products' },
		...LISTING_ROUTES.map(({ path }) => ({ path: `/products/${path}` })),
		{ path: '/products/smaw' },
		{ path: '/find-a-glove' },
		{ path: '/compare' },
		{ path: '/sizing-guide' },
		{ path: '/advanced-search' },
		{ path: '/where-to-buy' },
		{ path: '/become-a-distributor' },
		{ path: '/sitemap' },
		...listTextPages().map(({ path, updated }) => ({ path, updated })),
	];
}
