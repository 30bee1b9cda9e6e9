import { fieldOf, isProductKey, PACK_FIELDS, type ProductColumn } from '../catalogue/product-fields.ts';

/** Example cells of the columns besides the fields. */
const ABOUT_EXAMPLES = { state: 'published', successor: 'XY301', exportedVersion: '4' } as const;

/** Added after the columns of a table of failed rows: the reasons for each failure. Ignored on import. */
export const REASONS_COLUMN = 'reasons';

/** An example cell of a column; the same in every language. */
export function exampleOf(column: ProductColumn): string {
	if (isProductKey(column)) return fieldOf(column).example ?? '';
	return { ...ABOUT_EXAMPLES, ...PACK_EXAMPLES }[column];
}

const PACK_EXAMPLES = {
	masterCase: PACK_FIELDS.masterCase.example,
	innerBag: PACK_FIELDS.innerBag.example,
	displayReady: PACK_FIELDS.displayReady.example,
};
