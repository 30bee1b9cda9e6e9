import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, pickEncoding } from '../cache/page-cache.server.ts';
import { pageCsp, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import { hashInlineScripts } from './inline-scripts.server.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Stands in for the address while a page is rendered; no page of ours holds it. */
const PLACE = 'the-address-that-was-asked-for';

/** The page's bytes around the address, and headers that hold for every address. */
type Frame = { parts: string[]; headers: Record<string, string> };

/** Addresses whose pages differ in nothing but the address they name. One object for each kind and language. */
export type UnknownKind = {
	/** The path of one such page. */
	pathWith: (text: string) => string;
	/** What the page shows of its path; the browser does the same when the page wakes up. */
	show: (path: string) => string;
	/** Whether an address that asks for a file gets a few words instead of the page. */
	refusesFiles?: boolean;
};

export type UnknownPagesOptions = {
	/** Renders the page of an address that is not ours. */
	render: (path: string) => Promise<Response>;
	/** The catalogue's version at this moment: the page shows some gloves. */
	version: () => number;
	/** Other sites that pages may take pictures from. */
	imageSources?: readonly string[];
};

/**
 * The pages of addresses that are not ours. Programs ask for thousands of those, each another: a page is rendered once
 * for each kind and version of the catalogue, and the address is put into it, which costs a small part of that.
 */
export class UnknownPages {
	readonly #options: UnknownPagesOptions;
	readonly #frames = new Map<UnknownKind, { version: number; made: Promise<Frame> }>();

	constructor(options: UnknownPagesOptions) {
		this.#options = options;
	}

	/** @param path as asked, in percent-encoding. @param accept the visitor's `accept-encoding`. */
	async answer(
		kind: UnknownKind,
		path: string,
		accept: string | undefined,
	): Promise<{ headers: Record<string, string>; body: Buffer }> {
		const { parts, headers } = await this.#makeFrame(kind);
		const html = Buffer.from(parts.join(escapeHtml(kind.show(path))));
		const encoding = pickEncoding(accept);
		const body = await compress(html, encoding);
		const coded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
		return { headers: { ...headers, ...coded, 'content-length': String(body.length) }, body };
	}

	#makeFrame(kind: UnknownKind): Promise<Frame> {
		const version = this.#options.version();
		const before = this.#frames.get(kind);
		if (before?.version === version) return before.made;
		const made = this.#render(kind);
		this.#frames.set(kind, { version, made });
		made.catch(() => {
			// The next one to ask tries again.
			if (this.#frames.get(kind)?.made === made) this.#frames.delete(kind);
		});
		return made;
	}

	async #render(kind: UnknownKind): Promise<Frame> {
		const path = kind.pathWith(PLACE);
		const response = await this.#options.render(path);
		if (response.status !== 404) throw new Error(`The page of no address answered ${response.status}.`);
		const html = await response.text();
		const parts = html.split(kind.show(path));
		// In a script the address would need another way of escaping, and elsewhere it is not the one that is shown.
		if (parts.some((part) => part.toLowerCase().includes(PLACE))) {
			throw new Error('The page of no address holds the address where it is not shown.');
		}
		const scripts = hashInlineScripts(html);
		if (hashInlineScripts(parts.join('')).some((hash) => !scripts.includes(hash))) {
			throw new Error('A script of the page of no address holds the address.');
		}
		return {
			parts,
			headers: {
				...SECURITY_HEADERS,
				'content-type': 'text/html; charset=utf-8',
				'content-security-policy': pageCsp(scripts, { imageSources: this.#options.imageSources }),
				'cache-control': 'no-store',
				vary: 'accept-encoding',
			},
		};
	}
}

/** Fast rather than small: these bytes are sent once. */
async function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
	if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
	return encoding === 'gzip' ? gzipAsync(html, { level: 1 }) : html;
}

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#x27;',
};

/** As React writes text, so that it finds its own again. */
function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}

/** What pages are called; every other ending is a file's. */
const FILE = /\.(?!html?$)[a-z][a-z0-9]{0,9}$/i;

/**
 * Whether an address that is not ours asks for a file or for something hidden, as programs do that look for other
 * people's mistakes ("/wp-login.php", "/.env", "/old.js"): nobody reads a page there.
 */
export function asksForFile(path: string): boolean {
	const last = path.slice(path.lastIndexOf('/') + 1);
	return FILE.test(last) || /\/(?:\.|%2e)/i.test(path);
}
