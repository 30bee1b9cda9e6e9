import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { LOCALES, type Locale, localeOfPath } from '../../platform/i18n/locale.ts';
import { englishPath, localizedPath } from '../../platform/i18n/localized-path.ts';
import type { UnknownKind } from '../../platform/pages/unknown-page.server.ts';
import { decodePath, formatRequestedPartNumber, formatRequestedPath } from '../frame/requested-path.ts';
import { findListingRoute } from '../listing/listing-scope.ts';
import { findNearPartNumbers } from '../listing/near-part-numbers.ts';
import { findNearGloves, resolveRequestedGlove } from './requested-glove.server.ts';

/** The home page with a notice. */
const SITE = inEveryLanguage({
	pathWith: (text) => `/${text}`,
	show: formatRequestedPath,
	refusesFiles: true,
});

/** All gloves with a notice: /products/{unknown part number}. */
const GLOVE = inEveryLanguage({
	pathWith: (text) => `/products/${text}`,
	show: (path) => formatRequestedPartNumber(decodePath(findGloveText(englishPath(path)) ?? '')),
});

/** All gloves with a notice, for deeper paths below /products. */
const LISTING = inEveryLanguage({
	pathWith: (text) => `/products/${text}/${text}`,
	show: formatRequestedPath,
});

/** One kind for each language, by its English path. */
function inEveryLanguage(kind: UnknownKind): Readonly<Record<Locale, UnknownKind>> {
	const kinds = LOCALES.map((locale) => [
		locale,
		{ ...kind, pathWith: (text: string) => localizedPath(kind.pathWith(text), locale) },
	]);
	return Object.fromEntries(kinds);
}

/**
 * Classifies an unknown address. Below /products, an address with similar part numbers or with a query has a page of
 * its own, so it has no kind.
 * @returns a function that takes whether no page of the site matches the path
 */
export function findUnknownKinds(
	catalogue: LiveCatalogue,
): (path: string, hasQuery: boolean, isUnknown: boolean) => UnknownKind | undefined {
	return (requestedPath, hasQuery, isUnknown) => {
		const locale = localeOfPath(requestedPath);
		if (isUnknown) return SITE[locale];
		const path = englishPath(requestedPath);
		if (hasQuery || !/^\/products\//i.test(path) || findListingRoute(path).id !== 'unknown') return undefined;
		const text = findGloveText(path);
		if (text === undefined)
			return findNearPartNumbers(catalogue.index, path).length === 0 ? LISTING[locale] : undefined;
		const number = decodePath(text);
		const isGlove = resolveRequestedGlove(catalogue, number).kind !== 'unknown';
		return isGlove || findNearGloves(catalogue.index, number).length > 0 ? undefined : GLOVE[locale];
	};
}

/** The only path segment below /products; undefined if there are more. */
function findGloveText(path: string): string | undefined {
	return /^\/products\/([^/]+)\/?$/i.exec(path)?.[1];
}
