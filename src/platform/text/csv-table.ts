import { formatCsvCell } from './csv-cell.ts';

type CsvColumn<Row> = readonly [title: string, value: (row: Row) => string | number];

export type CsvTable<Row> = { titles: readonly string[]; format: (rows: readonly Row[]) => string };

/** The columns of a spreadsheet file (RFC 4180). */
export function csvTable<Row>(columns: readonly CsvColumn<Row>[]): CsvTable<Row> {
	const formatRow = (row: Row) =>
		`${columns.map(([, value]) => formatCsvCell(String(value(row)))).join(',')}\r\n`;
	return {
		titles: columns.map(([title]) => title),
		format: (rows) => rows.map(formatRow).join(''),
	};
}

/**
 * The file with the rows of all pages of a list, in chunks: the header first, after the byte order mark that identifies
 * UTF-8.
 * @param headingOf the heading of a column in the reader's language
 */
export async function* writeCsv<Row, Page>(
	table: CsvTable<Row>,
	pages: AsyncIterable<Page>,
	rowsOf: (page: Page) => readonly Row[],
	headingOf: (title: string) => string,
): AsyncGenerator<string> {
	yield `\uFEFF${table.titles.map(headingOf).join(',')}\r\n`;
	for await (const page of pages) yield table.format(rowsOf(page));
}
