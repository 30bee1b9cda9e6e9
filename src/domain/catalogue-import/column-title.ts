import { normalizeFieldName } from './readers/record-fields.ts';
import { findProductField } from './tidying/tidy-product.ts';

/** Columns of a glove table besides the catalogue's fields. */
const ABOUT_COLUMNS = ['state', 'successor', 'exportedVersion', 'reasons'] as const;

const ABOUT_NAMES: Readonly<Record<string, string>> = {
	...Object.fromEntries(ABOUT_COLUMNS.map((column) => [normalizeFieldName(column), column])),
	status: 'state',
	etat: 'state',
	statut: 'state',
	replacedby: 'successor',
	successeur: 'successor',
	remplacepar: 'successor',
	raisons: 'reasons',
};

/** The field for a column title; undefined if unknown. */
export function findColumn(title: string): string | undefined {
	return ABOUT_NAMES[normalizeFieldName(title)] ?? findProductField(title);
}
