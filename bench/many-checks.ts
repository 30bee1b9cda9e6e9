import { normaliseTask } from '../src/domain/fit/reading/task-text.ts';
import { checkIdAt } from '../src/domain/fit-checks/stored-check.ts';
import { insertTerms } from '../src/domain/fit-checks/unread-term-queries.server.ts';
import { listUnreadTerms } from '../src/domain/fit-checks/unread-terms.ts';
import type { DatabaseLike } from '../src/platform/db/database.server.ts';

const ROWS_PER_STATEMENT = 500;
const SPAN_MS = 365 * 24 * 60 * 60_000;
/** The end of the year they are spread over. */
export const LAST_CHECK = new Date('2026-11-22T00:00:00.000Z');

/**
 * Stores fit checks for measurements, deterministically, spread over a year: two of three were fully
 * understood; the others each contain one of 200 frequent words and one of thousands of rare ones.
 */
export async function insertManyChecks(db: DatabaseLike, count: number): Promise<void> {
	for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
		const made = Array.from({ length: Math.min(ROWS_PER_STATEMENT, count - from) }, (_, at) =>
			makeCheck(from + at, count),
		);
		await db
			.insertInto('fit_check')
			.values(
				made.map(({ id, at, task, unread, index }) => ({
					id,
					asked_at: at.toISOString(),
					part_number: `xy${300 + (index % 40)}`,
					glove_version: 1,
					task,
					task_key: normaliseTask(task),
					verdict: unread.length > 0 ? ('' as const) : ('Limited' as const),
					sentence: 'Limited overhead: the cuff is short.',
					worded_by: 'rules' as const,
					answer: JSON.stringify({ reasons: [], unread, better: [] }),
					terms_listed: 1,
				})),
			)
			.execute();
		await insertTerms(
			db,
			made.flatMap(({ id, task, unread }) =>
				listUnreadTerms(task, unread).map((term) => ({ check_id: id, term })),
			),
		);
	}
}

function makeCheck(index: number, count: number) {
	const at = new Date(LAST_CHECK.getTime() - SPAN_MS + Math.floor((SPAN_MS * index) / count));
	const unread = index % 3 === 0 ? [`often${(index * 7) % 200}`, `seldom${(index * 11) % 20_011}`] : [];
	return {
		index,
		at,
		id: `${checkIdAt(at)}${index.toString(16).padStart(16, '0')}`,
		task: `stick overhead at ${60 + (index % 140)} amps ${unread.join(' ')}`.trim(),
		unread,
	};
}
