import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import brand from '../../content/brand.json' with { type: 'json' };
import { ensureFirstAccount } from '../admin/accounts/first-account.server.ts';
import { eraseOldApplications } from '../admin/applications/erase-old-applications.server.ts';
import { cleanUpDeleted } from '../admin/deleting/deleted-record-queries.server.ts';
import { cleanUpPicturesHourly } from '../admin/pictures/picture-cleanup.server.ts';
import { releaseTargets } from '../admin/releases/targets/release-targets.server.ts';
import { eraseOldDeclined } from '../admin/sample-requests/erase-old-declined.server.ts';
import { loadDemonstrationCatalogue } from '../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { fillListings } from '../domain/catalogue/product-listing-queries.server.ts';
import { cleanUpCompanyFiles } from '../domain/companies/company-file-queries.server.ts';
import { fillCompanySorts } from '../domain/companies/company-sort-queries.server.ts';
import { askDueDistributors } from '../domain/distributors/confirmation/confirmation-commands.server.ts';
import { fillDistributors } from '../domain/distributors/first-distributors.server.ts';
import { cleanUpFitChecks } from '../domain/fit-checks/stored-checks.server.ts';
import { IssueSender } from '../domain/newsletter/issues/issue-sender.server.ts';
import { mailGloves } from '../domain/newsletter/issues/mail-gloves.server.ts';
import { fillOrderSearch } from '../domain/orders/order-search-queries.server.ts';
import { ReleaseRunner } from '../domain/releases/release-runner.server.ts';
import { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import { findContact } from '../domain/site-content/contact/stored-contact.server.ts';
import { cleanUpMissing } from '../domain/site-content/missing-address-queries.server.ts';
import { findRetention } from '../domain/site-content/retention/stored-retention.server.ts';
import { readSessionSecret } from '../platform/accounts/session-secret.server.ts';
import { openDatabase } from '../platform/db/database.server.ts';
import { migrate } from '../platform/db/migrate.server.ts';
import { MailOutbox } from '../platform/mail/mail-outbox.server.ts';
import { createMailTransport } from '../platform/mail/mail-transport.server.ts';
import { startCleanup } from '../platform/process/cleanup.server.ts';
import type { Config } from '../platform/process/config.server.ts';
import { isDiskWritable, makeDataFolder } from '../platform/process/disk-probe.server.ts';
import { Draining } from '../platform/process/draining.server.ts';
import { createLog, type Log } from '../platform/process/log.server.ts';
import { openPictureStorage } from '../platform/storage/picture-storage.server.ts';
import { addDemonstrationDistributor } from '../portal/account/demonstration-distributor.server.ts';
import { cleanUpUnconfirmed } from '../site/newsletter/subscription-service.server.ts';
import { mailSender } from './mail-sender.server.ts';
import { createSite, type SiteOptions } from './site.server.ts';

/** May be deleted at any time: the next start derives the gloves anew. */
const DERIVED_FILE = 'derived-gloves';

/** How long a stop waits for responses in progress, in milliseconds. */
const ANSWERS_WITHIN_MS = 8_000;

export type RunningSite = {
	app: FastifyInstance;
	address: string;
	stop: () => Promise<void>;
	/** The first staff account, if this start generated its password: shown once, not stored. */
	firstAccount: { email: string; password: string } | undefined;
	/** A demonstration distributor, created together with the demonstration range and that first account. */
	demonstrationDistributor: { email: string; password: string } | undefined;
};

/**
 * Opens, migrates, loads, listens; `stop` undoes this in reverse order, after responses in progress have finished.
 * @param program identifies the built program, which stores for its next start what it derives from the gloves
 */
export async function startSite(
	config: Config,
	pages: Pick<SiteOptions, 'renderPage' | 'clientFolder' | 'pagesCached'>,
	prepare?: (app: FastifyInstance) => void,
	program?: string,
): Promise<RunningSite> {
	const log = createLog(config.logLevel);
	makeDataFolder(config.dataDir);
	const database = await openDatabase(config);
	await migrate(database);
	const loaded = config.demoCatalogue ? await loadDemonstrationCatalogue(database.db) : 0;
	if (loaded > 0) log.info({ gloves: loaded }, 'demonstration catalogue loaded');
	await fillDistributors(database.db);
	await fillListings(database.db);
	await fillCompanySorts(database.db);
	await fillOrderSearch(database.db);
	const firstAccount = await ensureFirstAccount(database, config);
	const derivedFile =
		program === undefined ? undefined : { path: join(config.dataDir, DERIVED_FILE), program };
	const catalogue = await LiveCatalogue.open(database.db, derivedFile);
	// Only together with the demonstration range, by the process that loaded it: never next to a real catalogue.
	const demonstrationDistributor =
		loaded > 0 && firstAccount
			? await addDemonstrationDistributor(database.db, catalogue, config.timeZone)
			: undefined;
	const host = config.host.includes(':') ? `[${config.host}]` : config.host;
	const retention = () => findRetention(catalogue);
	const outbox = new MailOutbox({
		db: database.db,
		log,
		sentDays: () => retention().sentMail,
		send: createMailTransport({
			smtpUrl: config.smtpUrl,
			folder: join(config.dataDir, 'outbox'),
			from: { name: brand.name, address: config.mailFrom ?? findContact(catalogue).email },
		}),
	});
	const pictures = await openPictureStorage(config);
	const draining = new Draining();
	const publicUrl = config.publicUrl ?? `http://${host}:${config.port}`;
	const app = await createSite({
		log,
		database,
		catalogue,
		pictures,
		publicUrl,
		trustProxy: config.trustProxy,
		mail: { staffAddress: config.mailTo, notify: () => outbox.notify() },
		draining,
		isDiskWritable: () => isDiskWritable(config.dataDir),
		sessionSecret: readSessionSecret(config.sessionSecret, config.dataDir),
		timeZone: config.timeZone,
		fitModel: config.fitModel,
		devPages: config.devPages,
		metricsToken: config.metricsToken,
		bounceToken: config.bounceToken,
		mapTiles: config.mapTiles,
		...pages,
	});
	prepare?.(app);
	await app.listen({ host: config.host, port: config.port });
	const address = `http://${host}:${(app.server.address() as AddressInfo).port}`;
	followDatabase(catalogue, log);
	outbox.notify();
	const issueSender = new IssueSender({
		db: database.db,
		log,
		sender: mailSender(publicUrl, catalogue),
		findGlove: mailGloves(catalogue),
		perMinute: config.newsletterPerMinute,
		notifyMail: () => outbox.notify(),
	});
	issueSender.start();
	const releaseRunner = new ReleaseRunner({
		db: database.db,
		log,
		targets: releaseTargets(config.timeZone),
		onLive: () => catalogue.refresh(),
	});
	releaseRunner.start();
	const storing = new AbortController();
	let stored = Promise.resolve(false);
	const storeDerived = () => {
		if (derivedFile) stored = catalogue.storeDerived(derivedFile, storing.signal);
		return stored;
	};
	storeDerived().catch((err) => log.warn({ err }, 'what was derived from the gloves could not be stored'));
	const endCleanup = startCleanup(database.db, log, [
		(db) => eraseOldDeclined(db, retention()),
		(db) => eraseOldApplications(db, retention()),
		(db) => cleanUpUnconfirmed(db),
		(db) => cleanUpFitChecks(db, retention()),
		(db) => cleanUpDeleted(db, retention()),
		(db) => cleanUpCompanyFiles(db),
		(db) => cleanUpMissing(db, retention()),
		async (db) => {
			if ((await askDueDistributors(db, mailSender(publicUrl, catalogue))) > 0) outbox.notify();
		},
		cleanUpPicturesHourly(pictures),
		storeDerived,
	]);
	log.info({ address, engine: database.engine, gloves: catalogue.index.size }, 'listening');
	const stop = async () => {
		await draining.start();
		// Closes each connection that was busy when the stop began, once its response has been sent.
		const cleanUp = setInterval(() => app.server.closeIdleConnections(), 50);
		const giveUp = setTimeout(() => app.server.closeAllConnections(), ANSWERS_WITHIN_MS);
		await Promise.all([app.close(), outbox.stop(), issueSender.stop(), releaseRunner.stop()]);
		clearInterval(cleanUp);
		clearTimeout(giveUp);
		endCleanup();
		storing.abort();
		await stored.catch(() => false);
		catalogue.close();
		await database.close();
		log.info('stopped');
		await new Promise((resolve) => log.flush(resolve));
	};
	return { app, address, stop, firstAccount, demonstrationDistributor };
}

/** An unreachable database is logged once a minute, not on every attempt; its return is logged too. */
const WARN_EVERY_MS = 60_000;

function followDatabase(catalogue: LiveCatalogue, log: Log): void {
	let warnedAt = Number.NEGATIVE_INFINITY;
	let isAway = false;
	catalogue.follow((error) => {
		if (!error && isAway) log.info('the database answers again');
		isAway = error !== undefined;
		if (!isAway) warnedAt = Number.NEGATIVE_INFINITY;
		if (!isAway || performance.now() - warnedAt < WARN_EVERY_MS) return;
		warnedAt = performance.now();
		log.warn({ err: error }, 'the database does not answer; pages go on from memory');
	});
}
