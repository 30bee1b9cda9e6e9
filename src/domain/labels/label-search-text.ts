import { partCodeKey } from '../catalogue/part-numbers/part-number.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import { listSearchWords } from '../search/search-words.ts';
import { type Label, parseLabelNumber } from './label.ts';

/** In characters. */
const MAX_LENGTH = 8000;

/** The searchable text of a label, folded: name, address, numbers, gloves. */
export function labelSearchText(label: Label): string {
	const texts = [
		`#${label.id} l${label.id}`,
		label.operatingName,
		label.attention,
		label.invoiceNumber,
		label.purchaseOrderNumber,
		label.shippingAddress,
		...label.content.flatMap(({ productPartNumber, productName }) => [
			productPartNumber,
			partCodeKey(productPartNumber),
			productName,
		]),
	];
	const normalized = new Set(texts.map((text) => normalizeText(text).replace(/\s+/g, ' ').trim()));
	normalized.delete('');
	return [...normalized].join('\n').slice(0, MAX_LENGTH);
}

/** The words of a search, all of which must occur in a label. A bare number or a scanned code is a label number. */
export function listLabelWords(text: string): { words: string[]; id: number | undefined } {
	const id = parseLabelNumber(text);
	if (id !== undefined && !/^\s*\d/.test(text)) return { words: [], id };
	return { words: listSearchWords(text), id };
}
