import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileTable } from './file-table.ts';
import { formatSheetRow, SHEET_END, sheetStart, WORKBOOK_PARTS, workbookPart } from './workbook-parts.ts';

/**
 * An Excel workbook (XLSX) with the rows of all pages of a list, in chunks: times are times, amounts are numbers. Pages
 * are read as fast as the file is sent, so that a list of any length needs the memory of one page.
 * @param sheet the sheet's name
 * @param headingOf the heading of a column in the reader's language
 */
export async function* writeWorkbook<Row, Page>(
	sheet: string,
	table: FileTable<Row>,
	pages: AsyncIterable<Page>,
	rowsOf: (page: Page) => readonly Row[],
	headingOf: (title: string) => string,
): AsyncGenerator<Buffer> {
	const zip = new ZipFile();
	const output = zip.outputStream as Readable;
	const rows = Readable.from(writeSheet(table, pages, rowsOf, headingOf), { objectMode: false });
	zip.on('error', (error: Error) => output.destroy(error));
	// An error while reading ends the file: part of a list must not be taken for the whole.
	rows.once('error', (error) => output.destroy(error));
	for (const [name, xml] of Object.entries({ ...WORKBOOK_PARTS, 'xl/workbook.xml': workbookPart(sheet) })) {
		zip.addBuffer(Buffer.from(xml), name);
	}
	zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
	zip.end();
	try {
		for await (const chunk of output) yield chunk as Buffer;
	} finally {
		// The client may have disconnected.
		output.destroy();
		rows.destroy();
	}
}

async function* writeSheet<Row, Page>(
	{ columns, cellsOf }: FileTable<Row>,
	pages: AsyncIterable<Page>,
	rowsOf: (page: Page) => readonly Row[],
	headingOf: (title: string) => string,
): AsyncGenerator<string> {
	const kinds = columns.map(({ kind }) => kind);
	yield sheetStart(columns.map(({ title, kind }) => ({ heading: headingOf(title), kind })));
	for await (const page of pages) {
		const rows = rowsOf(page).map((row) => formatSheetRow(cellsOf(row), kinds));
		if (rows.length > 0) yield rows.join('');
	}
	yield SHEET_END;
}
