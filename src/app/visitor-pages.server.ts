import type { FastifyInstance } from 'fastify';
import { addCategoryRoutes } from '../api/catalogue/categories-api.server.ts';
import { addProductRoutes } from '../api/catalogue/products-api.server.ts';
import { addMenuRoutes } from '../api/menu/menu-api.server.ts';
import { redirectTarget } from '../domain/site-content/redirect.ts';
import { openRedirects } from '../domain/site-content/stored-redirects.server.ts';
import { AnswerCache } from '../platform/cache/answer-cache.server.ts';
import { createPages } from '../platform/pages/pages.server.ts';
import type { PageServices } from '../site/frame/page-services.ts';
import { findUnknownKinds } from '../site/product-page/unknown-kinds.server.ts';
import { addDistributorRoutes } from '../site/where-to-buy/distributors-api.server.ts';
import type { SiteOptions } from './site.server.ts';

const LOST_BYTES = 4 * 1024 * 1024;

type VisitorPagesOptions = Pick<
	SiteOptions,
	'log' | 'publicUrl' | 'mapTiles' | 'renderPage' | 'pagesCached'
> & {
	services: PageServices;
	pageCache: AnswerCache;
	/** The version that held pages belong to. */
	version: () => number;
	/** Told of each visit to an address that is not there. */
	onMissing?: (path: string) => void;
	/** How long others may hold the pages, if not as long as the site allows. */
	cacheControl?: string;
};

/** The public pages of one catalogue; undefined without pages, in tests of the API alone. */
export function createVisitorPages(options: VisitorPagesOptions) {
	const { log, publicUrl, services, pageCache, version, onMissing, cacheControl } = options;
	const { catalogue } = services;
	const render = options.renderPage?.(services);
	if (!render) return undefined;
	const findRedirect = openRedirects(catalogue);
	const pagesCached = options.pagesCached ?? true;
	const pages = createPages({
		log,
		render,
		origin: publicUrl,
		policyOf: render.policies?.policyOf,
		pageCache,
		notFoundCache: new AnswerCache(version, LOST_BYTES),
		routeCache: new AnswerCache(version, LOST_BYTES),
		version,
		cached: pagesCached,
		formPaths: render.policies?.forms,
		redirectOf: (path, query) => {
			const to = findRedirect(path);
			return to === undefined ? undefined : redirectTarget(to, query);
		},
		onMissing,
		// In development pages change, and every URL goes to the router.
		unknownKind: pagesCached && render.policies ? findUnknownKinds(catalogue) : undefined,
		imageSources: options.mapTiles ? [tileOrigin(options.mapTiles.url)] : [],
		cacheControl,
	});
	return { pages, render };
}

/** The public API of one catalogue: what the pages ask for while they are looked at. */
export function addCatalogueRoutes(
	app: FastifyInstance,
	{ catalogue, whereToBuy }: PageServices,
	{ responses, searches }: { responses: AnswerCache; searches: AnswerCache },
): void {
	addProductRoutes(app, catalogue, { responses, searches });
	addCategoryRoutes(app, catalogue, responses);
	addMenuRoutes(app, catalogue, responses);
	addDistributorRoutes(app, whereToBuy);
}

/**
 * The origin of a tile URL template for the policy: "https://{s}.tiles.example/{z}" becomes https://*.tiles.example.
 */
function tileOrigin(template: string): string {
	return new URL(template.replace('{s}', 'tile-server')).origin.replace('tile-server', '*');
}
