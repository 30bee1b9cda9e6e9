import { englishPath } from '../i18n/localized-path.ts';

/**
 * How a page depends on its URL. A public page exports it as `handle`: `export const handle = import.meta.env.SSR ? {
 * policy: listingPagePolicy } : undefined`, so that no browser loads it. A page without one depends only on its path.
 */
export type PagePolicy = {
	/** The query params that the page depends on. Its loader sees no others, and reading another one throws. */
	parameters?: readonly string[];
	/** The canonical query: URLs with the same one are the same page. By default, the params as given. */
	canonicalQuery?: (query: URLSearchParams) => string;
	/** Whether the page at an English path is cached; otherwise it is rendered for each request. By default, always. */
	isCached?: (query: URLSearchParams, path: string) => boolean;
	/** The English paths that forms are posted to without scripts. */
	forms?: readonly string[];
};

/** `isCached` of a page rendered for a single visitor. */
export const isNeverCached = (): boolean => false;

/** `isCached` of a page that is rendered for a single visitor if its URL has a query. */
export const isCachedWithoutQuery = (query: URLSearchParams): boolean => query.size === 0;

/** The cache key of a page; undefined if it is not cached. `query` is without "?". */
export function findCacheKey(policy: PagePolicy, path: string, query: string): string | undefined {
	const given = new URLSearchParams(query);
	if (policy.isCached && !policy.isCached(given, englishPath(path))) return undefined;
	const { parameters = [], canonicalQuery = String } = policy;
	const canonical = parameters.length === 0 ? '' : canonicalQuery(onlyParameters(given, parameters));
	return canonical === '' ? path : `${path}?${canonical}`;
}

/**
 * The URL as seen by a loader: `searchParams` contains only the declared params, whether or not the page is cached, and
 * throws for any other. `search` stays complete, for redirects.
 */
export function declaredUrl(url: URL, { parameters = [] }: PagePolicy): URL {
	const declared = new URL(url);
	const searchParams = new DeclaredParams(onlyParameters(url.searchParams, parameters), parameters);
	return Object.defineProperty(declared, 'searchParams', { value: searchParams });
}

/** In declaration order, so that param order makes no difference. */
function onlyParameters(query: URLSearchParams, parameters: readonly string[]): URLSearchParams {
	return new URLSearchParams(
		parameters.flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value])),
	);
}

class DeclaredParams extends URLSearchParams {
	readonly #names: readonly string[];

	constructor(query: URLSearchParams, names: readonly string[]) {
		super(query);
		this.#names = names;
	}

	override get(name: string): string | null {
		return super.get(this.#check(name));
	}

	override getAll(name: string): string[] {
		return super.getAll(this.#check(name));
	}

	override has(name: string, value?: string): boolean {
		return super.has(this.#check(name), value);
	}

	#check(name: string): string {
		if (this.#names.includes(name)) return name;
		throw new Error(`The page reads the query parameter "${name}", which its policy does not declare.`);
	}
}
