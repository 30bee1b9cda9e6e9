import type { FastifyInstance } from 'fastify';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { AnswerCache } from '../../platform/cache/answer-cache.server.ts';
import { createApp } from '../../platform/http/app.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { GloveRanker } from '../../site/finder/glove-ranker.server.ts';
import { FitGloves } from '../../site/fit-check/fit-gloves.server.ts';
import type { PageServices } from '../../site/frame/page-services.ts';
import { openWhereToBuy } from '../../site/where-to-buy/where-to-buy.server.ts';
import type { SiteOptions } from '../site.server.ts';
import { addCatalogueRoutes, createVisitorPages } from '../visitor-pages.server.ts';
import type { ReleasePreview } from './release-previews.server.ts';

const PAGE_BYTES = 4 * 1024 * 1024;
const API_BYTES = 1024 * 1024;

/** The public pages and their API for the catalogue of a preview. It does not listen: requests are handed to it. */
export async function createPreviewSite(
	options: SiteOptions,
	site: PageServices,
	catalogue: LiveCatalogue,
	preview: ReleasePreview,
): Promise<FastifyInstance> {
	const { log, publicUrl, database, mapTiles, trustProxy = 0 } = options;
	const fitGloves = new FitGloves(catalogue);
	const services: PageServices = {
		...site,
		catalogue,
		fitGloves,
		ranker: new GloveRanker(fitGloves),
		whereToBuy: openWhereToBuy(database.db, catalogue, mapTiles),
		preview,
	};
	const app = createApp({ log, trustProxy, publicUrl });
	const version = () => catalogue.version;
	const responses = new AnswerCache(version, API_BYTES);
	addCatalogueRoutes(app, services, { responses, searches: new AnswerCache(version, API_BYTES) });
	const visitorPages = createVisitorPages({
		...options,
		services,
		pageCache: new AnswerCache(version, PAGE_BYTES),
		version,
		cacheControl: 'no-store',
	});
	// A form is not sent from a site that is not there yet. Page forms have routes of their own.
	app.addHook('preHandler', async ({ method }) => {
		if (method !== 'GET' && method !== 'HEAD')
			throw new ProblemError('conflict', say('releases.errors.noForms'));
	});
	visitorPages?.pages.addRoutes(app);
	await app.ready();
	return app;
}
