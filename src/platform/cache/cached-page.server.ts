import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Body and headers; the last entry of both header lists is the request id, filled in when they are written. */
type Variant = {
	body: Buffer;
	etag: string;
	headers: string[];
	notModified: string[];
};

/** @param headers of every answer. @param coded those of an answer with a body only. */
function makeVariant(
	body: Buffer,
	etag: string,
	headers: readonly string[],
	coded: readonly string[] = [],
): Variant {
	const always = [...headers, 'etag', etag];
	return {
		body,
		etag,
		headers: leaveRoom([...always, ...coded, 'content-length', String(body.length)]),
		notModified: leaveRoom(always),
	};
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];
type Coding = Exclude<Encoding, 'identity'>;

/**
 * Levels of the first answer and of later ones. Most pages that nobody asked for before are asked for once, so the
 * first answer takes a sixth of the time and a fifth to a third more bytes; docs/performance.md has the figures.
 */
const LEVELS = { br: { quick: 1, best: 5 }, gzip: { quick: 1, best: 6 } } as const;

function compress(html: Buffer, coding: Coding, level: 'quick' | 'best'): Promise<Buffer> {
	const quality = LEVELS[coding][level];
	return coding === 'br'
		? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
		: gzipAsync(html, { level: quality });
}

/** Compressed bytes for one client: fast rather than small. */
export async function compressOnce(html: Buffer, encoding: Encoding): Promise<Buffer> {
	return encoding === 'identity' ? html : compress(html, encoding, 'quick');
}

/** Room that the compressed variants of a page may take, as a share of its own bytes. */
const VARIANTS_SHARE = 0.5;

/**
 * A rendered page with its headers ready to write. Each encoding is made when a client first asks for it, at a quick
 * level, and again at the best one when another client asks. Both have the same page, so a compressed page has a weak
 * ETag, which allows other bytes (RFC 9110, 8.8.1).
 */
export class CachedPage {
	readonly status: number;
	/** An estimate for limits: variants may be made later. */
	readonly bytes: number;
	readonly #html: Buffer;
	readonly #headers: readonly string[];
	readonly #digest: string;
	readonly #variants: Partial<Record<Encoding, Variant>> = {};
	readonly #making: Partial<Record<Coding, Promise<Variant>>> = {};
	/** The encodings that were made at the quick level only. */
	readonly #quick = new Set<Encoding>();

	constructor(status: number, html: Buffer, headers: Readonly<Record<string, string>>) {
		this.status = status;
		this.bytes = Math.ceil(html.length * (1 + VARIANTS_SHARE));
		this.#html = html;
		this.#headers = Object.entries(headers).flat();
		this.#digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
		this.#variants.identity = this.#toVariant('identity', html);
	}

	/** The page in an encoding, or undefined if `prepare` has not made it. Another request for it starts the best level. */
	find(encoding: Encoding): Variant | undefined {
		if (this.#quick.delete(encoding)) void this.#improve(encoding as Coding);
		return this.#variants[encoding];
	}

	/** The page in an encoding, made now if it is missing. Concurrent calls share the work. */
	prepare(encoding: Encoding): Promise<Variant> | Variant {
		const made = this.find(encoding);
		if (made) return made;
		const coding = encoding as Coding;
		this.#making[coding] ??= this.#makeQuick(coding).finally(() => delete this.#making[coding]);
		return this.#making[coding];
	}

	async #makeQuick(encoding: Coding): Promise<Variant> {
		const body = await compress(this.#html, encoding, 'quick');
		const variant = this.#toVariant(encoding, body);
		this.#variants[encoding] = variant;
		this.#quick.add(encoding);
		return variant;
	}

	async #improve(encoding: Coding): Promise<void> {
		const quick = this.#variants[encoding];
		// Without memory for it the quick bytes stay.
		const body = await compress(this.#html, encoding, 'best').catch(() => undefined);
		if (!body || !quick || body.length >= quick.body.length) return;
		this.#variants[encoding] = this.#toVariant(encoding, body);
	}

	#toVariant(encoding: Encoding, body: Buffer): Variant {
		const tag = `"${this.#digest}-${encoding}"`;
		const etag = encoding === 'identity' ? tag : `W/${tag}`;
		const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
		return makeVariant(body, etag, [...this.#headers, 'vary', 'accept-encoding'], coded);
	}
}

/** An answer that is sent unencoded, whatever encodings the client accepts. */
export type PlainAnswer = { status: number; bytes: number; find: () => Variant };

export type Answer = CachedPage | PlainAnswer;

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
): PlainAnswer {
	const variant = makeVariant(body, etag, flatten(headers));
	return { status, bytes: body.length, find: () => variant };
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

/**
 * Writes a cached page. Returns its status, or undefined, with nothing written, if it has not been prepared in the
 * client's encoding.
 */
export function writePage(
	page: Answer,
	request: IncomingMessage,
	response: ServerResponse,
	requestId: string,
): number | undefined {
	const variant = page.find(encodingFor(request));
	return variant && writeVariant(page.status, variant, request, response, requestId);
}

/** Writes a page in an encoding, or 304 if the client already has it. Returns the status. */
export function writeVariant(
	status: number,
	variant: Variant,
	request: IncomingMessage,
	response: ServerResponse,
	requestId: string,
): number {
	const clientTag = request.headers['if-none-match'];
	if (clientTag !== undefined && status === 200 && matchesEtag(clientTag, variant.etag)) {
		response.writeHead(304, withRequestId(variant.notModified, requestId)).end();
		return 304;
	}
	response.writeHead(status, withRequestId(variant.headers, requestId));
	if (request.method === 'HEAD') response.end();
	else response.end(variant.body);
	return status;
}

/** The encoding that a request gets. */
export const encodingFor = (request: IncomingMessage) =>
	pickEncoding(request.headers['accept-encoding'] as string | undefined);

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
	const own = read(etag);
	return header === etag || header.trim() === '*' || header.split(',').some((tag) => read(tag) === own);
}
