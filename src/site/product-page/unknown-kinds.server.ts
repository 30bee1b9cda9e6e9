import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { UnknownKind } from '../../platform/pages/unknown-page.server.ts';
import { decodePath, formatAskedPartNumber, formatAskedPath } from '../frame/asked-path.ts';
import { findListingPlace } from '../listing/listing-scope.ts';
import { findNearPartNumbers } from '../listing/near-part-numbers.ts';
import { findNearGloves, resolveAskedGlove } from './asked-glove.server.ts';

/** The home page under a notice. */
const SITE: UnknownKind = { pathWith: (text) => `/${text}`, show: formatAskedPath, refusesFiles: true };

/** All gloves under a notice: /products/{no glove's part number}. */
const GLOVE: UnknownKind = {
	pathWith: (text) => `/products/${text}`,
	show: (path) => formatAskedPartNumber(decodePath(findGloveText(path) ?? '')),
};

/** All gloves under a notice: deeper below /products. */
const LISTING: UnknownKind = { pathWith: (text) => `/products/${text}/${text}`, show: formatAskedPath };

/**
 * Tells the kind of an address that is not ours. Below /products an address with part numbers near to it, or with a
 * query, has a page of its own, so it has no kind.
 * @param isUnknown whether no page of the site takes a path
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

/** The only part of a path below /products; undefined where there are more. */
function findGloveText(path: string): string | undefined {
	return /^\/products\/([^/]+)\/?$/i.exec(path)?.[1];
}
