import { compressOnce, pickEncoding } from '../cache/cached-page.server.ts';
import { pageCsp, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { englishPath, localizedPath } from '../i18n/localized-path.ts';
import { contentLanguageOf } from './content-language.server.ts';
import { hashInlineScripts } from './inline-scripts.server.ts';

/** A placeholder for the URL while a page is rendered; none of our pages contains it. */
const PLACEHOLDER = 'the-address-that-was-asked-for';

/** The page's HTML around the URL as shown and around the link to the page in another language, and all headers. */
type Frame = { parts: (string | Gap)[]; headers: Record<string, string> };

/** Where the URL is shown, or the language of the page that a link leads to. */
type Gap = { at: 'shown' } | { at: 'link'; locale: Locale };

/** URLs whose pages differ only in the URL they show. One object for each kind and language. */
export type UnknownKind = {
	/** The path of one such page. */
	pathWith: (text: string) => string;
	/** How the page shows its path, on the server and after hydration. */
	show: (path: string) => string;
	/** Whether a URL that looks like a file gets a short text instead of the page. */
	refusesFiles?: boolean;
};

export type UnknownPagesOptions = {
	/** Renders the page of an unknown URL. */
	render: (path: string) => Promise<Response>;
	/** The current catalogue version: the page shows some gloves. */
	version: () => number;
	/** Other origins that pages may load images from. */
	imageSources?: readonly string[];
};

/**
 * The pages of unknown URLs. Bots request thousands of different ones, so a page is rendered once per kind and
 * catalogue version and the URL is inserted into it, at a fraction of the cost.
 */
export class UnknownPages {
	readonly #options: UnknownPagesOptions;
	readonly #frames = new Map<UnknownKind, { version: number; made: Promise<Frame> }>();

	constructor(options: UnknownPagesOptions) {
		this.#options = options;
	}

	/** @param path as requested, percent-encoded. @param accept the `accept-encoding` header. */
	async answer(
		kind: UnknownKind,
		path: string,
		accept: string | undefined,
	): Promise<{ headers: Record<string, string>; body: Buffer }> {
		const { parts, headers } = await this.#makeFrame(kind);
		const fill = (gap: Gap) =>
			gap.at === 'shown' ? kind.show(path) : localizedPath(englishPath(path), gap.locale);
		const html = Buffer.from(
			parts.map((part) => (typeof part === 'string' ? part : escapeHtml(fill(part)))).join(''),
		);
		const encoding = pickEncoding(accept);
		const body = await compressOnce(html, encoding);
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
			// The next request tries again.
			if (this.#frames.get(kind)?.made === made) this.#frames.delete(kind);
		});
		return made;
	}

	async #render(kind: UnknownKind): Promise<Frame> {
		const path = kind.pathWith(PLACEHOLDER);
		const response = await this.#options.render(path);
		if (response.status !== 404) throw new Error(`The page of no address answered ${response.status}.`);
		const html = await response.text();
		const parts = findGaps(html, kind.show(path), path);
		// In a script the URL would need different escaping, and elsewhere it is not the one shown.
		if (parts.some((part) => typeof part === 'string' && part.toLowerCase().includes(PLACEHOLDER))) {
			throw new Error('The page of no address holds the address where it is not shown.');
		}
		const scripts = hashInlineScripts(html);
		if (
			hashInlineScripts(parts.filter((part) => typeof part === 'string').join('')).some(
				(hash) => !scripts.includes(hash),
			)
		) {
			throw new Error('A script of the page of no address holds the address.');
		}
		return {
			parts,
			headers: {
				...SECURITY_HEADERS,
				'content-type': 'text/html; charset=utf-8',
				...contentLanguageOf(response),
				'content-security-policy': pageCsp(scripts, { imageSources: this.#options.imageSources }),
				'cache-control': 'no-store',
				vary: 'accept-encoding',
			},
		};
	}
}

/** Splits a page where its URL is shown, and where it links to itself in another language. */
function findGaps(html: string, shown: string, path: string): (string | Gap)[] {
	const others = LOCALES.map((locale) => ({ locale, link: localizedPath(englishPath(path), locale) }));
	return html.split(/(?<=href=")([^"]*)(?=")/).flatMap((part): (string | Gap)[] => {
		const other = others.find(({ link }) => link === part);
		if (other) return [{ at: 'link', locale: other.locale }];
		return part.split(shown).flatMap((text, at) => (at === 0 ? [text] : [{ at: 'shown' }, text]));
	});
}

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#x27;',
};

/** Escapes as React does, so that hydration matches. */
function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}

/** Pages have no extension, or .html or .htm; any other extension is a file's. */
const FILE = /\.(?!html?$)[a-z][a-z0-9]{0,9}$/i;

/**
 * Whether an unknown URL requests a file or something hidden, as vulnerability scanners do ("/wp-login.php", "/.env",
 * "/old.js"): nobody reads a page there.
 */
export function isFilePath(path: string): boolean {
	const last = path.slice(path.lastIndexOf('/') + 1);
	return FILE.test(last) || /\/(?:\.|%2e)/i.test(path);
}
