import type { FastifyReply, FastifyRequest } from 'fastify';
import { BARE_CSP, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import type { AnswerCache } from './answer-cache.server.ts';
import { prepareAnswer, writeVariant } from './cached-page.server.ts';

const HEADERS = {
	...SECURITY_HEADERS,
	'content-security-policy': BARE_CSP,
	// Browsers and proxies store the bytes but revalidate each time, so a catalogue write is visible at once.
	'cache-control': 'public, max-age=0, must-revalidate',
	'content-type': 'application/json; charset=utf-8',
};

/**
 * Sends JSON bytes with a strong ETag, or 304 if the client already has them. Caches the answer in `cache`, if given,
 * for further requests to this address while this version is current.
 */
export function sendCachedJson(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: { body: Buffer; etag: string; cache: AnswerCache | undefined; version: number },
): FastifyReply {
	const { body, etag, cache, version } = answer;
	const prepared = prepareAnswer(200, body, etag, HEADERS);
	cache?.add(request.url, request.url, version, prepared);
	// Bypasses the framework, which would process every header again: a tenth of a search's cost.
	reply.hijack();
	writeVariant(200, prepared.find(), request.raw, reply.raw, request.id);
	return reply;
}

/**
 * Approximate record, in 8 kB, of addresses requested before. Most search texts are typed only once, so an answer is
 * worth caching only when it is requested again.
 */
export class RecentAddresses {
	readonly #hashes = new Uint32Array(2 ** 11);

	/**
	 * Whether the address was requested recently; also records it. Another address with the same hash may give a false
	 * positive.
	 */
	checkAndAdd(address: string): boolean {
		const hash = hashOf(address);
		const slot = hash & (this.#hashes.length - 1);
		const isKnown = this.#hashes[slot] === hash;
		this.#hashes[slot] = hash;
		return isKnown;
	}
}

/** FNV-1a, unsigned. For telling addresses apart, not for security. */
function hashOf(address: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 0x01000193);
	return hash >>> 0;
}

/** An ETag for an answer that depends only on the catalogue version and the address. */
export function versionTag(version: number, address: string): string {
	return `"c${version}-${hashOf(address).toString(36)}"`;
}
