import { PRODUCT_STATES, type ProductState } from '../../domain/catalogue/product-state.ts';

/** The orders of the list of gloves; "-" is descending. */
export const PRODUCT_SORTS = ['name', '-name', 'partNumber', '-updated', 'completeness'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const COMPLETENESS_FILTERS = ['complete', 'incomplete', 'poor'] as const;
type CompletenessFilter = (typeof COMPLETENESS_FILTERS)[number];

/** A place in the sorted list: next to the glove with this sort key of its number, whose sorted column has this value. */
export type ProductCursor = { direction: 'after' | 'before'; value: string; id: string };

export type ProductFilter = {
	text: string;
	sort: ProductSort;
	state?: ProductState;
	completeness?: CompletenessFilter;
	/** A category's name. */
	category: string;
	place?: ProductCursor;
};

/** A row of the list. */
export type ProductSummary = {
	partNumber: string;
	name: string;
	description: string;
	/** The first picture, or empty. */
	picture: string;
	sizes: string[];
	state: ProductState;
	/** 0 to 100. */
	completeness: number;
	version: number;
	updatedAt: string;
	updatedBy: string;
};

/** How many gloves a page of the list shows. */
export const PRODUCTS_A_PAGE = 24;

const COLUMNS = {
	name: 'name_sort',
	partNumber: 'number_sort',
	updated: 'updated_sort',
	completeness: 'score_sort',
} as const;

/** The column that an order sorts by. */
export function orderOf(sort: ProductSort) {
	const name = sort.replace('-', '') as keyof typeof COLUMNS;
	return { column: COLUMNS[name], descending: sort.startsWith('-') };
}

/** What an address asks for; what cannot be read of it is left out. */
export function parseProductFilter(parameters: URLSearchParams): ProductFilter {
	const read = <Value extends string>(name: string, known: readonly Value[]) =>
		known.find((one) => one === parameters.get(name));
	return {
		text: (parameters.get('q') ?? '').trim().slice(0, 100),
		sort: read('sort', PRODUCT_SORTS) ?? 'name',
		state: read('state', PRODUCT_STATES),
		completeness: read('completeness', COMPLETENESS_FILTERS),
		category: (parameters.get('category') ?? '').trim().slice(0, 80),
		place: parsePlace(parameters.get('from') ?? ''),
	};
}

/** The place as it stands in an address: keys are hexadecimal, a score of three digits or a time. */
export function formatPlace({ direction, value, id }: ProductCursor): string {
	return `${direction}.${id}.${value}`;
}

function parsePlace(text: string): ProductCursor | undefined {
	const [, direction, id, value] =
		/^(after|before)\.([0-9a-f]{2,128})\.([0-9a-f]{0,128}|\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)$/.exec(text) ?? [];
	if (id === undefined || value === undefined) return undefined;
	return { direction: direction === 'after' ? 'after' : 'before', value, id };
}
