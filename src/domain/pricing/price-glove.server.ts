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
	const all = (query.among ?? catalogue.index.listPartNumbers()).toSorted();
	const found = query.text === '' ? undefined : findPartNumbers(catalogue, query.text);
	const gloves = found ? all.filter((partNumber) => found.has(partNumber)) : all;
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

const MAX_FOUND = 500;

function findPartNumbers(catalogue: LiveCatalogue, text: string): Set<string> {
	const typed = text.trim().toLowerCase();
	const numbers = catalogue.index.listPartNumbers().filter((partNumber) => partNumber.startsWith(typed));
	const { hits } = catalogue.index.search(text, MAX_FOUND);
	return new Set([...numbers, ...hits.map(({ partNumber }) => partNumber)]);
}
