import { issueOf } from '../../../platform/i18n/message.ts';
import { unguardCell } from '../../../platform/text/csv-cell.ts';
import { findColumn } from '../column-title.ts';
import { findColumns } from '../product-row.ts';
import { detectDelimiter } from './csv-delimiter.ts';
import { CsvReader } from './csv-reader.ts';

/** The start of a table and its delimiter. */
export type TableStart = {
	delimiter: string;
	/** The text after Excel's own first line, "sep=;". */
	text: string;
	/** The number of its first line. */
	line: number;
};

/** Detects the format of a table from its beginning, which must include the whole header. */
export function readTableStart(start: string): TableStart {
	const [mark, declared] = /^"?sep=(.)"?\n/i.exec(start) ?? [];
	const text = mark === undefined ? start : start.slice(mark.length);
	const delimiter = declared !== undefined && /[,;\t|]/.test(declared) ? declared : pickDelimiter(text);
	return { delimiter, text, line: mark === undefined ? 1 : 2 };
}

/** The delimiter that yields the most known columns in the header; otherwise the most frequent one. */
function pickDelimiter(text: string): string {
	const usual = detectDelimiter(text);
	const header = firstLineOf(text);
	let best = usual;
	for (const delimiter of [',', ';', '\t']) {
		if (countKnown(header, delimiter) > countKnown(header, best)) best = delimiter;
	}
	return best;
}

function firstLineOf(text: string): string {
	return text.trimStart().split('\n', 1)[0]?.slice(0, 20_000) ?? '';
}

function countKnown(header: string, delimiter: string): number {
	const cells = header.split(delimiter).slice(0, 300);
	return cells.filter((title) => findColumn(title) !== undefined).length;
}

/**
 * Why a header is invalid, as a message, or undefined. Two columns for the same field are rejected, because one of them would be
 * dropped.
 * @param also accepts a column in place of the part number, such as a category's list
 */
export function findHeaderError(
	titles: readonly string[],
	also?: (title: string) => boolean,
): string | undefined {
	const columns = findColumns(titles);
	const twice = columns.findIndex((column, at) => column !== undefined && columns.indexOf(column) < at);
	if (twice >= 0) {
		const column = columns[twice];
		const first = columns.indexOf(column);
		return issueOf('importing.columnTwice', {
			column: column ?? '',
			first: shorten(titles[first]),
			second: shorten(titles[twice]),
			firstAt: first + 1,
			secondAt: twice + 1,
		});
	}
	if (columns.includes('partNumber') || titles.some((title) => also?.(title))) return undefined;
	const named = titles.slice(0, 8).map(shorten).join(', ');
	return issueOf('importing.noPartNumberColumn', { columns: named.slice(0, 200) });
}

export const shorten = (title = '') => title.slice(0, 60);

/**
 * Reads a whole table at once, for small texts or when nothing else is blocked.
 * @throws UnreadableFile
 */
export function readWholeTable(text: string) {
	const { delimiter, text: body, line } = readTableStart(text);
	const reader = new CsvReader(delimiter, line);
	const records = [...reader.read(body), ...reader.end()];
	return records.map((record) => ({ ...record, cells: record.cells.map(unguardCell) }));
}
