import type { IncomingMessage, ServerResponse } from 'node:http';
import { toProblem } from '../http/problem.server.ts';
import { BARE_CSP, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import { localeOfRequest } from '../i18n/fastify-locale.server.ts';
import { say } from '../i18n/message.ts';
import { acceptsPage, ERROR_PAGE_CSP, makeErrorPage } from '../pages/error-page.server.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { nextRequestId } from '../process/log.server.ts';

/** Sampling interval of the event loop delay, in milliseconds. */
const SAMPLE_INTERVAL_MS = 100;
/** One long task is no overload; this many late samples in a row are. */
const LATE_IN_A_ROW = 3;
/**
 * With fewer requests between two samples, requests are not what delays the process, and refusing them would not help.
 */
const FEW = 10;

/** Max. concurrent requests, excluding those answered from memory. */
const MAX_IN_FLIGHT = 500;

/**
 * The delay, in milliseconds, above which a kind of request is refused. Search goes first: its cost is all CPU time,
 * and visitors still have the cached pages. Submitted forms go last.
 */
const PATIENCE_MS = { search: 300, read: 600, write: 1_500 };

/** Retry-After, in seconds. */
const TRY_AGAIN = 2;

type Kind = keyof typeof PATIENCE_MS;

/** Refuses requests immediately while the process is overloaded, so that accepted ones are answered promptly. */
export class LoadGate {
	readonly #samples: number[] = [];
	/** The min. delay of the recent samples. */
	#delay = 0;
	#arrived = 0;
	#inFlight = 0;

	/** Samples the event loop delay every tenth of a second until the returned function is called. */
	watch(): () => void {
		let last = performance.now();
		const timer = setInterval(() => {
			const now = performance.now();
			this.note(Math.max(0, now - last - SAMPLE_INTERVAL_MS));
			last = now;
		}, SAMPLE_INTERVAL_MS);
		timer.unref();
		return () => clearInterval(timer);
	}

	/** @param delay how late a sample was, in milliseconds. */
	note(delay: number): void {
		this.#samples.push(this.#arrived < FEW ? 0 : delay);
		this.#arrived = 0;
		if (this.#samples.length > LATE_IN_A_ROW) this.#samples.shift();
		this.#delay = this.#samples.length < LATE_IN_A_ROW ? 0 : Math.min(...this.#samples);
	}

	/** Whether a request is accepted; it then counts as in progress until its response is closed. */
	admits(request: IncomingMessage, response: ServerResponse): boolean {
		if (isAlwaysAnswered(request.url ?? '/')) return true;
		this.#arrived++;
		if (this.#inFlight >= MAX_IN_FLIGHT || this.#delay > PATIENCE_MS[kindOf(request)]) return false;
		this.#inFlight++;
		response.once('close', () => {
			this.#inFlight--;
		});
		return true;
	}
}

/** Health checks need an answer, and files cost next to nothing. */
function isAlwaysAnswered(url: string): boolean {
	return url.startsWith('/health/') || url.startsWith('/assets/') || url === '/error-page.css';
}

const SEARCHES = /^\/api\/products\/(?:search|facets)\b|[?&]q=/;

function kindOf({ method, url = '/' }: IncomingMessage): Kind {
	if (method !== 'GET' && method !== 'HEAD') return 'write';
	return SEARCHES.test(url) ? 'search' : 'read';
}

/** Answers 503 with Retry-After, bypassing the framework: a refusal must be cheap. */
export function sendBack(request: IncomingMessage, response: ServerResponse): string {
	const id = nextRequestId();
	const isPage = acceptsPage(request);
	const body = isPage
		? makeErrorPage(503, id, localeOfRequest(request))
		: JSON.stringify(toProblem(tooBusy(), { url: request.url ?? '/', id }, localeOfRequest(request)));
	// The rest of the body is not read, so the connection is closed.
	if (!request.complete && hasBody(request)) response.shouldKeepAlive = false;
	response.writeHead(503, {
		...SECURITY_HEADERS,
		'content-security-policy': isPage ? ERROR_PAGE_CSP : BARE_CSP,
		'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
		'content-length': String(Buffer.byteLength(body)),
		'cache-control': 'no-store',
		'retry-after': String(TRY_AGAIN),
		'x-request-id': id,
	});
	response.end(request.method === 'HEAD' ? undefined : body);
	return id;
}

function hasBody({ headers }: IncomingMessage): boolean {
	return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A temporary refusal: the caller may retry the same request. */
export function tooBusy(): ProblemError {
	const error = new ProblemError('unavailable', say('problems.requests.tooBusy'));
	error.headers = { 'retry-after': String(TRY_AGAIN) };
	return error;
}
