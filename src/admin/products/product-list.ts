import { PRODUCT_STATES, type ProductState } from '../../domain/catalogue/product-state.ts';
import { type Cursor, type CursorShape, KEY_OR_TIME, parseCursor } from '../../platform/text/cursor.ts';

/** The sort orders of the list of gloves; "-" means descending. */
export const PRODUCT_SORTS = [
	'name',
	'-name',
	'partNumber',
	'-partNumber',
	'-updated',
	'updated',
	'completeness',
	'-completeness',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const COMPLETENESS_FILTERS = ['complete', 'incomplete', 'poor'] as const;
type CompletenessFilter = (typeof COMPLETENESS_FILTERS)[number];

export type ProductFilter = {
	text: string;
	sort: ProductSort;
	state?: ProductState;
	completeness?: CompletenessFilter;
	/** A category name. */
	category: string;
	cursor?: Cursor;
};

/** A row of the list. */
export type ProductSummary = {
	partNumber: string;
	name: string;
	description: string;
	/** The first picture; empty if there is none. */
	picture: string;
	sizes: string[];
	state: ProductState;
	/** 0 to 100. */
	completeness: number;
	version: number;
	updatedAt: string;
	updatedBy: string;
};

/** Number of gloves per page. */
export const PRODUCTS_A_PAGE = 24;

const PRODUCT_CURSOR: CursorShape = { id: /[0-9a-f]{2,128}/, value: KEY_OR_TIME };

const COLUMNS = {
	name: 'name_sort',
	partNumber: 'number_sort',
	updated: 'updated_sort',
	completeness: 'score_sort',
} as const;

/** The sort column and direction of an order. */
export function orderOf(sort: ProductSort) {
	const name = sort.replace('-', '') as keyof typeof COLUMNS;
	return { column: COLUMNS[name], descending: sort.startsWith('-') };
}

/** Parses the filter from the query params; invalid ones are ignored. */
export function parseProductFilter(parameters: URLSearchParams): ProductFilter {
	const read = <Value extends string>(name: string, known: readonly Value[]) =>
		known.find((one) => one === parameters.get(name));
	return {
		text: (parameters.get('q') ?? '').trim().slice(0, 100),
		sort: read('sort', PRODUCT_SORTS) ?? 'name',
		state: read('state', PRODUCT_STATES),
		completeness: read('completeness', COMPLETENESS_FILTERS),
		category: (parameters.get('category') ?? '').trim().slice(0, 80),
		cursor: parseCursor(parameters.get('from') ?? '', PRODUCT_CURSOR),
	};
}
