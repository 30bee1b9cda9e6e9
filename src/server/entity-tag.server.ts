import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from './page-cache.server.ts';

/**
 * Sends JSON bytes with a strong ETag, or 304 when the caller holds them already.
 * Browsers and proxies keep the bytes but ask each time: a catalogue write shows at once.
 */
export function sendJson(
	request: FastifyRequest,
	reply: FastifyReply,
	body: Buffer | string,
	etag: string,
): FastifyReply {
	reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate');
	const held = request.headers['if-none-match'];
	if (held !== undefined && matchesEtag(held, etag)) return reply.code(304).send();
	return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

/** A tag for an answer that depends on the catalogue's version and on the address alone. */
export function versionTag(version: number, address: string): string {
	// FNV-1a: it tells addresses apart within one version; it guards nothing.
	let hash = 0x811c9dc5;
	for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 0x01000193);
	return `"c${version}-${(hash >>> 0).toString(36)}"`;
}
