import { issueOf } from '../../../platform/i18n/message.ts';
import { UnreadableFile } from './csv-reader.ts';
import { readWholeTable } from './table-head.ts';

/** A table row: its cells by header name, and its first line in the file. */
type CsvRow = { line: number; cells: Record<string, string> };
/** An error of the whole file, or of one row. */
type CsvError = { line: number | undefined; field: string; value: unknown; reason: string };
export type CsvTable = { header: string[]; rows: CsvRow[]; errors: CsvError[] };

/**
 * Parses CSV with a header row, like the browser import. Blank rows are skipped, short rows are padded with empty
 * cells (Excel omits trailing ones), and longer rows are errors.
 * @param text with "\n" line ends
 */
export function parseCsvTable(text: string): CsvTable {
	let records: ReturnType<typeof readWholeTable>;
	try {
		records = readWholeTable(text);
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error;
		return { header: [], rows: [], errors: [toError(error.reason, error.line)] };
	}
	const [first, ...others] = records;
	if (!first) return { header: [], rows: [], errors: [toError(issueOf('importing.empty'))] };
	const header = first.cells.map((title) => title.trim());
	const table: CsvTable = { header, rows: [], errors: [] };
	for (const { line, cells } of others) {
		const extra = cells.slice(header.length).find((cell) => cell.trim() !== '');
		if (extra !== undefined) {
			const reason = issueOf('importing.cells', { cells: cells.length, columns: header.length });
			table.errors.push({ line, field: `column ${header.length + 1}`, value: extra, reason });
			continue;
		}
		table.rows.push({ line, cells: Object.fromEntries(listCells(header, cells)) });
	}
	return table;
}

/** Cells by name. An untitled column is included only if its cell is not empty. */
function listCells(header: readonly string[], record: readonly string[]): [string, string][] {
	return header.flatMap((name, index): [string, string][] => {
		const cell = record[index] ?? '';
		if (name !== '') return [[name, cell]];
		return cell.trim() === '' ? [] : [[`column ${index + 1}`, cell]];
	});
}

function toError(reason: string, line?: number): CsvError {
	return { line, field: '', value: undefined, reason };
}
