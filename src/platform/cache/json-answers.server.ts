import type { FastifyReply, FastifyRequest } from 'fastify';
import { BARE_CSP, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import type { AnswerCache } from './answer-cache.server.ts';
import { prepareAnswer, writePage } from './page-cache.server.ts';

const HEADERS = {
	...SECURITY_HEADERS,
	'content-security-policy': BARE_CSP,
	// Browsers and proxies keep the bytes but ask each time: a catalogue write shows at once.
	'cache-control': 'public, max-age=0, must-revalidate',
	'content-type': 'application/json; charset=utf-8',
};

/**
 * Sends JSON bytes with a strong ETag, or 304 when the caller holds them already, and keeps the answer in `held`, if
 * given, for the next one who asks under this address while this version lasts.
 */
export function sendCachedJson(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: { body: Buffer; etag: string; held: AnswerCache | undefined; version: number },
): FastifyReply {
	const { body, etag, held, version } = answer;
	const prepared = prepareAnswer(200, body, etag, HEADERS);
	held?.keep(request.url, request.url, version, prepared);
	// Past the framework, which would look at each header again: a tenth of a search's cost.
	reply.hijack();
	writePage(prepared, request.raw, reply.raw, request.id);
	return reply;
}

/**
 * Tells addresses that were asked before from those asked for the first time, roughly and in 8 kB. Most search texts
 * are typed once: an answer worth keeping is one that somebody asks for again.
 */
export class AskedAddresses {
	readonly #hashes = new Uint32Array(2 ** 11);

	/** Whether the address was asked lately; from now on it was. Another one with the same hash may answer for it. */
	ask(address: string): boolean {
		const hash = hashOf(address);
		const place = hash & (this.#hashes.length - 1);
		const isKnown = this.#hashes[place] === hash;
		this.#hashes[place] = hash;
		return isKnown;
	}
}

/** FNV-1a, unsigned. It tells addresses apart; it guards nothing. */
function hashOf(address: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 0x01000193);
	return hash >>> 0;
}

/** A tag for an answer that depends on the catalogue's version and on the address alone. */
export function versionTag(version: number, address: string): string {
	return `"c${version}-${hashOf(address).toString(36)}"`;
}
