import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashInlineScripts } from './inline-scripts.server.ts';
import { type Encoding, pickEncoding } from './page-cache.server.ts';
import { pageCsp, SECURITY_HEADERS } from './security-headers.server.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** What stands in the page where the path goes; no page of ours says it. */
const PLACE = 'the-address-that-was-asked-for';

/** Around the path: the page's bytes, and headers that hold for every path. */
type Frame = { parts: string[]; headers: Record<string, string> };

export type UnknownPageOptions = {
	/** Renders the page of an address that is not ours. */
	render: (path: string) => Promise<Response>;
	/** The catalogue's version at this moment: the page shows some gloves. */
	version: () => number;
	/** The path as the page shows it; the browser does the same when the page wakes up. */
	showPath: (path: string) => string;
	/** Other sites that pages may take pictures from. */
	imageSources?: readonly string[];
};

/**
 * The page of every address that is not ours. Programs ask for thousands of those, each another: the page is rendered
 * once for each version of the catalogue, and the path is put into it, which costs a thirtieth.
 */
export class UnknownPage {
	readonly #options: UnknownPageOptions;
	#frame: { version: number; made: Promise<Frame> } | undefined;

	constructor(options: UnknownPageOptions) {
		this.#options = options;
	}

	/** @param path as asked, in percent-encoding. @param accept the visitor's `accept-encoding`. */
	async answer(
		path: string,
		accept: string | undefined,
	): Promise<{ headers: Record<string, string>; body: Buffer }> {
		const { parts, headers } = await this.#makeFrame();
		const html = Buffer.from(parts.join(escapeHtml(this.#options.showPath(path))));
		const encoding = pickEncoding(accept);
		const body = await compress(html, encoding);
		const coded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
		return { headers: { ...headers, ...coded, 'content-length': String(body.length) }, body };
	}

	#makeFrame(): Promise<Frame> {
		const version = this.#options.version();
		if (this.#frame?.version === version) return this.#frame.made;
		const made = this.#render();
		this.#frame = { version, made };
		made.catch(() => {
			// The next one to ask tries again.
			if (this.#frame?.made === made) this.#frame = undefined;
		});
		return made;
	}

	async #render(): Promise<Frame> {
		const response = await this.#options.render(`/${PLACE}`);
		if (response.status !== 404) throw new Error(`The page of no address answered ${response.status}.`);
		const html = await response.text();
		const scripts = hashInlineScripts(html);
		// A script with the path in it would have another hash for each, and need another way of escaping.
		if (hashInlineScripts(html.replaceAll(PLACE, '')).some((hash) => !scripts.includes(hash))) {
			throw new Error('A script of the page of no address holds the address.');
		}
		return {
			parts: html.split(`/${PLACE}`),
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
