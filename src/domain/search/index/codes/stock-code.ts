import { partCodeKey } from '../../../catalogue/part-numbers/part-number.ts';
import { sizeKey } from '../../../catalogue/sizes/glove-size.ts';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import type { CodeIndex } from './code-index.ts';

/** A size of a glove, identified by the glove's own label. */
export type StockedSize = { partNumber: string; size: string };

/** Longer texts are not stock codes. */
const MAX_STOCK_CODE_LENGTH = 64;

type StockCodeParts = {
	entries: readonly CatalogueEntry[];
	codes: CodeIndex;
	/** The gloves with this stock code on one of their sizes, by its `partCodeKey`. */
	listStocked: (key: string) => readonly number[];
};

/**
 * The gloves and sizes of a stock code, in any case and with any dashes. Several if the catalogue contains the code
 * more than once.
 */
export function findStockCode(
	code: string,
	{ entries, codes, listStocked }: StockCodeParts,
): readonly StockedSize[] {
	const key = partCodeKey(code.slice(0, MAX_STOCK_CODE_LENGTH));
	if (key === '') return [];
	const found = listStocked(key).flatMap((glove) => {
		const { partNumber, stockCodes } = entries[glove]!;
		return stockCodes.flatMap((one) => (one.key === key ? [{ partNumber, size: one.size }] : []));
	});
	return found.length > 0 ? found : findCombinedCode(key, entries, codes);
}

/** Finds a code that combines a part number and a size. */
function findCombinedCode(key: string, entries: readonly CatalogueEntry[], codes: CodeIndex): StockedSize[] {
	const found: StockedSize[] = [];
	for (let end = 2; end < key.length; end++) {
		const { from, exactTo } = codes.findPrefix(key.slice(0, end));
		for (let position = from; position < exactTo; position++) {
			const { partNumber, card } = entries[codes.gloveAt(position)]!;
			for (const size of card.sizes) {
				const rest = key.slice(end);
				if (partCodeKey(size) === rest || partCodeKey(sizeKey(size)) === rest)
					found.push({ partNumber, size });
			}
		}
	}
	return found;
}
