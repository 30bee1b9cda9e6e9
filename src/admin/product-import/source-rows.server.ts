import { noteMissingPages } from '../../domain/catalogue-import/missing-pages.ts';
import { IMPORT_LIMITS } from '../../domain/catalogue-import/product-import.ts';
import {
	findColumns,
	type ReadRow,
	readJsonRecord,
	readTableRow,
} from '../../domain/catalogue-import/product-row.ts';
import {
	CsvReader,
	type CsvRecord,
	UnreadableFile,
} from '../../domain/catalogue-import/readers/csv-reader.ts';
import { JsonReader } from '../../domain/catalogue-import/readers/json-reader.ts';
import { EXPORT_FORMAT, parseJsonRecords } from '../../domain/catalogue-import/readers/json-records.ts';
import { findRepeatedKey } from '../../domain/catalogue-import/readers/repeated-key.ts';
import {
	findHeaderError,
	readTableStart,
	shorten,
} from '../../domain/catalogue-import/readers/table-head.ts';
import { issueOf, say } from '../../platform/i18n/message.ts';
import { unguardCell } from '../../platform/text/csv-cell.ts';

/** A stored row: the cells of a table, or a JSON record, which is exact if it comes from our own export. */
export type RowRecord =
	| { cells: string[] }
	| {
			json: unknown;
			isExact: boolean;
			/** A key that occurs twice in an object of the record, so that one of the two values would be lost. */
			repeated?: string;
	  };
/** `row` is counted as people do: the row of a spreadsheet, or the number of a record in a list. */
export type SourceRow = { row: number; line: number; record: RowRecord };

/** What is read from the file besides its rows; filled in while the file is read. */
export type SourceHead = {
	/** The column titles of a table. */
	columns: string[];
	/** Titles without a known field. */
	unknown: string[];
	/** What is not read from the file, as messages that begin with “This file”. */
	notes: string[];
};

/**
 * Yields the rows of a file, one list per piece of its text. The columns in `head` are set before the first row.
 * @throws UnreadableFile
 */
export async function* readSourceRows(
	pieces: AsyncIterable<string>,
	format: 'csv' | 'json',
	head: SourceHead,
): AsyncGenerator<SourceRow[]> {
	let count = 0;
	for await (const rows of format === 'json' ? readJson(pieces, head) : readCsv(pieces, head)) {
		count += rows.length;
		if (count > IMPORT_LIMITS.rows) {
			throw new UnreadableFile(say('importing.tooManyRows', { most: IMPORT_LIMITS.rows }));
		}
		yield rows;
	}
	if (count === 0) throw new UnreadableFile(say('importing.noRows'));
}

/** Number of characters that a parser processes in a few milliseconds. */
const STEP = 64 * 1024;

async function* inSteps(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	for await (const piece of pieces) {
		for (let at = 0; at < piece.length; at += STEP) yield piece.slice(at, at + STEP);
	}
}

async function* readCsv(pieces: AsyncIterable<string>, head: SourceHead): AsyncGenerator<SourceRow[]> {
	let reader: CsvReader | undefined;
	let hasHeader = false;
	const toRows = (records: CsvRecord[]): SourceRow[] => {
		const rows = records.map(({ cells, ...location }) => ({
			...location,
			record: { cells: cells.map(unguardCell) },
		}));
		if (hasHeader || rows.length === 0) return rows;
		hasHeader = true;
		readHeader(rows.shift()?.record.cells ?? [], head);
		return rows;
	};
	for await (const step of inSteps(pieces)) {
		let text = step;
		if (!reader) {
			const start = readTableStart(text);
			text = start.text;
			reader = new CsvReader(start.delimiter, start.line);
		}
		yield toRows(reader.read(text));
	}
	if (reader) yield toRows(reader.end());
	if (!hasHeader) throw new UnreadableFile(say('importing.empty'));
}

function readHeader(cells: readonly string[], head: SourceHead): void {
	const titles = cells.map((title) => title.trim());
	const error = findHeaderError(titles);
	if (error !== undefined) throw new UnreadableFile(error);
	const columns = findColumns(titles);
	head.columns = titles;
	head.unknown = titles.filter((title, at) => title !== '' && columns[at] === undefined).map(shorten);
}

async function* readJson(pieces: AsyncIterable<string>, head: SourceHead): AsyncGenerator<SourceRow[]> {
	const reader = new JsonReader();
	// The mark of our own export comes before the records; a file with the mark after them is read like any other.
	let start = '';
	let isExact: boolean | undefined;
	for await (const step of inSteps(pieces)) {
		if (start.length < STEP) start += step;
		const elements = reader.read(step);
		if (elements.length > 0) isExact ??= hasExportMark(start);
		yield elements.map(({ number, text }) => ({
			row: number,
			line: number,
			record: {
				json: parseRecord(text, number),
				isExact: isExact ?? false,
				...withRepeated(text),
			},
		}));
	}
	const { root, count } = reader.end();
	head.notes.push(...listLeftOut(root));
	yield listLoneRecords(root, count);
}

function hasExportMark(start: string): boolean {
	return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${EXPORT_FORMAT}"`).test(start.replace(/^\ufeff/, ''));
}

function parseRecord(text: string, number: number): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UnreadableFile(say('importing.brokenRecord', { record: number }));
	}
}

/** Notes on what is left out: categories, and the missing pages of a saved API response. */
function listLeftOut(root: Record<string, unknown> | unknown[]): string[] {
	if (Array.isArray(root)) return [];
	const { categories } = root;
	const notes: string[] = [];
	if (Array.isArray(categories) && categories.length > 0) {
		notes.push(issueOf('importing.categories', { count: categories.length }));
	}
	const read = Array.isArray(root.content) ? parseJsonRecords(JSON.stringify(root)) : undefined;
	const missing = read?.ok && read.page ? noteMissingPages(read.page) : undefined;
	if (missing !== undefined) notes.push(missing);
	return notes;
}

function withRepeated(text: string): { repeated?: string } {
	const repeated = findRepeatedKey(text);
	return repeated === undefined ? {} : { repeated };
}

/** A single glove at the root, or list items that are not records. */
function listLoneRecords(root: Record<string, unknown> | unknown[], count: number): SourceRow[] {
	if (Array.isArray(root)) return listNoRecords(root, count);
	const list = root.products ?? root.content;
	if (Array.isArray(list)) return listNoRecords(list, count);
	return count > 0 || Object.keys(root).length === 0
		? []
		: [{ row: 1, line: 1, record: { json: root, isExact: false } }];
}

function listNoRecords(list: readonly unknown[], count: number): SourceRow[] {
	return list
		.filter((item) => item !== null)
		.map((json, at) => ({ row: count + at + 1, line: count + at + 1, record: { json, isExact: false } }));
}

/** Reads a stored row. A non-empty cell beyond the columns of the header is an error. */
export function readRowRecord(record: RowRecord, columns: readonly string[]): ReadRow {
	if ('json' in record) {
		const row = readJsonRecord(record.json, record.isExact);
		if (record.repeated === undefined) return row;
		const error = { field: record.repeated, value: undefined, reason: issueOf('importing.twiceInRecord') };
		return { ...row, errors: [...row.errors, error] };
	}
	const row = readTableRow(columns, record.cells);
	const extra = record.cells.slice(columns.length).find((cell) => cell.trim() !== '');
	if (extra !== undefined) {
		const reason = issueOf('importing.cells', { cells: record.cells.length, columns: columns.length });
		row.errors.push({ field: `column ${columns.length + 1}`, value: extra, reason });
	}
	return row;
}
