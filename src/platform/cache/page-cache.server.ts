import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Body and headers; the last entry of both header lists is the request id, filled in when they are written. */
type Variant = { body: Buffer; etag: string; headers: string[]; notModified: string[] };

/** A rendered page in each encoding, with its headers ready to write. */
export type CachedPage = {
	status: number;
	variants: Record<Encoding, Variant>;
	bytes: number;
};

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A good ratio for a page that is rendered once and read often; level 11 would take 40 times as long. */
const BROTLI_QUALITY = 5;

/** Prepares a page in every encoding. ETags are strong, so they differ by encoding, as the bytes do. */
export async function preparePage(
	status: number,
	html: Buffer,
	headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
	const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
	const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
	const bodies: Record<Encoding, Buffer> = {
		br: await brotli(html, { params }),
		gzip: await gzipAsync(html, { level: 6 }),
		identity: html,
	};
	const common = Object.entries(headers).flat();
	const prepare = (encoding: Encoding) => {
		const body = bodies[encoding];
		const etag = `"${digest}-${encoding}"`;
		const always = [...common, 'vary', 'accept-encoding', 'etag', etag];
		const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
		return {
			body,
			etag,
			headers: leaveRoom([...always, ...coded, 'content-length', String(body.length)]),
			notModified: leaveRoom(always),
		};
	};
	return {
		status,
		variants: { br: prepare('br'), gzip: prepare('gzip'), identity: prepare('identity') },
		bytes: bodies.br.length + bodies.gzip.length + html.length,
	};
}

const flattened = new WeakMap<object, string[]>();

/** Names and values in one flat list, as `writeHead` takes them; cached for each set of headers. */
function flatten(headers: Readonly<Record<string, string>>): string[] {
	let list = flattened.get(headers);
	if (!list) {
		list = Object.entries(headers).flat();
		flattened.set(headers, list);
	}
	return list;
}

/** Prepares an answer that is sent unencoded, whatever encodings the client accepts. */
export function prepareAnswer(
	status: number,
	body: Buffer,
	etag: string,
	headers: Readonly<Record<string, string>>,
): CachedPage {
	const always = [...flatten(headers), 'etag', etag];
	const variant = {
		body,
		etag,
		headers: leaveRoom([...always, 'content-length', String(body.length)]),
		notModified: leaveRoom(always),
	};
	return { status, variants: { br: variant, gzip: variant, identity: variant }, bytes: body.length };
}

/** Picks the smallest encoding that `accept-encoding` allows; `q=0` excludes one. */
export function pickEncoding(accept: string | undefined): Encoding {
	if (!accept) return 'identity';
	let picked = pickedEncodings.get(accept);
	if (!picked) {
		picked = readEncoding(accept);
		if (pickedEncodings.size < 500) pickedEncodings.set(accept, picked);
	}
	return picked;
}

/** Browsers send only a few distinct headers, so each is parsed once. */
const pickedEncodings = new Map<string, Encoding>();

function readEncoding(accept: string): Encoding {
	const text = accept.toLowerCase();
	if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'br';
	if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'gzip';
	return 'identity';
}

/** Writes a prepared page, or 304 if the client already has these bytes. */
export function writePage(
	page: CachedPage,
	request: IncomingMessage,
	response: ServerResponse,
	requestId: string,
): number {
	const variant = page.variants[pickEncoding(request.headers['accept-encoding'] as string | undefined)];
	const clientTag = request.headers['if-none-match'];
	if (clientTag !== undefined && page.status === 200 && matchesEtag(clientTag, variant.etag)) {
		response.writeHead(304, withRequestId(variant.notModified, requestId)).end();
		return 304;
	}
	response.writeHead(page.status, withRequestId(variant.headers, requestId));
	if (request.method === 'HEAD') response.end();
	else response.end(variant.body);
	return page.status;
}

/** Appends an empty slot for the request id. */
const leaveRoom = (headers: readonly string[]) => [...headers, 'x-request-id', ''];

/** Fills in the last slot. `writeHead` reads the list synchronously, so answers can share it. */
function withRequestId(headers: string[], requestId: string): string[] {
	headers[headers.length - 1] = requestId;
	return headers;
}

/**
 * RFC 9110 13.1: a list of tags or `*`. If-None-Match compares weakly, If-Match strongly: there a "W/" tag never
 * matches.
 */
export function matchesEtag(header: string, etag: string, how: 'weakly' | 'strongly' = 'weakly'): boolean {
	const read = (tag: string) => (how === 'weakly' ? tag.trim().replace(/^W\//, '') : tag.trim());
	return header === etag || header.trim() === '*' || header.split(',').some((tag) => read(tag) === etag);
}

/** A page, and the addresses that map to it since addresses were last cleared. */
type CacheEntry = { page: CachedPage; addresses: string[] };

const MAX_ADDRESSES = 10_000;

/**
 * Rendered public pages of one catalogue version, by canonical key, bounded in bytes; the oldest are evicted first. A
 * page rendered from an older version than the current one is never cached.
 */
export class PageCache {
	readonly #maxBytes: number;
	#version = -1;
	#bytes = 0;
	#pages = new Map<string, CacheEntry>();
	/** Requested addresses mapped directly to their page, so that a hit needs no parsing. */
	#byAddress = new Map<string, CachedPage>();

	constructor(maxBytes = 64 * 1024 * 1024) {
		this.#maxBytes = maxBytes;
	}

	/** Drops every page if the catalogue version has changed. */
	setVersion(version: number): void {
		if (version === this.#version) return;
		this.#version = version;
		this.#pages.clear();
		this.#byAddress.clear();
		this.#bytes = 0;
	}

	get version(): number {
		return this.#version;
	}

	get size(): { pages: number; bytes: number } {
		return { pages: this.#pages.size, bytes: this.#bytes };
	}

	findByAddress(address: string): CachedPage | undefined {
		return this.#byAddress.get(address);
	}

	find(key: string, address: string): CachedPage | undefined {
		const entry = this.#pages.get(key);
		if (entry) this.#remember(address, entry);
		return entry?.page;
	}

	store(key: string, address: string, version: number, page: CachedPage): void {
		if (version !== this.#version || page.bytes > this.#maxBytes / 8 || this.#pages.has(key)) return;
		const entry: CacheEntry = { page, addresses: [] };
		this.#pages.set(key, entry);
		this.#bytes += page.bytes;
		this.#remember(address, entry);
		while (this.#bytes > this.#maxBytes) {
			const [oldest] = this.#pages;
			if (!oldest) break;
			const [key, { page: dropped, addresses }] = oldest;
			this.#pages.delete(key);
			this.#bytes -= dropped.bytes;
			for (const cached of addresses) this.#byAddress.delete(cached);
		}
	}

	#remember(address: string, entry: CacheEntry): void {
		if (address.length > 500 || this.#byAddress.get(address) === entry.page) return;
		if (this.#byAddress.size >= MAX_ADDRESSES) {
			this.#byAddress.clear();
			for (const other of this.#pages.values()) other.addresses = [];
		}
		this.#byAddress.set(address, entry.page);
		entry.addresses.push(address);
	}
}
