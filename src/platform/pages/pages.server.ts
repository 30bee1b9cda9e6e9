import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../cache/answer-cache.server.ts';
import { type Answer, CachedPage, encodingFor, writeVariant } from '../cache/cached-page.server.ts';
import { pageCsp, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import { clientKey } from '../limits/client-address.ts';
import { tooBusy } from '../limits/load-gate.server.ts';
import { createTurns } from '../limits/turns.ts';
import { ProblemError } from '../problems/problem.server.ts';
import type { Log } from '../process/log.server.ts';
import { contentLanguageOf } from './content-language.server.ts';
import type { FormCaller } from './form-services.server.ts';
import { hashInlineScripts } from './inline-scripts.server.ts';
import { findCacheKey, type PagePolicy } from './page-policy.ts';
import { ROUTES_PATH } from './routes-path.ts';
import { isFilePath, type UnknownKind, UnknownPages } from './unknown-page.server.ts';

/** Renders a page: a web request in, a web response out. `caller` is the sender of a form. */
type RenderPage = (request: Request, caller?: FormCaller) => Promise<Response>;

export type PagesOptions = {
	log: Log;
	render: RenderPage;
	/** The site's origin, for requests passed to the renderer. */
	origin: string;
	/** The policy of the page at a path; undefined if no page matches. */
	policyOf?: (path: string) => PagePolicy | undefined;
	/** The cache of rendered pages. */
	pageCache: AnswerCache;
	/** The cache of not-found pages, separate because their URLs are unlimited. */
	notFoundCache: AnswerCache;
	/** The cache of the router's route look-ups, separate for the same reason. */
	routeCache: AnswerCache;
	/** The current catalogue version. */
	version: () => number;
	/** False in development, where a page may differ each time. */
	cached: boolean;
	/** Paths that page forms are posted to. */
	formPaths?: readonly string[];
	/** Where staff lead an address, with its query; undefined for all others. */
	redirectOf?: (path: string, query: string) => string | undefined;
	/** Told of each visit to an address that is not there. */
	onMissing?: (path: string) => void;
	/**
	 * The kind of an unknown URL, whose page shows that URL and is otherwise the same for all; undefined for other
	 * URLs. If omitted, every page is rendered. `path` is percent-encoded, as in the browser; `isUnknown` if no page
	 * matches it.
	 */
	unknownKind?: (path: string, hasQuery: boolean, isUnknown: boolean) => UnknownKind | undefined;
	/** The Cache-Control of pages, if it is not the site's own. */
	cacheControl?: string;
	/** Other origins that pages may load images from. */
	imageSources?: readonly string[];
};

/** Public pages are the same for everyone; browsers revalidate each time and mostly get a 304. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate, stale-if-error=86400';

/** Max. pages that wait to be rendered: each takes some ten milliseconds, so the last one waits a second. */
const MAX_WAITING = 100;

/** Max. pages that wait for one address, such as a crawler's. */
const MAX_WAITING_EACH = 50;

/** Pages rendered at once. More would only keep more of them in memory, as rendering is all processor time. */
const MAX_RENDERS = 4;

/** Browsers keep a redirect without asking again; for a few minutes only, as staff may take it back. */
const REDIRECT_CACHE = 'public, max-age=300';

/** Pages rendered ahead after a change of the catalogue. */
const MAX_AHEAD = 100;

/** The pause after a page that is rendered ahead, as a multiple of its time: visitors have the rest. */
const PAUSE_SHARE = 5;

/** Pages rendered ahead take turns together, as if one address asked for them. */
const AHEAD_KEY = 'ahead';

/** Max. size of a form, in bytes. */
const FORM_LIMIT = 64 * 1024;
const FORM_CONTENT = 'application/x-www-form-urlencoded';

/** The pages: rendered once per catalogue version, then served from memory. */
export function createPages(options: PagesOptions) {
	const { log, render, pageCache, notFoundCache, routeCache, version, cached } = options;
	const inFlight = new Map<string, Promise<Answer | Response>>();
	const takeTurn = createTurns({
		atOnce: MAX_RENDERS,
		maxWaiting: MAX_WAITING,
		maxWaitingEach: MAX_WAITING_EACH,
		refusal: tooBusy,
	});
	const unknownPages = new UnknownPages({
		render: (path) => render(new Request(`${options.origin}${path}`)),
		version,
		imageSources: options.imageSources,
	});

	async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
		const at = request.url.indexOf('?');
		const path = at < 0 ? request.url : request.url.slice(0, at);
		const target = options.redirectOf?.(path, at < 0 ? '' : request.url.slice(at + 1));
		if (target !== undefined) {
			await reply.code(301).headers({ location: target, 'cache-control': REDIRECT_CACHE }).send();
			return;
		}
		const named = path.replace(/\.data$/, '');
		const { pathname } = new URL(`${options.origin}${path}`);
		const policy = options.policyOf?.(pathname.replace(/\.data$/, ''));
		const unknownKind =
			named === path ? options.unknownKind?.(pathname, at >= 0, policy === undefined) : undefined;
		if (unknownKind) {
			if (unknownKind.refusesFiles && isFilePath(path)) throw new ProblemError('not-found');
			// Who asks for the head alone tries a link; nobody visits.
			if (request.method !== 'HEAD') options.onMissing?.(pathname);
			const { headers, body } = await unknownPages.answer(
				unknownKind,
				pathname,
				request.headers['accept-encoding'],
			);
			await reply.code(404).headers(headers).send(body);
			return;
		}
		const cacheKey = findCacheKey(policy ?? {}, path, at < 0 ? '' : request.url.slice(at + 1));
		const caller = clientKey(request.ip);
		if (cacheKey === undefined) {
			const { cookie } = request.headers;
			const pageRequest = new Request(
				`${options.origin}${request.url}`,
				cookie ? { headers: { cookie } } : {},
			);
			const fresh = await finish(await takeTurn(() => render(pageRequest), caller), 'no-store');
			return fresh instanceof Response ? answerOther(fresh, reply) : answerPage(fresh, request, reply);
		}
		// Navigation data is not cached; it may redirect to another URL with the complete query.
		const key = named === path ? cacheKey : request.url;
		const page =
			pageCache.find(key, request.url) ??
			notFoundCache.find(key, request.url) ??
			(await make(key, request.url, caller));
		if (!(page instanceof Response)) return answerPage(page, request, reply);
		if (key === request.url) return answerOther(page, reply);
		// A redirect, which also keeps the query params that no page depends on.
		const wholeRequest = new Request(`${options.origin}${request.url}`);
		const whole = await finish(await takeTurn(() => render(wholeRequest), caller));
		return whole instanceof Response ? answerOther(whole, reply) : answerPage(whole, request, reply);
	}

	async function answerPage(page: Answer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
		const variant = page instanceof CachedPage ? await page.prepare(encodingFor(request.raw)) : page.find();
		reply.hijack();
		const status = writeVariant(page.status, variant, request.raw, reply.raw, request.id);
		const ms = Math.round(reply.elapsedTime * 100) / 100;
		log.logAnswer({ requestId: request.id, method: request.method, path: request.url, status, ms });
	}

	/** Concurrent requests for the same page share one render. */
	async function make(key: string, address: string, caller: string): Promise<Answer | Response> {
		const before = inFlight.get(key);
		if (before) return before.then((page) => (page instanceof Response ? page.clone() : page));
		const made = takeTurn(() => renderAndPrepare(key, address), caller).finally(() => inFlight.delete(key));
		inFlight.set(key, made);
		return made.then((page) => (page instanceof Response ? page.clone() : page));
	}

	async function renderAndPrepare(key: string, address: string): Promise<Answer | Response> {
		// Requests that need no render are answered first.
		await setImmediate();
		const asOf = version();
		const page = await finish(await render(new Request(`${options.origin}${key}`)));
		if (cached && !(page instanceof Response)) {
			if (page.status === 200) pageCache.add(key, address, asOf, page);
			if (page.status === 404) notFoundCache.add(key, address, asOf, page);
		}
		return page;
	}

	/**
	 * Renders the pages most asked for in earlier versions of the catalogue, before anybody asks for them again: one at a
	 * time, with pauses, and in the encoding that browsers ask for. Ends when the catalogue changes again.
	 */
	async function renderAhead(): Promise<void> {
		const asOf = version();
		for (const { key, address } of cached ? pageCache.listPopular(MAX_AHEAD) : []) {
			if (pageCache.has(key)) continue;
			const began = performance.now();
			// A page that fails or finds no turn is left for the visitor who asks for it.
			const page = await make(key, address, AHEAD_KEY).catch(() => undefined);
			if (page instanceof CachedPage) await page.prepare('br');
			await setTimeout((performance.now() - began) * PAUSE_SHARE, undefined, { ref: false });
			if (version() !== asOf) return;
		}
	}

	/** A rendered page; other responses are returned unchanged. */
	async function finish(response: Response, cacheControl?: string): Promise<Answer | Response> {
		if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
		const html = Buffer.from(await response.arrayBuffer());
		return new CachedPage(response.status, html, {
			...SECURITY_HEADERS,
			'content-type': 'text/html; charset=utf-8',
			...contentLanguageOf(response),
			// Vite's hot reload inserts style elements and opens a socket, so development has no policy.
			...(cached
				? {
						'content-security-policy': pageCsp(hashInlineScripts(html.toString()), {
							imageSources: options.imageSources,
						}),
					}
				: {}),
			'cache-control':
				cacheControl ?? options.cacheControl ?? (response.status === 200 ? CACHE_CONTROL : 'no-store'),
		});
	}

	/** The routes that a page's links lead to: the router's own request and response, cached like a page. */
	async function answerRoutes(request: FastifyRequest, reply: FastifyReply): Promise<void> {
		const before = routeCache.find(request.url, request.url);
		if (before) return answerPage(before, request, reply);
		const asOf = version();
		const response = await render(new Request(`${options.origin}${request.url}`));
		if (response.status !== 200) return answerOther(response, reply);
		const found = new CachedPage(200, Buffer.from(await response.arrayBuffer()), {
			...SECURITY_HEADERS,
			'content-type': 'application/json; charset=utf-8',
			'cache-control': response.headers.get('cache-control') ?? 'no-cache',
		});
		if (cached) routeCache.add(request.url, request.url, asOf, found);
		await answerPage(found, request, reply);
	}

	/** A form posted without scripts: the page's action renders the page again with its errors, or redirects. */
	async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
		const response = await render(
			new Request(`${options.origin}${request.routeOptions.url}`, {
				method: 'POST',
				headers: { 'content-type': FORM_CONTENT },
				body: request.body as string,
			}),
			{
				address: request.ip,
				requestId: request.id,
				locale: request.locale,
				page: pathOf(request.headers.referer),
			},
		);
		const page = await finish(response, 'no-store');
		if (!(page instanceof Response)) return answerPage(page, request, reply);
		await answerOther(page, reply.header('cache-control', 'no-store'));
	}

	/** Redirects, and the data for in-page navigation. */
	async function answerOther(response: Response, reply: FastifyReply): Promise<void> {
		reply.code(response.status);
		for (const [name, value] of response.headers) reply.header(name, value);
		if (!reply.hasHeader('cache-control'))
			reply.header('cache-control', response.status === 301 ? 'public, max-age=3600' : 'no-cache');
		await reply.send(Buffer.from(await response.arrayBuffer()));
	}

	function addRoutes(app: FastifyInstance): void {
		const routeOptions = { config: { access: 'visitor' }, schema: { hide: true } } as const;
		app.get(ROUTES_PATH, routeOptions, answerRoutes);
		app.get('/*', routeOptions, answer);
		app.register(async (scope) => {
			// Only here may a body be a form.
			scope.removeAllContentTypeParsers();
			const parser = { parseAs: 'string', bodyLimit: FORM_LIMIT } as const;
			scope.addContentTypeParser(FORM_CONTENT, parser, (_request, body, done) => done(null, body));
			for (const path of options.formPaths ?? []) scope.post(path, routeOptions, answerForm);
		});
	}

	return { addRoutes, renderAhead };
}

/** The path of the referring page. */
function pathOf(referrer: string | undefined): string | undefined {
	return referrer !== undefined && URL.canParse(referrer)
		? new URL(referrer).pathname.slice(0, 200)
		: undefined;
}
