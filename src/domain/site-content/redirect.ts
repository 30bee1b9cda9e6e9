/** An old address of the site, and where it leads now. */
export type Redirect = {
	/** A path on this site, without a query. */
	from: string;
	/** A path on this site, or an https: address. */
	to: string;
};

export type Redirects = { redirects: Redirect[] };

/** The name of the redirects among the site's contents. */
export const REDIRECTS = 'redirects';

export const REDIRECT_LIMITS = { redirects: 500, path: 300 } as const;

/** Addresses that answer to programs, or to staff. */
const RESERVED = ['/admin', '/api', '/health', '/assets'];

/** Equal for spellings of one address: by case, a slash at the end, and percent-encoding. */
export function redirectKey(path: string): string {
	let text = path;
	try {
		text = decodeURIComponent(path);
	} catch {
		// A stray "%" stands for itself.
	}
	const key = text.normalize('NFC').toLowerCase().replace(/\/+$/, '');
	return key === '' ? '/' : key;
}

/** Whether an address may lead elsewhere: not the home page, and not what programs and staff use. */
export function mayRedirect(path: string): boolean {
	const key = redirectKey(path);
	return key !== '/' && !RESERVED.some((one) => key === one || key.startsWith(`${one}/`));
}

/** The redirects by the key of their old address. */
export function indexRedirects(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
	return new Map(redirects.map(({ from, to }) => [redirectKey(from), to]));
}

/** The places of redirects that lead back to where they began, straight or over others. */
export function findCircles(redirects: readonly Redirect[]): number[] {
	const index = indexRedirects(redirects);
	return redirects.flatMap(({ from }, at) => {
		const start = redirectKey(from);
		let key = start;
		for (let steps = 0; steps <= redirects.length; steps++) {
			const next = index.get(key);
			if (next === undefined || !next.startsWith('/')) return [];
			key = redirectKey(next.split(/[?#]/, 1)[0] ?? '');
			if (key === start) return [at];
		}
		// It leads into the circle of others, which are named.
		return [];
	});
}

/**
 * Where an address leads with its query, as a header can say it: percent-encoded. A target that has a query of its own
 * keeps that.
 */
export function redirectTarget(to: string, query: string): string {
	const base = 'https://site.invalid';
	const url = new URL(query === '' || /[?#]/.test(to) ? to : `${to}?${query}`, base);
	return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** One redirect for each line of a pasted list: two addresses, apart by spaces, a tab, a comma, a semicolon or an arrow. */
export function readPastedRedirects(text: string): Redirect[] {
	return text.split(/\r?\n/).flatMap((line) => {
		const [from, to] = line.split(/\s*(?:->|→|=>|[,;\t]|\s)\s*/).filter((part) => part !== '');
		return from === undefined ? [] : [{ from, to: to ?? '' }];
	});
}
