import { CsvError, parse } from 'csv-parse/sync';
import { type Message, say } from '../i18n/message.ts';

/** The rows of a file by their cells, each with its number in the file. */
type CsvTable = { header: string[]; records: { row: number; cells: string[] }[] } | { error: Message };

/**
 * Reads a CSV file: with any of the usual separators, after a byte order mark, and after the line "sep=;" of
 * spreadsheets. Empty rows are left out.
 */
export function readCsvTable(typed: string, maxRows: number): CsvTable {
	// Spreadsheets on Windows end lines with two characters, within cells too.
	const whole = typed.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
	const text = whole.replace(/^sep=.\n/i, '');
	const skipped = text.length < whole.length ? 1 : 0;
	let parsed: { record: string[]; info: { lines: number } }[];
	try {
		parsed = parse(text, {
			delimiter: findDelimiter(text),
			info: true,
			relax_quotes: true,
			relax_column_count: true,
			skip_empty_lines: true,
		}) as unknown as typeof parsed;
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		return { error: say('validation.csvFile.unreadable') };
	}
	const filled = parsed.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
	const [first, ...rest] = filled;
	if (!first) return { error: say('validation.csvFile.empty') };
	if (rest.length > maxRows) return { error: say('validation.csvFile.manyRows', { most: maxRows }) };
	return {
		header: first.record,
		records: rest.map(({ record, info }) => ({
			// A cell may span several lines; the row number is that of its first line.
			row: info.lines - record.join('').split('\n').length + 1 + skipped,
			cells: record,
		})),
	};
}

/** Whichever of , ; and tab is most frequent in the first line, because files with decimal commas use semicolons. */
function findDelimiter(text: string): string {
	const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
	const count = (sign: string) => first.split(sign).length;
	return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
