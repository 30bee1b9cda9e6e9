import { CsvError, parse } from 'csv-parse/sync';

/** A row of a table: its cells under the names of the header, and the line of the file it begins on. */
type CsvRow = { line: number; cells: Record<string, string> };
/** A fault of the whole file, or of one row. */
type CsvFault = { line: number | undefined; field: string; value: unknown; reason: string };
export type CsvTable = { header: string[]; rows: CsvRow[]; faults: CsvFault[] };

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Reads CSV with a header row; the delimiter is the one of `,` `;` tab that the header uses most. Blank rows are
 * passed over, short rows are filled up with empty cells (Excel leaves trailing ones out), longer ones are faults.
 * @param text with "\n" as line end.
 */
export function parseCsvTable(text: string): CsvTable {
	// "sep=;" is Excel's own first line, and says nothing that the header does not.
	const marked = /^sep=[^\n]\n/i.test(text);
	const body = marked ? text.slice(text.indexOf('\n') + 1) : text;
	const skipped = marked ? 1 : 0;
	const parsed = parseRecords(body);
	if (!parsed.ok) {
		return { header: [], rows: [], faults: [{ ...parsed.fault, line: (parsed.fault.line ?? 0) + skipped }] };
	}
	const records = parsed.records.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
	const header = records[0]?.record.map((name) => name.trim()) ?? [];
	if (header.length === 0) {
		return {
			header,
			rows: [],
			faults: [{ line: undefined, field: '', value: undefined, reason: 'is empty' }],
		};
	}
	const table: CsvTable = { header, rows: [], faults: [] };
	for (const { record, info } of records.slice(1)) {
		const line = info.lines - countLineEnds(record) + skipped;
		const extra = record.slice(header.length).find((cell) => cell.trim() !== '');
		if (extra !== undefined) {
			const reason = `the row has ${record.length} cells, the header ${header.length}; is a text that holds the delimiter in quotes?`;
			table.faults.push({ line, field: `column ${header.length + 1}`, value: extra, reason });
			continue;
		}
		table.rows.push({ line, cells: Object.fromEntries(listCells(header, record)) });
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

type CsvRecord = { record: string[]; info: { lines: number } };
type ParsedRecords = { ok: true; records: CsvRecord[] } | { ok: false; fault: CsvFault };

function parseRecords(text: string): ParsedRecords {
	try {
		const records = parse(text, {
			delimiter: detectDelimiter(text),
			info: true,
			// 5" cuff, unquoted, is a cuff of five inches.
			relax_quotes: true,
			relax_column_count: true,
			skip_empty_lines: true,
		}) as unknown as CsvRecord[];
		return { ok: true, records };
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const line = typeof error.lines === 'number' ? error.lines : undefined;
		const reason =
			error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quoted text is opened and never closed' : error.message;
		return { ok: false, fault: { line, field: '', value: undefined, reason } };
	}
}

/** The delimiter that stands most often in the first line that holds anything, outside quotes. */
export function detectDelimiter(text: string): string {
	const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
	let quoted = false;
	let started = false;
	for (const character of text) {
		if (character === '"') quoted = !quoted;
		if (character === '\n' && !quoted && started) break;
		if (character.trim() !== '') started = true;
		const count = counts.get(character);
		if (!quoted && count !== undefined) counts.set(character, count + 1);
	}
	return DELIMITERS.reduce((best, delimiter) =>
		(counts.get(delimiter) ?? 0) > (counts.get(best) ?? 0) ? delimiter : best,
	);
}

function countLineEnds(record: readonly string[]): number {
	return record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}
