import type { FastifyRequest } from 'fastify';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * Content types that a page of any site can send without a preflight
 * (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
 */
const FORM_CONTENT = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(?:;|$)/i;

/**
 * The refusal of a cross-site request sent by a visitor's browser, or undefined (ASVS 5.0 3.5.1). Browsers send
 * Sec-Fetch-Site or, over plain HTTP, Origin. Programs send neither; they are accepted, except with a content type that
 * a form could send.
 * @param ownOrigin the address visitors use, if known; the Host header counts too.
 */
export function findForeignOrigin(request: FastifyRequest, ownOrigin?: string): ProblemError | undefined {
	if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.fromAnywhere) return undefined;
	const { origin, 'sec-fetch-site': site, 'content-type': content } = request.headers;
	if (site !== undefined) return site === 'same-origin' || site === 'none' ? undefined : refusal();
	if (origin !== undefined) return isOwn(origin, request.headers.host, ownOrigin) ? undefined : refusal();
	return content !== undefined && FORM_CONTENT.test(content) ? refusal() : undefined;
}

function isOwn(origin: string, host: string | undefined, ownOrigin: string | undefined): boolean {
	if (!URL.canParse(origin)) return false;
	const url = new URL(origin);
	if (!/^https?:$/.test(url.protocol)) return false;
	return (
		url.host === host?.toLowerCase() || (ownOrigin !== undefined && url.origin === new URL(ownOrigin).origin)
	);
}

function refusal(): ProblemError {
	return new ProblemError('forbidden', say('problems.requests.foreign'));
}
