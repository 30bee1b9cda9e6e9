import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { addCategoryRoutes } from './catalogue-api/categories-api.server.ts';
import { addOpenApiRoutes } from './catalogue-api/openapi.server.ts';
import { addProductRoutes } from './catalogue-api/products-api.server.ts';
import type { Database } from './db/database.server.ts';
import { addCrawlerFiles } from './guides/crawler-files.server.ts';
import { guideAddress } from './guides/guide-address.ts';
import type { LiveCatalogue } from './search/live-catalogue.server.ts';
import { createApp } from './server/app.server.ts';
import { addHealthRoutes } from './server/health-api.server.ts';
import { answerFrom, HeldAnswers } from './server/held-answers.server.ts';
import type { Log } from './server/log.server.ts';
import { createPages, type RenderPage } from './server/pages.server.ts';
import { ProblemError } from './server/problem.server.ts';
import { StartError } from './server/start-error.server.ts';
import { addStaticFiles } from './server/static-files.server.ts';
import type { PageServices } from './site/page-services.ts';

export const BUILD_FOLDER = join(import.meta.dirname, '../build');

const VERSION = '0.1.0';

/** Finished answers kept in memory, in bytes: pages in three encodings, and the calls' JSON. */
const PAGE_BYTES = 64 * 1024 * 1024;
const CALL_BYTES = 24 * 1024 * 1024;
/** Searches apart: their texts are without number, and must not drive out what everybody asks. */
const SEARCH_BYTES = 8 * 1024 * 1024;

export type SiteOptions = {
	log: Log;
	database: Database;
	catalogue: LiveCatalogue;
	/** The address visitors use, without a slash at the end. */
	publicUrl: string;
	trustProxy?: number;
	isDraining?: () => boolean;
	/** The pages; left out in tests of the API alone. */
	renderPage?: (services: PageServices) => RenderPage;
	/** Folder of the built browser files; left out in tests of the API alone. */
	clientFolder?: string;
	pagesCached?: boolean;
};

/** Puts the features together: the one place that knows them all. The caller listens, or injects. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
	const { log, catalogue, publicUrl, database } = options;
	const version = () => catalogue.version;
	const heldPages = new HeldAnswers(version, PAGE_BYTES);
	const heldCalls = new HeldAnswers(version, CALL_BYTES);
	const heldSearches = new HeldAnswers(version, SEARCH_BYTES);
	const services: PageServices = { catalogue, publicUrl };
	const pages =
		options.renderPage &&
		createPages({
			log,
			render: options.renderPage(services),
			origin: publicUrl,
			canonicalAddress: guideAddress,
			held: heldPages,
			version,
			cached: options.pagesCached ?? true,
			extraHeaders: publicUrl.startsWith('https:')
				? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
				: {},
		});
	const app = createApp({
		log,
		trustProxy: options.trustProxy ?? 0,
		earlyAnswer: answerFrom([heldPages, heldCalls, heldSearches], log),
	});
	addHealthRoutes(app, {
		isReady: async () => {
			await database.db.selectFrom('catalogue_state').select('version').execute();
			return true;
		},
		isDraining: options.isDraining ?? (() => false),
	});
	const addCalls = (to: FastifyInstance) => {
		addProductRoutes(to, catalogue, { calls: heldCalls, searches: heldSearches });
		addCategoryRoutes(to, catalogue, heldCalls);
	};
	addCalls(app);
	addCrawlerFiles(app, catalogue, publicUrl);
	addOpenApiRoutes(app, async () => {
		const { documentApi } = await import('./catalogue-api/openapi-document.server.ts');
		return documentApi(createApp({ log, trustProxy: 0 }), addCalls, VERSION);
	});
	refuseUnknownCalls(app);
	if (options.clientFolder) await addStaticFiles(app, options.clientFolder);
	pages?.addRoutes(app);
	return app;
}

/** An unknown call is a problem document, not a page that looks like success to a program. */
function refuseUnknownCalls(app: FastifyInstance): void {
	app.all('/api/*', { config: { access: 'visitor' }, schema: { hide: true } }, (request) => {
		throw new ProblemError(
			'not-found',
			`There is no call ${request.method} ${request.url.split('?', 1)[0]}.`,
		);
	});
}

/** Loads the built pages; without them the start is refused in one sentence. */
export async function loadBuiltPages(folder = BUILD_FOLDER): Promise<(services: PageServices) => RenderPage> {
	const path = join(folder, 'server/index.js');
	if (!existsSync(path))
		throw new StartError('The pages are not built. Start with `npm start`, which builds them.');
	const build: ServerBuild = await import(path);
	return renderWith(build, 'production');
}

type PageModule = {
	createPageHandler: (
		build: ServerBuild,
		mode: string,
	) => (request: Request, services: PageServices) => Promise<Response>;
};

/** The renderer inside a build of the pages: it carries its own copy of the router, so it makes its own context. */
export function renderWith(build: ServerBuild, mode: string): (services: PageServices) => RenderPage {
	const handle = (build.entry.module as unknown as PageModule).createPageHandler(build, mode);
	return (services) => (request) => handle(request, services);
}
