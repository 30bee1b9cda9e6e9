import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { say } from '../i18n/message.ts';
import { ProblemError, type ProblemKind } from '../problems/problem.server.ts';
import { type Log, nextRequestId } from '../process/log.server.ts';
import { statusOf, toProblem } from './problem.server.ts';
import { BARE_CSP, SECURITY_HEADERS } from './security-headers.server.ts';

/**
 * Refuses what Node lets through and no browser or proxy of ours sends: more than one Host header (RFC 9112 3.2), of
 * which a program in front may have read the other, and a target that is no path ("GET http://other/admin", "*"), which
 * the router and the guards' looks at the address would read differently. True when it answered.
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
 * Answers what Node itself could not read as a request, in the form of every other refusal, and ends the connection.
 * @param headers what every answer of this site has besides those of all sites.
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
	// Its own words may hold what was sent.
	log.warn({ requestId: refusal.requestId, code: error.code }, 'refused: a request that could not be read');
	socket.destroy(error);
}

const UNREADABLE: Readonly<Record<string, readonly [kind: ProblemKind, phrase: string]>> = {
	ERR_HTTP_REQUEST_TIMEOUT: ['timeout', 'Request Timeout'],
	HPE_HEADER_OVERFLOW: ['headers-too-large', 'Request Header Fields Too Large'],
};

/** The address that was sent may be long, and another site's: it is not repeated. */
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

/** Node keeps the first and drops the rest; only the list of headers as sent tells. */
function hasTwoHosts(headers: readonly string[]): boolean {
	let hosts = 0;
	for (let at = 0; at < headers.length; at += 2) {
		const name = headers[at] as string;
		if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
	}
	return hosts > 1;
}
