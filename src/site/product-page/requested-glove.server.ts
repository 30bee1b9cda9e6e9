import type { CategoryPage } from '../../domain/catalogue/catalogue-queries.server.ts';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import type { LiveCatalogue, RetiredGlove } from '../../domain/search/live-catalogue.server.ts';
import { MAX_NEAR, MAX_TYPED_LENGTH } from '../listing/near-part-numbers.ts';
import { type KnownGloves, resolveProductAddress } from './product-address.ts';

export type RequestedGlove =
	| { kind: 'shown'; partNumber: string }
	/** `text` is the number that redirects there; it may name a colour variant. */
	| { kind: 'moved'; text: string; partNumber: string }
	| { kind: 'retired'; glove: RetiredGlove }
	| { kind: 'category'; category: CategoryPage }
	| { kind: 'unknown' };

/** Resolves the last segment of /products/{text}, decoded. */
export function resolveRequestedGlove(catalogue: LiveCatalogue, text: string): RequestedGlove {
	const { index } = catalogue;
	const gloves = knownGloves(index);
	const partNumber = normalisePartNumber(text) ?? '';
	// A former part number of a glove is a better match than the base of a variant.
	const movedTo = index.hasProduct(partNumber) ? undefined : catalogue.findMoved(partNumber);
	if (movedTo !== undefined) {
		const target = resolveProductAddress(movedTo, gloves);
		return {
			kind: 'moved',
			text: movedTo,
			partNumber: target.kind === 'unknown' ? movedTo : target.partNumber,
		};
	}
	const retired = catalogue.findRetired(partNumber);
	if (retired) return { kind: 'retired', glove: retired };
	const category = index.hasProduct(partNumber) ? undefined : catalogue.findCategoryBySlug(partNumber);
	if (category) return { kind: 'category', category };
	const address = resolveProductAddress(text, gloves);
	return address.kind === 'moved' ? { ...address, text } : address;
}

export const knownGloves = (index: CatalogueIndex): KnownGloves => ({
	hasProduct: (partNumber) => index.hasProduct(partNumber),
	findBySlug: (slug) => index.findBySlug(slug),
});

/** Suggested part numbers for an unknown glove. */
export function findNearGloves(index: CatalogueIndex, text: string): string[] {
	return index.nearestPartNumbers(text.slice(0, MAX_TYPED_LENGTH), MAX_NEAR);
}
