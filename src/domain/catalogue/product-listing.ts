import { countWords } from '../translations/translation.ts';
import { partCodeKey } from './part-numbers/part-number.ts';
import type { Product } from './product.ts';
import { scoreCompleteness } from './product-completeness.ts';
import type { ProductState } from './product-state.ts';
import { listUntranslated } from './translations/product-texts.ts';

/** A row of staff's product list, used for sorting, filtering and search. */
export type ProductListing = {
	part_number: string;
	number_sort: string;
	name_sort: string;
	updated_sort: string;
	score_sort: string;
	state: ProductState;
	completeness: number;
	search_text: string;
	/** Texts without French, and their words as six digits that sort. */
	texts_owed: number;
	owed_sort: string;
};

/** Max length in bytes, longer texts are truncated: part numbers have at most 64. */
const KEY_BYTES = 64;

/** A text as hexadecimal UTF-8: sorts by code point in any database collation. */
function listingKey(text: string): string {
	const bytes = new TextEncoder().encode(text).subarray(0, KEY_BYTES);
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lower case, no accents, single spaces between words. */
export function normalizeListing(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

export function toProductListing(product: Product, state: ProductState, updatedAt: string): ProductListing {
	const { partNumber, name, description, color, label, sizes, weldingTags, materialTags } = product;
	const { score } = scoreCompleteness(product);
	const owed = listUntranslated(product, 'fr');
	const words = owed.reduce((sum, text) => sum + countWords(text), 0);
	const texts = [partNumber, name, description, color, label, ...Object.values(sizes)];
	return {
		part_number: partNumber,
		number_sort: listingKey(partNumber),
		name_sort: listingKey(normalizeListing(name)),
		updated_sort: updatedAt,
		score_sort: String(score).padStart(3, '0'),
		state,
		completeness: score,
		search_text: `${partCodeKey(partNumber)} ${normalizeListing([...texts, ...weldingTags, ...materialTags].join(' '))}`,
		texts_owed: owed.length,
		owed_sort: String(Math.min(words, 999_999)).padStart(6, '0'),
	};
}
