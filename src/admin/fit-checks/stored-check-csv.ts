import type { StoredCheck } from '../../domain/fit-checks/stored-check.ts';
import { formatCsvCell } from '../../platform/text/csv-cell.ts';

/** The first four columns are what the engine's labelled jobs are made of; "question" stands where one was asked. */
const COLUMNS: readonly [string, (row: StoredCheck) => string][] = [
	['part_number', ({ partNumber }) => partNumber],
	['verdict', ({ verdict }) => verdict ?? 'question'],
	['mark', ({ mark }) => mark ?? ''],
	['task', ({ task }) => task],
	['note', ({ note }) => note],
	['should_have_been', ({ wanted }) => wanted ?? ''],
	['sentence', ({ sentence }) => sentence],
	['worded_by', ({ wordedBy }) => wordedBy],
	['rows', ({ reasons }) => reasons.map(({ row, finding }) => `${row}: ${finding}`).join('; ')],
	['unread', ({ unread }) => unread.join(' ')],
	['glove_version', ({ gloveVersion }) => String(gloveVersion)],
	['asked', ({ askedAt }) => askedAt],
	['marked_by', ({ markedBy }) => markedBy],
	['marked', ({ markedAt }) => markedAt ?? ''],
];

/** A file for spreadsheets (RFC 4180), in steps: its head first, behind the mark by which they know UTF-8. */
export function formatCheckCsv(rows: readonly StoredCheck[] | 'head'): string {
	if (rows === 'head') return `\uFEFF${COLUMNS.map(([title]) => title).join(',')}\r\n`;
	return rows.map((row) => `${COLUMNS.map(([, value]) => formatCsvCell(value(row))).join(',')}\r\n`).join('');
}
