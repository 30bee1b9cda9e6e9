import type { FastifyInstance } from 'fastify';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { listIndexedPages, type SitePage } from './site-pages.server.ts';
import { formatRobots, formatSitemap, formatSitemapIndex, PAGES_A_FILE } from './sitemap-xml.ts';

const options = { config: { access: 'visitor' }, schema: { hide: true } } as const;
const ONE_HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** Serves `/robots.txt` and `/sitemap.xml`, the latter split into parts if the catalogue is too large for one file. */
export function addCrawlerFiles(app: FastifyInstance, catalogue: LiveCatalogue, publicUrl: string): void {
	const listPages = cachePerVersion(catalogue, () => listAllPages(catalogue));
	const countParts = () => Math.ceil(listPages().length / PAGES_A_FILE);
	const partOf = (part: number) =>
		formatSitemap(publicUrl, listPages().slice((part - 1) * PAGES_A_FILE, part * PAGES_A_FILE));
	const main = cachePerVersion(catalogue, () =>
		countParts() === 1 ? partOf(1) : formatSitemapIndex(publicUrl, countParts()),
	);

	app.get('/robots.txt', options, (_request, reply) =>
		reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR).send(formatRobots(publicUrl)),
	);
	app.get('/sitemap.xml', options, (_request, reply) =>
		reply.type(XML).header('cache-control', ONE_HOUR).send(main()),
	);
	app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', options, (request, reply) => {
		const part = Number(request.params.part);
		if (part > countParts()) throw new ProblemError('not-found');
		return reply.type(XML).header('cache-control', ONE_HOUR).send(partOf(part));
	});
}

function listAllPages(catalogue: LiveCatalogue): SitePage[] {
	const { index } = catalogue;
	const gloves = index.listBasePartNumbers().map((partNumber) => ({ path: `/products/${partNumber}` }));
	const categories = catalogue.listCategoryPages().map(({ slug }) => ({ path: `/products/${slug}` }));
	return [...listIndexedPages(catalogue), ...categories, ...gloves];
}

/** Caches the result of `make` until the catalogue version changes. */
function cachePerVersion<Made>(catalogue: LiveCatalogue, make: () => Made): () => Made {
	let cached: { version: number; made: Made } | undefined;
	return () => {
		if (cached?.version !== catalogue.version) cached = { version: catalogue.version, made: make() };
		return cached.made;
	};
}
