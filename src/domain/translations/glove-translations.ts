import type { Product } from '../catalogue/product.ts';
import { FRENCH_FIELDS, type FrenchField } from '../catalogue/product-columns.ts';
import { findTerm, listFieldTexts, textsOf } from '../catalogue/translations/product-texts.ts';
import { listTouched } from './touched-texts.ts';
import type { TextPair } from './translation.ts';

/** A text of a glove with its own French, which is empty for none, and the first field it stands in. */
export type GlovePair = TextPair & { field: FrenchField };

/** The texts of a glove that need a French of their own: terms that gloves share, and measures, need none. */
export function listGlovePairs(product: Product): GlovePair[] {
	const own = product.french ?? {};
	const pairs = new Map<string, GlovePair>();
	for (const field of FRENCH_FIELDS) {
		for (const english of listFieldTexts(product, field).flat()) {
			if (english === '' || pairs.has(english)) continue;
			const french = Object.hasOwn(own, english) ? (own[english] ?? '') : '';
			if (french === '' && findTerm(english, 'fr') !== undefined) continue;
			pairs.set(english, { field, english, french });
		}
	}
	return [...pairs.values()];
}

/** Texts of a glove that lost their French because their English was changed, each with the pair as it was. */
export function listOutdated(before: Product, after: Product): { english: string; earlier: TextPair }[] {
	const [own, find, current] = [before.french ?? {}, textsOf(before, 'fr'), textsOf(after, 'fr')];
	const frenchOf = (text: string) => (Object.hasOwn(own, text) ? own[text] : find(text)) ?? '';
	const known = new Set(FRENCH_FIELDS.flatMap((field) => listFieldTexts(before, field).flat()));
	return FRENCH_FIELDS.flatMap((field) =>
		listTouched(listFieldTexts(before, field), listFieldTexts(after, field)),
	)
		.filter(({ to }) => !known.has(to) && current(to) === undefined)
		.map(({ from, to }) => ({ english: to, earlier: { english: from, french: frenchOf(from) } }));
}
