import type { Locale } from '../../platform/i18n/locale.ts';
import { formatCsvCell } from '../../platform/text/csv-cell.ts';
import { formatSize } from '../catalogue/sizes/glove-size.ts';
import { formatAmount } from './price.ts';
import type { PriceSheet } from './price-sheet.server.ts';

/** The columns in order, with their headings. */
const COLUMNS = [
	{ field: 'part_number', headings: { en: 'part_number', fr: 'numéro_de_pièce' } },
	{ field: 'your_number', headings: { en: 'your_number', fr: 'votre_numéro' } },
	{ field: 'name', headings: { en: 'name', fr: 'nom' } },
	{ field: 'currency', headings: { en: 'currency', fr: 'devise' } },
	{ field: 'price_pair', headings: { en: 'price_pair', fr: 'prix_paire' } },
	{ field: 'price_dozen', headings: { en: 'price_dozen', fr: 'prix_douzaine' } },
	{ field: 'price_case', headings: { en: 'price_case', fr: 'prix_caisse' } },
	{ field: 'pairs_in_case', headings: { en: 'pairs_in_case', fr: 'paires_par_caisse' } },
	{ field: 'valid_from', headings: { en: 'valid_from', fr: 'valable_du' } },
	{ field: 'valid_to', headings: { en: 'valid_to', fr: 'valable_jusqu’au' } },
	// Last, for programs that read the columns by their place.
	{ field: 'sizes', headings: { en: 'sizes', fr: 'tailles' } },
] as const satisfies readonly { field: string; headings: Record<Locale, string> }[];

/**
 * A company's price sheet for a spreadsheet, with a byte order mark so that UTF-8 is recognized: one row per glove,
 * and one for its sizes that cost more; prices per pair with a decimal point, empty if there is none. Only the headings are in the reader's language.
 */
export function formatPriceSheetCsv(sheet: PriceSheet, locale: Locale): string {
	const amount = (cents: number | undefined) => (cents === undefined ? '' : formatAmount(cents));
	const lines = sheet.rows.map((row) => {
		const cells: Record<(typeof COLUMNS)[number]['field'], string> = {
			part_number: row.partNumber.toUpperCase(),
			your_number: row.customerNumber,
			name: row.name,
			currency: sheet.currency,
			price_pair: amount(row.pair),
			price_dozen: amount(row.dozen),
			price_case: amount(row.case),
			pairs_in_case: row.caseSize === null ? '' : String(row.caseSize),
			valid_from: row.validFrom,
			valid_to: row.validTo,
			sizes: row.sizes.map((size) => formatSize(size, locale)).join(', '),
		};
		return COLUMNS.map(({ field }) => formatCsvCell(cells[field])).join(',');
	});
	const heading = COLUMNS.map(({ headings }) => headings[locale]).join(',');
	return `\uFEFF${[heading, ...lines].join('\r\n')}\r\n`;
}
