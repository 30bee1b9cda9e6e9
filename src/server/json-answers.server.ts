import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeldAnswers } from './held-answers.server.ts';
import { type CachedPage, prepareAnswer, writePage } from './page-cache.server.ts';
import { BARE_CSP, SECURITY_HEADERS } from './security-headers.server.ts';

const HEADERS = {
	...SECURITY_HEADERS,
	'content-security-policy': BARE_CSP,
	// Browsers and proxies keep the bytes but ask each time: a catalogue write shows at once.
	'cache-control': 'public, max-age=0, must-revalidate',
	'content-type': 'application/json; charset=utf-8',
};

/** Sends JSON bytes with a strong ETag, or 304 when the caller holds them already. */
export function sendJson(
	request: FastifyRequest,
	reply: FastifyReply,
	body: Buffer,
	etag: string,
): FastifyReply {
	return write(request, reply, prepareAnswer(200, body, etag, HEADERS));
}

/** Past the framework, which would look at each header again: a tenth of a search's cost. */
function write(request: FastifyRequest, reply: FastifyReply, answer: CachedPage): FastifyReply {
	reply.hijack();
	writePage(answer, request.raw, reply.raw, request.id);
	return reply;
}

/** The same, and keeps the answer for the next one who asks under this address, while this version lasts. */
export function sendHeldJson(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: { body: Buffer; etag: string; held: HeldAnswers; version: number },
): FastifyReply {
	const { body, etag, held, version } = answer;
	const prepared = prepareAnswer(200, body, etag, HEADERS);
	held.keep(request.url, request.url, version, prepared);
	return write(request, reply, prepared);
}

/** A tag for an answer that depends on the catalogue's version and on the address alone. */
export function versionTag(version: number, address: string): string {
	// FNV-1a: it tells addresses apart within one version; it guards nothing.
	let hash = 0x811c9dc5;
	for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 0x01000193);
	return `"c${version}-${(hash >>> 0).toString(36)}"`;
}
