import type { Selectable, SelectQueryBuilder } from 'kysely';
import { contains, startsWith } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { normaliseTask } from '../fit/reading/task-text.ts';
import { readStoredAnswer } from './stored-answer.server.ts';
import {
	type CheckFilter,
	type CheckMark,
	firstIdOf,
	type Marking,
	type StoredCheck,
} from './stored-check.ts';

/** Newest first. */
export async function listStoredChecks(
	db: DatabaseLike,
	filter: CheckFilter,
	page: PageQuery,
	now: Date = new Date(),
): Promise<PageCursors & { checks: StoredCheck[] }> {
	const { rows, ...cursors } = await selectPage(
		filtered(db.selectFrom('fit_check').selectAll(), filter, now),
		{ id: 'id', descending: true },
		page,
	);
	return { checks: rows.map(toStoredCheck), ...cursors };
}

/** Counts all checks, the marked ones by mark, and the labelled cases. */
export async function countStoredChecks(
	db: DatabaseLike,
): Promise<Record<CheckMark | 'all' | 'case', number>> {
	const rows = await db
		.selectFrom('fit_check')
		.select((eb) => ['mark', eb.fn.countAll().as('count')])
		.groupBy('mark')
		.execute();
	const { cases } = await db
		.selectFrom('fit_check')
		.select((eb) => eb.fn.countAll().as('cases'))
		// Empty in nearly all rows, so this is a small index range scan regardless of the number of checks.
		.where('wanted', '>', '')
		.executeTakeFirstOrThrow();
	const counts = { all: 0, right: 0, wrong: 0, case: Number(cases) };
	for (const { mark, count } of rows) {
		counts.all += Number(count);
		if (mark !== '') counts[mark] = Number(count);
	}
	return counts;
}

/** Returns the marking of a check, its glove and its verdict; undefined if the check does not exist. */
export async function findMarking(
	db: DatabaseLike,
	id: string,
): Promise<{ marking: Marking; partNumber: string; verdict: StoredCheck['verdict'] } | undefined> {
	const row = await db
		.selectFrom('fit_check')
		.select(['part_number', 'verdict', ...MARKING_COLUMNS])
		.where('id', '=', id)
		.executeTakeFirst();
	return row && { marking: toMarking(row), partNumber: row.part_number, verdict: row.verdict || null };
}

/** Writes a marking based on `version`; returns undefined if there is a newer one. */
export async function updateMarking(
	transaction: DatabaseLike,
	id: string,
	version: number,
	next: Pick<Marking, 'mark' | 'wanted' | 'note' | 'markedBy'> & { markedAt: string },
): Promise<Marking | undefined> {
	const row = await transaction
		.updateTable('fit_check')
		.set({
			mark: next.mark ?? '',
			wanted: next.wanted ?? '',
			note: next.note,
			marked_by: next.markedBy,
			marked_at: next.markedAt,
			version: version + 1,
		})
		.where('id', '=', id)
		.where('version', '=', version)
		.returning(MARKING_COLUMNS)
		.executeTakeFirst();
	return row && toMarking(row);
}

type Query<Row> = SelectQueryBuilder<Schema, 'fit_check', Row>;

function filtered<Row>(query: Query<Row>, filter: CheckFilter, now: Date): Query<Row> {
	const { glove, verdict, mark, wordedBy, term, days } = filter;
	let found = query;
	const text = normaliseTask(filter.text);
	// Both columns are already case-folded, so the database engines behave the same.
	if (text !== '') found = found.where(contains('task_key', text));
	if (glove !== '') found = found.where(startsWith('part_number', glove));
	if (verdict !== undefined) found = found.where('verdict', '=', verdict === 'question' ? '' : verdict);
	if (term !== undefined)
		found = found.where('id', 'in', (eb) =>
			eb.selectFrom('fit_check_term').select('check_id').where('term', '=', term),
		);
	if (days !== undefined) found = found.where('id', '>=', firstIdOf(days, now));
	if (mark === 'case') found = found.where('wanted', '>', '');
	else if (mark === 'any') found = found.where('mark', '!=', '');
	else if (mark !== undefined) found = found.where('mark', '=', mark === 'none' ? '' : mark);
	if (wordedBy !== undefined) found = found.where('worded_by', '=', wordedBy);
	return found;
}

type Row = Selectable<Schema['fit_check']>;

const MARKING_COLUMNS = ['mark', 'wanted', 'note', 'marked_by', 'marked_at', 'version'] as const;

/** The question and the sentence have their own columns; the row is shown without its reasons. */
const NO_ANSWER = { reasons: [], unread: [], better: [], secondReading: undefined };

function toStoredCheck(row: Row): StoredCheck {
	const { reasons, unread, better, secondReading } = mapReadable([row], readStoredAnswer)[0] ?? NO_ANSWER;
	return {
		...toMarking(row),
		id: row.id,
		askedAt: row.asked_at,
		partNumber: row.part_number,
		gloveVersion: row.glove_version,
		task: row.task,
		verdict: row.verdict || null,
		sentence: row.sentence,
		wordedBy: row.worded_by,
		secondReading,
		reasons,
		unread,
		better,
	};
}

function toMarking(row: Pick<Row, (typeof MARKING_COLUMNS)[number]>): Marking {
	return {
		mark: row.mark || null,
		wanted: row.wanted || null,
		note: row.note,
		markedBy: row.marked_by,
		markedAt: row.marked_at,
		version: row.version,
	};
}
