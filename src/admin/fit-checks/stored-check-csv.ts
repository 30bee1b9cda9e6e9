import type { StoredCheck } from '../../domain/fit-checks/stored-check.ts';
import { csvTable } from '../../platform/text/csv-table.ts';

/** The first four columns are those of the engine's labelled jobs; "question" means the check asked one. */
export const CHECK_CSV = csvTable<StoredCheck>([
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
]);
