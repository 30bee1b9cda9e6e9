import { UnreadableFile } from './csv-reader.ts';
import { readWholeTable } from './table-head.ts';

/** A row of a table: its cells under the names of the header, and the line of the file it begins on. */
type CsvRow = { line: number; cells: Record<string, string> };
/** An error of the whole file, or of one row. */
type CsvError = { line: number | undefined; field: string; value: unknown; reason: string };
export type CsvTable = { header: string[]; rows: CsvRow[]; errors: CsvError[] };

/**
 * Reads CSV with a header row, as the browser's import reads it. Blank rows are passed over, short rows are filled up
 * with empty cells (Excel leaves trailing ones out), longer ones are errors.
 * @param text with "\n" as line end.
 */
export function parseCsvTable(text: string): CsvTable {
	let records: ReturnType<typeof readWholeTable>;
	try {
		records = readWholeTable(text);
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error;
		return { header: [], rows: [], errors: [toError(error.message)] };
	}
	const [first, ...others] = records;
	if (!first) return { header: [], rows: [], errors: [toError('is empty')] };
	const header = first.cells.map((title) => title.trim());
	const table: CsvTable = { header, rows: [], errors: [] };
	for (const { line, cells } of others) {
		const extra = cells.slice(header.length).find((cell) => cell.trim() !== '');
		if (extra !== undefined) {
			const reason = `the row has ${cells.length} cells, the header ${header.length}; is a text that holds the delimiter in quotes?`;
			table.errors.push({ line, field: `column ${header.length + 1}`, value: extra, reason });
			continue;
		}
		table.rows.push({ line, cells: Object.fromEntries(listCells(header, cells)) });
	}
	return table;
}

/** Cells by name. A column without a name counts only where something stands in it. */
function listCells(header: readonly string[], record: readonly string[]): [string, string][] {
	return header.flatMap((name, index): [string, string][] => {
		const cell = record[index] ?? '';
		if (name !== '') return [[name, cell]];
		return cell.trim() === '' ? [] : [[`column ${index + 1}`, cell]];
	});
}

/** "line 12: a quoted text …" is an error of that line. */
function toError(message: string): CsvError {
	const [, line, reason = message] = /^line (\d+): (.*)$/s.exec(message) ?? [];
	return { line: line === undefined ? undefined : Number(line), field: '', value: undefined, reason };
}
