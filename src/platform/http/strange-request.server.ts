import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { say } from '../i18n/message.ts';
import { ProblemError, type ProblemKind } from '../problems/problem.server.ts';
import { type Log, nextRequestId } from '../process/log.server.ts';
import { statusOf, toProblem } from './problem.server.ts';
import { BARE_CSP, SECURITY_HEADERS } from './security-headers.server.ts';

/**
 * Refuses requests that Node accepts but no browser or proxy of ours sends: several Host headers (RFC 9112 3.2), of
 * which an upstream proxy may have used a different one, and targets that are not a path ("GET http://other/admin",
 * "*"), which the router and the guards could interpret differently. Returns true if it answered.
 */
export function refuseStrange(request: IncomingMessage, response: ServerResponse, log: Log): boolean {
	if (request.url?.charCodeAt(0) === SLASH && !hasTwoHosts(request.rawHeaders)) return false;
	const problem = new ProblemError('bad-request', say('problems.requests.strange'));
	const { headers, body, requestId } = makeRefusal(problem);
	response.writeHead(statusOf(problem), headers);
	response.end(body);
	log.warn({ requestId }, 'refused: two hosts, or an address that is no path');
	return true;
}

/**
 * Answers a request that Node could not parse, in the form of every other refusal, and closes the connection.
 * @param headers of every answer of this site, besides those of all sites.
 */
export function refuseUnreadable(
	error: NodeJS.ErrnoException,
	socket: Socket,
	log: Log,
	headers: Readonly<Record<string, string>>,
): void {
	if (error.code === 'ECONNRESET' || socket.destroyed) return;
	const [kind, phrase] = UNREADABLE[error.code ?? ''] ?? (['bad-request', 'Bad Request'] as const);
	const problem = new ProblemError(kind);
	const refusal = makeRefusal(problem);
	const lines = Object.entries({ ...headers, ...refusal.headers }).map(
		([name, value]) => `${name}: ${value}`,
	);
	const status = `HTTP/1.1 ${statusOf(problem)} ${phrase}`;
	if (socket.writable) socket.write(`${[status, ...lines].join('\r\n')}\r\n\r\n${refusal.body}`);
	// The error's own message may contain request data.
	log.warn({ requestId: refusal.requestId, code: error.code }, 'refused: a request that could not be read');
	socket.destroy(error);
}

const UNREADABLE: Readonly<Record<string, readonly [kind: ProblemKind, phrase: string]>> = {
	ERR_HTTP_REQUEST_TIMEOUT: ['timeout', 'Request Timeout'],
	HPE_HEADER_OVERFLOW: ['headers-too-large', 'Request Header Fields Too Large'],
};

/** The requested URL is not repeated: it may be long, and another site's. */
function makeRefusal(problem: ProblemError) {
	const requestId = nextRequestId();
	const body = JSON.stringify(toProblem(problem, { url: '/', id: requestId }, DEFAULT_LOCALE));
	const headers = {
		...SECURITY_HEADERS,
		'content-security-policy': BARE_CSP,
		'content-type': 'application/problem+json; charset=utf-8',
		'content-length': String(Buffer.byteLength(body)),
		'cache-control': 'no-store',
		'x-request-id': requestId,
		connection: 'close',
	};
	return { headers, body, requestId };
}

const SLASH = 0x2f;

/** Node keeps only the first, so this checks the raw headers. */
function hasTwoHosts(headers: readonly string[]): boolean {
	let hosts = 0;
	for (let at = 0; at < headers.length; at += 2) {
		const name = headers[at] as string;
		if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
	}
	return hosts > 1;
}
