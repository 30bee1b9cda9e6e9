import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatCsvRow } from '../../../domain/catalogue-import/readers/csv-reader.ts';
import { describeWarning, findShownValue } from '../../../domain/catalogue-import/warning-messages.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { guardCell } from '../../../platform/text/csv-cell.ts';
import { readStoredReport } from '../stored-import.server.ts';
import { listImportRows } from './import-row-queries.server.ts';

const ROWS_A_PIECE = 200;
const COLUMNS = ['row', 'line', 'partNumber', 'column', 'value', 'warning'];

/** All warnings of an import as CSV: to sort, to share, and to work through beside the file. */
export async function* exportWarnings(
	db: DatabaseLike,
	importId: string,
	locale: Locale,
): AsyncGenerator<string> {
	yield `\uFEFF${formatCsvRow(COLUMNS)}`;
	for await (const rows of listImportRows(db, importId, { isWarned: true }, ROWS_A_PIECE)) {
		yield rows
			.flatMap((row) =>
				readStoredReport(row).warnings.map((warning) => {
					const { path } = warning;
					const value = findShownValue(warning);
					const location = [String(row.row_number), String(row.line), formatPartNumber(row.part_number)];
					return formatCsvRow([...location, path, value, describeWarning(warning, locale)].map(guardCell));
				}),
			)
			.join('');
	}
}
