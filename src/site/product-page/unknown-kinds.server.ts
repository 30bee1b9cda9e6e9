import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { UnknownKind } from '../../platform/pages/unknown-page.server.ts';
import { decodePath, formatAskedPartNumber, formatAskedPath } from '../frame/asked-path.ts';
import { findListingPlace } from '../listing/listing-scope.ts';
import { findNearPartNumbers } from '../listing/near-part-numbers.ts';
import { findNearGloves, resolveAskedGlove } from './asked-glove.server.ts';

/** The home page with a notice. */
const SITE: UnknownKind = { pathWith: (text) => `/${text}`, show: formatAskedPath, refusesFiles: true };

/** All gloves with a notice: /products/{unknown part number}. */
const GLOVE: UnknownKind = {
	pathWith: (text) => `/products/${text}`,
	show: (path) => formatAskedPartNumber(decodePath(findGloveText(path) ?? '')),
};

/** All gloves with a notice, for deeper paths below /products. */
const LISTING: UnknownKind = { pathWith: (text) => `/products/${text}/${text}`, show: formatAskedPath };

/**
 * Classifies an unknown address. Below /products, an address with similar part numbers or with a query has a page of
 * its own, so it has no kind.
 * @param isUnknown whether no page of the site matches a path
 */
export function findUnknownKinds(
	catalogue: LiveCatalogue,
	isUnknown: (path: string) => boolean,
): (path: string, hasQuery: boolean) => UnknownKind | undefined {
	return (path, hasQuery) => {
		if (isUnknown(path)) return SITE;
		if (hasQuery || !/^\/products\//i.test(path) || findListingPlace(path).id !== 'unknown') return undefined;
		const text = findGloveText(path);
		if (text === undefined)
			return findNearPartNumbers(catalogue.index, path).length === 0 ? LISTING : undefined;
		const asked = decodePath(text);
		const isGlove = resolveAskedGlove(catalogue, asked).kind !== 'unknown';
		return isGlove || findNearGloves(catalogue.index, asked).length > 0 ? undefined : GLOVE;
	};
}

/** The only path segment below /products; undefined if there are more. */
function findGloveText(path: string): string | undefined {
	return /^\/products\/([^/]+)\/?$/i.exec(path)?.[1];
}
