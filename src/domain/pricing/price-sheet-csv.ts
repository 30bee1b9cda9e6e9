import { formatCsvCell } from '../../platform/text/csv-cell.ts';
import { formatAmount } from './price.ts';

import type { PriceSheet } from './price-sheet.server.ts';

const COLUMNS = [
	'part_number',
	'your_number',
	'name',
	'currency',
	'price_pair',
	'price_dozen',
	'price_case',
	'pairs_in_case',
	'valid_from',
	'valid_to',
] as const;

/**
 * A company's price sheet for a spreadsheet, with a byte order mark so that UTF-8 is recognized: one row per glove,
 * prices per pair with a decimal point, empty if there is none.
 */
export function formatPriceSheetCsv(sheet: PriceSheet): string {
	const amount = (cents: number | undefined) => (cents === undefined ? '' : formatAmount(cents));
	const lines = sheet.rows.map((row) => {
		const cells: Record<(typeof COLUMNS)[number], string> = {
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
		};
		return COLUMNS.map((column) => formatCsvCell(cells[column])).join(',');
	});
	return `\uFEFF${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}
