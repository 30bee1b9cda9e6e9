import { fieldOf, isProductKey, PACK_FIELDS, type ProductColumn } from '../catalogue/product-fields.ts';

/** What a table says of a glove beside its fields. */
const ABOUT_EXAMPLES = { state: 'published', successor: 'XY301', exportedVersion: '4' } as const;

/** Behind the columns of a table of failed rows: why each failed. Read again it says nothing. */
export const REASONS_COLUMN = 'reasons';

/** A cell of a column as it is written; the same in every language. */
export function exampleOf(column: ProductColumn): string {
	if (isProductKey(column)) return fieldOf(column).example ?? '';
	return { ...ABOUT_EXAMPLES, ...PACK_EXAMPLES }[column];
}

const PACK_EXAMPLES = {
	masterCase: PACK_FIELDS.masterCase.example,
	innerBag: PACK_FIELDS.innerBag.example,
	displayReady: PACK_FIELDS.displayReady.example,
};
