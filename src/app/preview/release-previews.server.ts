import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { isStaffPath } from '../../admin/frame/staff-path.ts';
import type { Release } from '../../domain/releases/release.ts';
import { goLive } from '../../domain/releases/release-going-live.server.ts';
import { findReleaseByPreview } from '../../domain/releases/release-queries.server.ts';
import type { ReleaseTarget } from '../../domain/releases/release-target.server.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { ROUTES_PATH } from '../../platform/pages/routes-path.ts';
import { isFilePath } from '../../platform/pages/unknown-page.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { isInPortalBuild } from '../../portal/frame/portal-path.ts';
import { PREVIEW_PATH, previewTokenIn } from './preview-cookie.server.ts';

/** Previews held at once: each shares with the site what its release does not change. */
const MAX_HELD = 3;

/** What a page of a preview says of it. */
export type ReleasePreview = {
	name: string;
	/** The release could not go live as things are, so the site is shown as it is. */
	isBlocked: boolean;
};

type ReleasePreviewsOptions = {
	db: Kysely<Schema>;
	log: Log;
	catalogue: LiveCatalogue;
	targets: readonly ReleaseTarget[];
	/** Signs the cookies of those who look. */
	secret: string;
	/** The public site of a catalogue. */
	build: (catalogue: LiveCatalogue, preview: ReleasePreview) => Promise<FastifyInstance>;
};

/** The whole public site as releases will make it, for whoever has opened the link of one (docs/decisions/046-releases.md). */
export class ReleasePreviews {
	readonly #options: ReleasePreviewsOptions;
	/** By the release, its version and the catalogue's; the last one used is the last. */
	readonly #sites = new Map<string, Promise<FastifyInstance>>();

	constructor(options: ReleasePreviewsOptions) {
		this.#options = options;
	}

	/** Answers visits of those who look at a preview; false for all others, and for what a preview does not change. */
	answer(request: IncomingMessage, response: ServerResponse): boolean {
		const token = previewTokenIn(this.#options.secret, request.headers.cookie);
		if (token === undefined || !isPreviewed(request.url ?? '/')) return false;
		void this.#answer(token, request, response);
		return true;
	}

	async close(): Promise<void> {
		const sites = [...this.#sites.values()];
		this.#sites.clear();
		await Promise.all(sites.map(async (site) => (await site.catch(() => undefined))?.close()));
	}

	async #answer(token: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
		try {
			const release = await findReleaseByPreview(this.#options.db, token);
			// It is live by now, or the link was taken away.
			if (!release) return leave(request, response);
			(await this.#find(release)).routing(request, response);
		} catch (err) {
			this.#options.log.warn({ err }, 'a preview could not be shown');
			response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
			response.end();
		}
	}

	#find(release: Release): Promise<FastifyInstance> {
		const key = `${release.id}:${release.version}:${this.#options.catalogue.version}`;
		const held = this.#sites.get(key) ?? this.#build(release);
		this.#sites.delete(key);
		this.#sites.set(key, held);
		held.catch(() => this.#sites.delete(key));
		const [oldest] = this.#sites;
		if (oldest && this.#sites.size > MAX_HELD) {
			this.#sites.delete(oldest[0]);
			void oldest[1].then((site) => site.close()).catch(() => {});
		}
		return held;
	}

	async #build({ id, version, name }: Release): Promise<FastifyInstance> {
		const { db, catalogue, targets, build } = this.#options;
		const change = { actor: { id: null, name }, now: new Date() };
		let fork: LiveCatalogue | undefined;
		try {
			await db.transaction().execute(async (transaction) => {
				await goLive(transaction, { id, version }, targets, change);
				fork = await catalogue.fork(transaction);
				throw new RolledBack();
			});
		} catch (error) {
			if (!(error instanceof RolledBack) && !(error instanceof ProblemError)) throw error;
		}
		return build(fork ?? catalogue, { name, isBlocked: fork === undefined });
	}
}

/** Ends a transaction that was only looked at. */
class RolledBack extends Error {}

/** The part of the public API that depends on the catalogue. */
const PREVIEWED_API = /^\/api\/(?:products|categories|menu|distributors)(?:[/?]|$)/;

/** Whether a preview answers an address: not the back-office, the portal, files, or what has no pages. */
function isPreviewed(url: string): boolean {
	const path = url.split('?', 1)[0] as string;
	if (path.startsWith('/api/')) return PREVIEWED_API.test(url);
	if (path === PREVIEW_PATH || path.startsWith(`${PREVIEW_PATH}/`) || path === ROUTES_PATH) return false;
	if (path.startsWith('/health') || path === '/metrics') return false;
	const page = path.replace(/\.data$/, '');
	return !isStaffPath(page) && !isInPortalBuild(page) && !isFilePath(page);
}

function leave(request: IncomingMessage, response: ServerResponse): void {
	response.writeHead(302, {
		location: request.method === 'GET' ? PREVIEW_PATH : '/',
		'cache-control': 'no-store',
	});
	response.end();
}
