import { basePartNumber } from '../catalogue/part-numbers/part-number.ts';
import { sortSizes } from '../catalogue/sizes/glove-size.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import type { PricedGlove } from './price-decision.ts';

/** A glove in a price table. */
export type GloveFacts = PricedGlove & { name: string; sizes: readonly string[] };

/**
 * The data of a glove that prices depend on. A colour variant also belongs to the categories of its base glove. A
 * glove removed from the catalogue keeps its prices but has no name.
 */
export async function findGloveFacts(catalogue: LiveCatalogue, partNumber: string): Promise<GloveFacts> {
	const product = await catalogue.findProduct(partNumber);
	const numbers = new Set([partNumber, basePartNumber(partNumber)]);
	const categories = [...numbers].flatMap((number) => catalogue.index.listCategoryNames(number));
	return {
		partNumber,
		name: product?.name ?? '',
		caseSize: product?.packaging.masterCase ?? null,
		categories: [...new Set(categories)],
		sizes: product ? sortSizes(Object.keys(product.sizes)) : [],
	};
}

export type GlovePage = { partNumbers: string[]; total: number; before?: string; after?: string };

/**
 * A page of the gloves that match a text, sorted by part number, after or before a cursor.
 * @param cursor, such as "after.xy300" or "before.xy300"
 */
export function pageOfGloves(
	catalogue: LiveCatalogue,
	query: { text: string; cursor: string; limit: number; among?: readonly string[] },
): GlovePage {
	const { among, text } = query;
	const found = text === '' ? undefined : findPartNumbers(catalogue, text);
	const gloves = among
		? among.filter((partNumber) => found?.has(partNumber) ?? true).toSorted()
		: found
			? [...found].toSorted()
			: listSorted(catalogue);
	const [, direction, from = ''] = /^(after|before)\.([a-z0-9._-]{1,64})$/.exec(query.cursor) ?? [];
	const at = from === '' ? 0 : gloves.findIndex((partNumber) => partNumber >= from);
	const edge = at < 0 ? gloves.length : at;
	const start =
		direction === 'before' ? Math.max(0, edge - query.limit) : gloves[edge] === from ? edge + 1 : edge;
	const partNumbers = gloves.slice(start, start + query.limit);
	return {
		partNumbers,
		total: gloves.length,
		...(start > 0 && partNumbers.length > 0 ? { before: `before.${partNumbers[0]}` } : {}),
		...(start + query.limit < gloves.length ? { after: `after.${partNumbers.at(-1)}` } : {}),
	};
}

/** All part numbers in the order that the index keeps: sorting them for each page would take most of its time. */
function listSorted({ index }: LiveCatalogue): string[] {
	const sort = { field: 'partNumber', descending: false } as const;
	return index.pageOfPartNumbers({ page: 0, size: index.size, sort });
}

const MAX_FOUND = 500;

function findPartNumbers(catalogue: LiveCatalogue, text: string): Set<string> {
	const typed = text.trim().toLowerCase();
	const numbers = catalogue.index.listPartNumbers().filter((partNumber) => partNumber.startsWith(typed));
	const { hits } = catalogue.index.search(text, MAX_FOUND);
	return new Set([...numbers, ...hits.map(({ partNumber }) => partNumber)]);
}
