import { type Message, say } from '../../../platform/i18n/message.ts';
import { unguardCell } from '../../../platform/text/csv-cell.ts';
import { readCsvTable } from '../../../platform/text/csv-table.ts';
import { type FileTable, fileTable } from '../../../platform/text/file-table.ts';
import type { FileText, ReadText } from './file-text.ts';

/** A row per text; a file of all texts of a thousand gloves is half of it. */
const MAX_TABLE_ROWS = 60_000;

/** A spreadsheet of texts, for whoever translates without a program for it. */
export const TRANSLATION_TABLE: FileTable<FileText> = fileTable<FileText>([
	['record', ({ record }) => record],
	['field', ({ field }) => field],
	['state', ({ state }) => state],
	['english', ({ english }) => english],
	['french', ({ french }) => french],
	['earlier_english', ({ earlierEnglish }) => earlierEnglish],
]);

/** The columns that a row is read from, by their titles in either language. */
const COLUMNS = {
	record: ['record', 'fiche'],
	state: ['state', 'état'],
	english: ['english', 'anglais'],
	french: ['french', 'français'],
} as const;

/** The texts of a table, or why it cannot be read. */
export function readTranslationTable(text: string): { texts: ReadText[] } | { error: Message } {
	const table = readCsvTable(text, MAX_TABLE_ROWS);
	if ('error' in table) return table;
	const header = table.header.map((title) => title.trim().toLowerCase());
	const find = (column: keyof typeof COLUMNS) =>
		header.findIndex((title) => (COLUMNS[column] as readonly string[]).includes(title));
	const missing = (['record', 'english', 'french'] as const).find((column) => find(column) < 0);
	if (missing) return { error: say('validation.csvFile.noColumn', { column: missing }) };
	const places = {
		record: find('record'),
		state: find('state'),
		english: find('english'),
		french: find('french'),
	};
	return {
		texts: table.records.map(({ row, cells }) => {
			const read = (at: number) => unguardCell(cells[at] ?? '');
			return {
				row,
				record: read(places.record).trim(),
				english: read(places.english),
				french: read(places.french),
				isReviewed: read(places.state).trim().toLowerCase() === 'reviewed',
			};
		}),
	};
}
