import type { Product } from '../../catalogue/product.ts';
import { findTerm } from '../../catalogue/translations/product-texts.ts';
import { DESCRIPTION_WEIGHT, LONG_DESCRIPTION_WEIGHT, TEXT_FIELDS } from './glove-terms.ts';
import type { TermCollector } from './term-collector.ts';

/**
 * Collects the words of a glove's French texts, which only French queries look up: its own translations and the terms
 * that gloves share. They count as much as the English lines they translate. Names are the same in both languages.
 */
export function addFrenchTerms(product: Product, terms: TermCollector): void {
	const { french } = product;
	const own = french && new Map(Object.entries(french));
	const add = (texts: readonly string[], weight: number) => {
		terms.startFrenchField();
		for (const text of texts) {
			const translated = own?.get(text);
			if (translated !== undefined) terms.addFrench(translated, weight);
			else terms.addFrenchTerm(text, weight, findShared);
		}
	};
	add([product.description], DESCRIPTION_WEIGHT);
	add([product.descriptionLong], LONG_DESCRIPTION_WEIGHT);
	for (const { weight, read } of TEXT_FIELDS) add(read(product), weight);
}

const findShared = (text: string) => findTerm(text, 'fr');
