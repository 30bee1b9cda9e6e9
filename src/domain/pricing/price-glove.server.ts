import { basePartNumber } from '../catalogue/part-numbers/part-number.ts';
import { sortSizes } from '../catalogue/sizes/glove-size.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import type { GloveSort } from './glove-sort.ts';
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

type GloveQuery = {
	text: string;
	/** By part number if left out. */
	sort?: GloveSort;
	/** Only these, which need not be in the catalogue any more; always by part number. */
	among?: readonly string[];
};

/**
 * A page of the gloves that match a text, after or before a cursor.
 * @param cursor such as "after.xy300" or "before.xy300"
 */
export function pageOfGloves(
	catalogue: LiveCatalogue,
	query: GloveQuery & { cursor: string; limit: number },
): GlovePage {
	const gloves = listGloves(catalogue, query);
	const { sort = 'partNumber' } = query;
	const [, direction, from = ''] = /^(after|before)\.([a-z0-9._-]{1,64})$/.exec(query.cursor) ?? [];
	const at = from === '' ? 0 : gloves.findIndex((partNumber) => HAS_REACHED[sort](partNumber, from));
	const isByName = sort.endsWith('name');
	const edge = at >= 0 ? at : isByName ? 0 : gloves.length;
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

/** Whether a glove stands at the cursor's, or after it. In an order by name, one that has gone has no place. */
const HAS_REACHED: Record<GloveSort, (partNumber: string, from: string) => boolean> = {
	partNumber: (partNumber, from) => partNumber >= from,
	'-partNumber': (partNumber, from) => partNumber <= from,
	name: (partNumber, from) => partNumber === from,
	'-name': (partNumber, from) => partNumber === from,
};

/** The part numbers of all gloves that match, in their order. */
export function listGloves(
	catalogue: LiveCatalogue,
	{ text, sort = 'partNumber', among }: GloveQuery,
): string[] {
	const found = text === '' ? undefined : findPartNumbers(catalogue, text);
	const gloves = among ? among.toSorted() : listSorted(catalogue, sort);
	return found ? gloves.filter((partNumber) => found.has(partNumber)) : gloves;
}

/** All part numbers in an order that the index keeps: sorting them for each page would take most of its time. */
function listSorted({ index }: LiveCatalogue, sort: GloveSort): string[] {
	const field = sort.endsWith('name') ? 'name' : 'partNumber';
	const order = { field, descending: sort.startsWith('-') } as const;
	return index.pageOfPartNumbers({ page: 0, size: index.size, sort: order });
}

const MAX_FOUND = 500;

function findPartNumbers(catalogue: LiveCatalogue, text: string): Set<string> {
	const typed = text.trim().toLowerCase();
	const numbers = catalogue.index.listPartNumbers().filter((partNumber) => partNumber.startsWith(typed));
	const { hits } = catalogue.index.search(text, MAX_FOUND);
	return new Set([...numbers, ...hits.map(({ partNumber }) => partNumber)]);
}
