import { formatCsvCell } from './csv-cell.ts';

type CsvColumn<Row> = readonly [title: string, value: (row: Row) => string | number];

export type CsvTable<Row> = { head: string; format: (rows: readonly Row[]) => string };

/** A spreadsheet file (RFC 4180), in chunks: the header first, after the byte order mark that identifies UTF-8. */
export function csvTable<Row>(columns: readonly CsvColumn<Row>[]): CsvTable<Row> {
	const formatRow = (row: Row) =>
		`${columns.map(([, value]) => formatCsvCell(String(value(row)))).join(',')}\r\n`;
	return {
		head: `\uFEFF${columns.map(([title]) => title).join(',')}\r\n`,
		format: (rows) => rows.map(formatRow).join(''),
	};
}

/** The file with the rows of all pages of a list. */
export async function* writeCsv<Row, Page>(
	table: CsvTable<Row>,
	pages: AsyncIterable<Page>,
	rowsOf: (page: Page) => readonly Row[],
): AsyncGenerator<string> {
	yield table.head;
	for await (const page of pages) yield table.format(rowsOf(page));
}
