import { formatCsvCell } from './csv-cell.ts';

/**
 * What a column's text is, for files that know more than text: a local time or day ("2026-11-25 16:05",
 * "2026-11-25"), or an amount of money ("12.50"). Numbers are numbers everywhere.
 */
export type ColumnKind = 'time' | 'day' | 'amount';

type FileColumn<Row> = readonly [title: string, value: (row: Row) => string | number, kind?: ColumnKind];

/** The columns of a list's file: CSV or a workbook. */
export type FileTable<Row> = {
	columns: readonly { title: string; kind: ColumnKind | undefined }[];
	cellsOf: (row: Row) => (string | number)[];
};

export function fileTable<Row>(columns: readonly FileColumn<Row>[]): FileTable<Row> {
	return {
		columns: columns.map(([title, , kind]) => ({ title, kind })),
		cellsOf: (row) => columns.map(([, value]) => value(row)),
	};
}

/**
 * The file with the rows of all pages of a list, in chunks: the header first, after the byte order mark that identifies
 * UTF-8 (RFC 4180).
 * @param headingOf the heading of a column in the reader's language
 */
export async function* writeCsv<Row, Page>(
	table: FileTable<Row>,
	pages: AsyncIterable<Page>,
	rowsOf: (page: Page) => readonly Row[],
	headingOf: (title: string) => string,
): AsyncGenerator<string> {
	yield `\uFEFF${table.columns.map(({ title }) => headingOf(title)).join(',')}\r\n`;
	for await (const page of pages) {
		yield rowsOf(page)
			.map((row) => `${table.cellsOf(row).map(formatCell).join(',')}\r\n`)
			.join('');
	}
}

const formatCell = (value: string | number) => formatCsvCell(String(value));
