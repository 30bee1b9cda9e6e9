import type { StoredCheck } from '../../domain/fit-checks/stored-check.ts';
import { fileTable } from '../../platform/text/file-table.ts';
import { localTime } from '../kit/list/local-time.ts';

/** The first four columns are those of the engine's labelled jobs; "question" means the check asked one. Times are local. */
export function checkColumns(timeZone: string) {
	const local = localTime(timeZone);
	return fileTable<StoredCheck>([
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
		['glove_version', ({ gloveVersion }) => gloveVersion],
		['asked', ({ askedAt }) => local(askedAt), 'time'],
		['marked_by', ({ markedBy }) => markedBy],
		['marked', ({ markedAt }) => local(markedAt ?? undefined), 'time'],
	]);
}
