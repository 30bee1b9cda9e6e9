import type { IncomingMessage, ServerResponse } from 'node:http';
import { toProblem } from '../http/problem.server.ts';
import { BARE_CSP, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { say } from '../i18n/message.ts';
import { asksForPage, ERROR_PAGE_CSP, makeErrorPage } from '../pages/error-page.server.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { nextRequestId } from '../process/log.server.ts';

/** How often the loop's delay is looked at, in milliseconds. */
const LOOK_EVERY_MS = 100;
/** One long piece of work is no overload; so many late looks in a row are. */
const LATE_IN_A_ROW = 3;
/** Fewer requests between two looks are not what makes the process late: sending them back would help nobody. */
const FEW = 10;

/** Requests that may be under way at once; those answered from memory are not among them. */
const MAX_UNDER_WAY = 500;

/**
 * How late looks must be, in milliseconds, for a kind of request to be sent back. Search goes first: its cost is all
 * processor time, and visitors still have the pages in memory. What somebody typed into a form goes last.
 */
const PATIENCE_MS = { search: 300, read: 600, write: 1_500 };

/** Seconds after which trying again makes sense. */
const TRY_AGAIN = 2;

type Kind = keyof typeof PATIENCE_MS;

/** Sends requests back at once while the process is behind, so that those it takes are answered in good time. */
export class LoadGate {
	readonly #looks: number[] = [];
	/** The least delay of the last looks. */
	#delay = 0;
	#came = 0;
	#underWay = 0;

	/** Takes a look at the clock each tenth of a second until the answered function is called. */
	watch(): () => void {
		let last = performance.now();
		const timer = setInterval(() => {
			const now = performance.now();
			this.note(Math.max(0, now - last - LOOK_EVERY_MS));
			last = now;
		}, LOOK_EVERY_MS);
		timer.unref();
		return () => clearInterval(timer);
	}

	/** @param delay how much later than planned a look came, in milliseconds. */
	note(delay: number): void {
		this.#looks.push(this.#came < FEW ? 0 : delay);
		this.#came = 0;
		if (this.#looks.length > LATE_IN_A_ROW) this.#looks.shift();
		this.#delay = this.#looks.length < LATE_IN_A_ROW ? 0 : Math.min(...this.#looks);
	}

	/** Whether a request may go on; it then counts as under way until its answer is out. */
	admits(request: IncomingMessage, response: ServerResponse): boolean {
		if (isAlwaysAnswered(request.url ?? '/')) return true;
		this.#came++;
		if (this.#underWay >= MAX_UNDER_WAY || this.#delay > PATIENCE_MS[kindOf(request)]) return false;
		this.#underWay++;
		response.once('close', () => {
			this.#underWay--;
		});
		return true;
	}
}

/** Health checks must be told, and files cost next to nothing. */
function isAlwaysAnswered(url: string): boolean {
	return url.startsWith('/health/') || url.startsWith('/assets/') || url === '/error-page.css';
}

const SEARCHES = /^\/api\/products\/(?:search|facets)\b|[?&]q=/;

function kindOf({ method, url = '/' }: IncomingMessage): Kind {
	if (method !== 'GET' && method !== 'HEAD') return 'write';
	return SEARCHES.test(url) ? 'search' : 'read';
}

/** Answers 503 with Retry-After, past the framework: saying no must cost nothing. */
export function sendBack(request: IncomingMessage, response: ServerResponse): string {
	const id = nextRequestId();
	const isPage = asksForPage(request);
	const body = isPage
		? makeErrorPage(503, id, localeOfPath(request.url ?? '/'))
		: JSON.stringify(toProblem(tooBusy(), { url: request.url ?? '/', id }, localeOfPath(request.url ?? '/')));
	// What is still to come of a body is nobody's: the connection ends.
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

/** A refusal for now: the caller may send the same again. */
export function tooBusy(): ProblemError {
	const error = new ProblemError('unavailable', say('problems.requests.tooBusy'));
	error.headers = { 'retry-after': String(TRY_AGAIN) };
	return error;
}
