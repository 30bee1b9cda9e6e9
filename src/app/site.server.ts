import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addStaffRoutes, createStaffServices } from '../admin/frame/staff.server.ts';
import { collectProviders } from '../admin/frame/staff-feature.server.ts';
import { addStaffPages } from '../admin/frame/staff-pages.server.ts';
import { releaseTargets } from '../admin/releases/targets/release-targets.server.ts';
import { addOpenApiRoutes } from '../api/catalogue/openapi.server.ts';
import { openPictureSource } from '../documents/sheets/picture-source.server.ts';
import type { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import { findContact } from '../domain/site-content/contact/stored-contact.server.ts';
import { MissingAddresses } from '../domain/site-content/missing-addresses.server.ts';
import { AnswerCache, answerFrom } from '../platform/cache/answer-cache.server.ts';
import { type Database, isDatabaseReady } from '../platform/db/database.server.ts';
import { UnreadableDocuments } from '../platform/db/unreadable-documents.server.ts';
import { createApp, unknownAddress } from '../platform/http/app.server.ts';
import { addStaticFiles } from '../platform/http/static-files.server.ts';
import { SentProofs } from '../platform/limits/sent-proof.server.ts';
import type { FormServices } from '../platform/pages/form-services.server.ts';
import type { FitModelSettings } from '../platform/process/config.server.ts';
import { Draining } from '../platform/process/draining.server.ts';
import { logFailure } from '../platform/process/failure-log.server.ts';
import { addHealthRoutes } from '../platform/process/health-api.server.ts';
import type { Log } from '../platform/process/log.server.ts';
import type { MetricSource } from '../platform/process/metric.ts';
import { addMetricsRoute } from '../platform/process/metrics-api.server.ts';
import { RequestMetrics } from '../platform/process/request-metrics.server.ts';
import type { PictureStorage } from '../platform/storage/picture-storage.server.ts';
import { addDistributorPortal } from '../portal/frame/portal.server.ts';
import { addPortalPages } from '../portal/frame/portal-pages.server.ts';
import type { PortalServices } from '../portal/frame/portal-services.server.ts';
import { addSpecSheetRoutes } from '../portal/resources/spec-sheet-api.server.ts';
import { addApplicationRoutes, submitApplicationForm } from '../site/distributors/application-api.server.ts';
import { GloveRanker } from '../site/finder/glove-ranker.server.ts';
import { addFitCheckRoutes } from '../site/fit-check/fit-check-api.server.ts';
import { openFitChecks } from '../site/fit-check/fit-checks.server.ts';
import { FitGloves } from '../site/fit-check/fit-gloves.server.ts';
import type { PageServices } from '../site/frame/page-services.ts';
import { addCrawlerFiles } from '../site/guides/crawler-files.server.ts';
import { addBounceRoute } from '../site/newsletter/bounce-api.server.ts';
import { addNewsletterRoutes, newsletterForms } from '../site/newsletter/newsletter-api.server.ts';
import {
	addSampleRequestRoutes,
	submitSampleRequestForm,
} from '../site/sample-requests/sample-request-api.server.ts';
import { entryForms } from '../site/where-to-buy/confirmation/confirm-entry.server.ts';
import { type MapTiles, openWhereToBuy } from '../site/where-to-buy/where-to-buy.server.ts';
import type { RenderAnyPage } from './built-pages.server.ts';
import { mailSender } from './mail-sender.server.ts';
import { openPageVersion } from './page-version.server.ts';
import { addPreviewRoutes } from './preview/preview-routes.server.ts';
import { createPreviewSite } from './preview/preview-site.server.ts';
import { ReleasePreviews } from './preview/release-previews.server.ts';
import { catalogueMetrics, databaseMetrics } from './site-metrics.server.ts';
import { STORED_KINDS } from './site-stored.server.ts';
import { STAFF_FEATURES } from './staff-features.server.ts';
import { addCatalogueRoutes, createVisitorPages } from './visitor-pages.server.ts';

const VERSION = '0.1.0';

/** Cache size in bytes, for pages in three encodings and JSON responses. */
const PAGE_BYTES = 64 * 1024 * 1024;
const API_BYTES = 24 * 1024 * 1024;
/** A separate cache for searches: their variety is unlimited, and they must not evict popular entries. */
const SEARCH_BYTES = 8 * 1024 * 1024;

export type SiteOptions = {
	log: Log;
	database: Database;
	catalogue: LiveCatalogue;
	/** Storage of uploaded pictures. */
	pictures: PictureStorage;
	/** The address visitors use, without a trailing slash. */
	publicUrl: string;
	trustProxy?: number;
	/**
	 * The recipient of staff mail, and a callback that notifies this process's outbox; if omitted, another process sends mail.
	 */
	mail?: { staffAddress?: string; notify: () => void };
	draining?: Draining;
	/** Whether files can be written to the folder of pictures, mail and the SQLite file; not checked if omitted. */
	isDiskWritable?: () => Promise<boolean>;
	/** The time zone of staff's working day. */
	timeZone?: string;
	/** Signs staff cookies, at least 32 characters; omitted in tests, which generate one. */
	sessionSecret?: string;
	/** Words the verdicts of the fit check; if omitted, our own wording is used. */
	fitModel?: FitModelSettings;
	devPages?: boolean;
	/** The token for `/metrics`; if omitted, there are no metrics. */
	metricsToken?: string;
	/** The token of the program that names addresses that bounced; if omitted, there is no such route. */
	bounceToken?: string;
	/** Additional metrics of features. */
	metricSources?: readonly MetricSource[];
	/** A map tile server; if omitted, visitors' browsers contact no other site. */
	mapTiles?: MapTiles;
	/** The pages; omitted in tests of the API alone. */
	renderPage?: (services: PageServices) => RenderAnyPage;
	/** Folder of the built browser files; omitted in tests of the API alone. */
	clientFolder?: string;
	pagesCached?: boolean;
};

/** Assembles the features: the one place that knows all of them. The caller listens, or injects requests. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
	const { log, catalogue, publicUrl, database } = options;
	const timeZone = options.timeZone ?? 'America/Toronto';
	const pageVersion = openPageVersion(catalogue, timeZone);
	const { version } = pageVersion;
	const catalogueVersion = () => catalogue.version;
	const pageCache = new AnswerCache(version, PAGE_BYTES);
	const apiCache = new AnswerCache(catalogueVersion, API_BYTES);
	const searchCache = new AnswerCache(catalogueVersion, SEARCH_BYTES);
	const forms: FormServices = {
		db: database.db,
		log,
		sender: mailSender(publicUrl, catalogue),
		staffAddress: options.mail?.staffAddress ?? findContact(catalogue).email,
		notifyMail: options.mail?.notify ?? (() => {}),
	};
	const secret = options.sessionSecret ?? randomBytes(32).toString('base64url');
	const proofs = new SentProofs(secret, publicUrl);
	const fitGloves = new FitGloves(catalogue);
	fitGloves.follow((err) => log.warn({ err }, 'sheets could not be read for the fit check'));
	const fitChecks = openFitChecks({
		db: database.db,
		log,
		gloves: fitGloves,
		model: options.fitModel,
		timeZone,
	});
	const whereToBuy = openWhereToBuy(database.db, catalogue, options.mapTiles);
	const services: PageServices = {
		catalogue,
		fitGloves,
		ranker: new GloveRanker(fitGloves),
		whereToBuy,
		timeZone,
		publicUrl,
		forms: {
			distributorApplication: submitApplicationForm(forms),
			sampleRequest: submitSampleRequestForm({ ...forms, catalogue }),
			newsletter: newsletterForms(forms),
			distributorEntry: entryForms(forms),
		},
		proofs,
		devPages: options.devPages ?? false,
		onError: (err, path) => logFailure(log, { err, path }, 'a page could not be made'),
	};
	const missing = new MissingAddresses(database.db, log);
	const pagesCached = options.pagesCached ?? true;
	const visitorPages = createVisitorPages({
		...options,
		services,
		pageCache,
		version,
		onMissing: (path) => missing.count(path),
	});
	const { pages, render } = visitorPages ?? {};
	catalogue.onChange(() => void pages?.renderAhead());
	const requests = options.metricsToken === undefined ? undefined : new RequestMetrics();
	const documents = followDocuments(options);
	const draining = options.draining ?? new Draining();
	const held = answerFrom([pageCache, apiCache, searchCache], log, (status) => requests?.countCached(status));
	const previews = new ReleasePreviews({
		db: database.db,
		log,
		catalogue,
		targets: releaseTargets(timeZone),
		secret,
		build: (fork, preview) => createPreviewSite(options, services, fork, preview),
	});
	const app = createApp({
		log,
		requests,
		trustProxy: options.trustProxy ?? 0,
		publicUrl,
		draining,
		earlyAnswer: (request, response) => previews.answer(request, response) || held(request, response),
	});
	app.addHook('onClose', () => fitChecks.stop());
	app.addHook('onClose', () => missing.close());
	app.addHook('onClose', () => documents.close());
	app.addHook('onClose', () => pageVersion.close());
	app.addHook('onClose', () => previews.close());
	addHealthRoutes(app, {
		isReady: async () => (await isDatabaseReady(database)) && ((await options.isDiskWritable?.()) ?? true),
		draining,
		details: () => (documents.count > 0 ? { unreadableDocuments: documents.countByTable() } : undefined),
	});
	if (requests && options.metricsToken !== undefined) {
		const sources = [
			() => requests.list(),
			catalogueMetrics(catalogue),
			databaseMetrics(database),
			() => fitChecks.metrics(),
			...(options.metricSources ?? []),
		];
		addMetricsRoute(app, { token: options.metricsToken, sources, log });
	}
	const addRoutes = (to: FastifyInstance) => {
		addCatalogueRoutes(to, services, { responses: apiCache, searches: searchCache });
		addFitCheckRoutes(to, { db: database.db, log, checks: fitChecks });
		addApplicationRoutes(to, forms, proofs);
		addSampleRequestRoutes(to, { ...forms, catalogue }, proofs);
		addNewsletterRoutes(to, forms, proofs);
	};
	addPreviewRoutes(app, { db: database.db, publicUrl, secret });
	addBounceRoute(app, forms, options.bounceToken);
	addRoutes(app);
	addCrawlerFiles(app, catalogue, publicUrl);
	addOpenApiRoutes(app, async () => {
		const { documentApi } = await import('../api/catalogue/openapi-document.server.ts');
		return documentApi(createApp({ log, trustProxy: 0 }), addRoutes, VERSION);
	});
	const staff = createStaffServices({
		database,
		catalogue,
		log,
		secret,
		publicUrl,
		notifyMail: forms.notifyMail,
		timeZone,
		documents,
		...collectProviders(STAFF_FEATURES, { database, catalogue, timeZone, documents }),
	});
	addStaffRoutes(app, staff);
	const { sender, staffAddress } = forms;
	const routeServices = { ...staff, sender, staffAddress, storage: options.pictures };
	for (const feature of STAFF_FEATURES) feature.addRoutes?.(app, routeServices);
	const portal: PortalServices = {
		database,
		log,
		publicUrl,
		notifyMail: forms.notifyMail,
		timeZone,
		catalogue,
		sender,
		staffAddress,
		pictures: openPictureSource(options.pictures),
	};
	addDistributorPortal(app, portal);
	addSpecSheetRoutes(app, portal);
	refuseUnknownRoutes(app);
	if (options.clientFolder) await addStaticFiles(app, options.clientFolder);
	if (render) {
		addStaffPages(app, {
			services: staff,
			render: (request, page) => render(request, undefined, page),
			withPolicy: pagesCached,
		});
		addPortalPages(app, {
			services: portal,
			render: (request, page) => render(request, undefined, undefined, page),
			withPolicy: pagesCached,
		});
	}
	pages?.addRoutes(app);
	return app;
}

/** Scans for unreadable documents, at startup and after catalogue changes. */
function followDocuments({ database, catalogue, log }: SiteOptions): UnreadableDocuments {
	const documents = new UnreadableDocuments({ db: database.db, kinds: STORED_KINDS, log });
	catalogue.onChange(() => documents.scheduleScan());
	documents.scheduleScan();
	return documents;
}

/** An unknown API path gets a problem document, not an HTML page that a client could mistake for success. */
function refuseUnknownRoutes(app: FastifyInstance): void {
	app.all('/api/*', { config: { access: 'visitor' }, schema: { hide: true } }, (request) => {
		throw unknownAddress(app, request);
	});
}
