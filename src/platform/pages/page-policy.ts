/**
 * What a page says about its own address. A public page exports it as `handle`:
 * `export const handle = import.meta.env.SSR ? { policy: listingPagePolicy } : undefined`, so that no browser loads it.
 * A page without one depends on its path alone.
 */
export type PagePolicy = {
	/** The query parameters that the page depends on. Its loader sees no others, and asking for another one throws. */
	parameters?: readonly string[];
	/** The query in one form: addresses with the same one are the same page. Left out, the parameters as given. */
	canonicalQuery?: (query: URLSearchParams) => string;
	/** Whether the page is cached; one that is not is rendered for each request. Left out, always. */
	isCached?: (query: URLSearchParams, path: string) => boolean;
	/** The paths to which a form is posted without scripts. */
	forms?: readonly string[];
};

/** `isCached` of a page that speaks to one visitor alone. */
export const isNeverCached = (): boolean => false;

/** `isCached` of a page that speaks to one visitor alone once its address has a query. */
export const isCachedWithoutQuery = (query: URLSearchParams): boolean => query.size === 0;

/** The key under which a page is cached; undefined for one that is not cached. `query` comes without "?". */
export function findCacheKey(policy: PagePolicy, path: string, query: string): string | undefined {
	const given = new URLSearchParams(query);
	if (policy.isCached && !policy.isCached(given, path)) return undefined;
	const { parameters = [], canonicalQuery = String } = policy;
	const canonical = parameters.length === 0 ? '' : canonicalQuery(onlyParameters(given, parameters));
	return canonical === '' ? path : `${path}?${canonical}`;
}

/**
 * The address as a loader sees it: `searchParams` holds the declared parameters alone, whether or not the page is
 * cached, and throws when asked for another. `search` stays whole, for redirects.
 */
export function declaredUrl(url: URL, { parameters = [] }: PagePolicy): URL {
	const declared = new URL(url);
	const searchParams = new DeclaredParams(onlyParameters(url.searchParams, parameters), parameters);
	return Object.defineProperty(declared, 'searchParams', { value: searchParams });
}

/** In the order of their declaration, so that two orders in an address are one page. */
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
