import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, nextRequestId } from './log.server.ts';
import { ProblemError, toProblem } from './problem.server.ts';
import { BARE_CSP, SECURITY_HEADERS } from './security-headers.server.ts';

/**
 * Refuses what Node lets through and no browser or proxy of ours sends: more than one Host header (RFC 9112 3.2), of
 * which a program in front may have read the other, and a target that is no path ("GET http://other/admin", "*"), which
 * the router and the guards' looks at the address would read differently. True when it answered.
 */
export function refuseStrange(request: IncomingMessage, response: ServerResponse, log: Log): boolean {
	if (request.url?.charCodeAt(0) === SLASH && !hasTwoHosts(request.rawHeaders)) return false;
	const requestId = nextRequestId();
	const problem = new ProblemError(
		'bad-request',
		'The request names its host or its address in a way that is not taken.',
	);
	// The address that was sent may be long, and another site's.
	const body = JSON.stringify(toProblem(problem, { url: '/', id: requestId }));
	response.writeHead(problem.status, {
		...SECURITY_HEADERS,
		'content-security-policy': BARE_CSP,
		'content-type': 'application/problem+json; charset=utf-8',
		'content-length': String(Buffer.byteLength(body)),
		'cache-control': 'no-store',
		'x-request-id': requestId,
		connection: 'close',
	});
	response.end(body);
	log.warn({ requestId }, 'refused: two hosts, or an address that is no path');
	return true;
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
