import paths from '../../../content/fr/paths.json' with { type: 'json' };
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOfPath } from './locale.ts';

/**
 * The paths of pages in other languages. Code names pages by their English paths; links, redirects and forms localize
 * them where they are rendered, and loaders read an address as its English path.
 */
const PAIRS: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = { fr: paths };

const PAIRS_BACK: typeof PAIRS = {
	fr: Object.fromEntries(Object.entries(paths).map(([english, own]) => [own, english])),
};

/** Pages of staff, calls and files have one address for all languages, except files made for distributors. */
const ONE_ADDRESS = /^\/(?:admin|api|assets|pictures|uploads)(?:\/|$)|^(?!\/distributor\/).*\.[a-z0-9]+$/i;

/** The path of an English page in a language: "/products/xy300?size=L" is "/fr/produits/xy300?size=L" in French. */
export function localizedPath(path: string, locale: Locale): string {
	const pairs = PAIRS[locale];
	if (!pairs) return path;
	const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
	if (!pathname.startsWith('/') || ONE_ADDRESS.test(pathname)) return path;
	return `/${locale}${replaceLongestPrefix(pathname, pairs)}${rest}`;
}

/** A page's paths in all languages, by its English path. */
export function listPaths(path: string): string[] {
	return LOCALES.map((locale) => localizedPath(path, locale));
}

/** A page's `hreflang` links. English is for readers of any other language, too. */
export function listAlternates(path: string): { tag: string; path: string }[] {
	const own = LOCALES.map((locale) => ({ tag: locale as string, path: localizedPath(path, locale) }));
	return [...own, { tag: 'x-default', path: localizedPath(path, DEFAULT_LOCALE) }];
}

/** The English path of a page: the inverse of `localizedPath`. */
export function englishPath(path: string): string {
	const pairs = PAIRS_BACK[localeOfPath(path)];
	if (!pairs) return path;
	const [, pathname = '', rest = ''] = /^\/\w+([^?#]*)(.*)$/.exec(path) ?? [];
	return `${replaceLongestPrefix(pathname, pairs) || '/'}${rest}`;
}

/** A page's own path in a language, for routes. Throws if it has none, so that no page lacks its pair. */
export function pairedPath(path: string, locale: Locale): string {
	const fixed = path.replace(/\/?[:*].*$/, '');
	if (locale !== DEFAULT_LOCALE && fixed !== '' && PAIRS[locale]?.[`/${fixed}`] === undefined)
		throw new Error(`The page /${path} has no path in "${locale}" (content/${locale}/paths.json).`);
	const own = localizedPath(`/${fixed}`, locale).slice(1);
	return [own, path.slice(fixed.length).replace('/', '')].filter((part) => part !== '').join('/');
}

/** Replaces the longest listed start of a path; what follows, such as a part number, is the same in every language. */
function replaceLongestPrefix(pathname: string, pairs: Readonly<Record<string, string>>): string {
	for (let end = pathname.length; end > 0; end = pathname.lastIndexOf('/', end - 1)) {
		const start = pathname.slice(0, end).toLowerCase();
		const own = Object.hasOwn(pairs, start) ? pairs[start] : undefined;
		if (own !== undefined) return own + pathname.slice(end);
	}
	return pathname === '/' ? '' : pathname;
}

/** The id of a page's route in a language. */
export function routeIdIn(id: string, locale: Locale): string {
	return locale === DEFAULT_LOCALE ? id : `${locale}/${id}`;
}
