import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import type { SiteContents } from '../../domain/site-content/content-reader.server.ts';
import { listStoredTextPages } from '../../domain/site-content/stored-text-pages.server.ts';
import { textPagePath } from '../../domain/site-content/text-page.ts';

/** A page of the site, and the day of its last change if known. */
export type SitePage = { path: string; updated?: string };

/** Pages for search engines to index, except gloves. Listings change with the catalogue, so they have no date. */
export function listIndexedPages(contents: SiteContents): SitePage[] {
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
		{ path: '/about' },
		{ path: '/become-a-distributor' },
		{ path: '/sitemap' },
		...listStoredTextPages(contents).map(({ name, page: { updated } }) => ({
			path: textPagePath(name),
			updated,
		})),
	];
}
