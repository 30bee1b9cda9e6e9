import { type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseLike } from '../db/database.server.ts';
import type { Schema } from '../db/schema.ts';
import { keepReadable } from '../db/stored-json.server.ts';
import { normaliseTask } from '../fit/task-text.ts';
import type { CheckFilter, CheckMark, KeptCheck, Marking } from './kept-check.ts';
import { readStoredAnswer } from './stored-answer.server.ts';

/** Newest first; `before` is the row where the page before ended. */
export async function listKeptChecks(
	db: DatabaseLike,
	filter: CheckFilter,
	page: { before: string | undefined; most: number },
): Promise<KeptCheck[]> {
	let query = filtered(db.selectFrom('fit_check').selectAll(), filter);
	if (page.before !== undefined) query = query.where('id', '<', page.before);
	const rows = await query.orderBy('id', 'desc').limit(page.most).execute();
	return rows.map(toKeptCheck);
}

/** How many there are in all, and how many of them are marked. */
export async function countKeptChecks(db: DatabaseLike): Promise<Record<CheckMark | 'all', number>> {
	const rows = await db
		.selectFrom('fit_check')
		.select((eb) => ['mark', eb.fn.countAll().as('count')])
		.groupBy('mark')
		.execute();
	const counts = { all: 0, right: 0, wrong: 0 };
	for (const { mark, count } of rows) {
		counts.all += Number(count);
		if (mark !== '') counts[mark] = Number(count);
	}
	return counts;
}

/** What staff made of one, and the glove it is about; undefined when it is not there. */
export async function findMarking(
	db: DatabaseLike,
	id: string,
): Promise<(Marking & { partNumber: string }) | undefined> {
	const row = await db
		.selectFrom('fit_check')
		.select(['part_number', 'mark', 'note', 'marked_by', 'marked_at', 'version'])
		.where('id', '=', id)
		.executeTakeFirst();
	return row && { ...toMarking(row), partNumber: row.part_number };
}

/** Writes a marking made from `version`; undefined when there is a newer one. */
export async function updateMarking(
	transaction: DatabaseLike,
	id: string,
	version: number,
	next: Pick<Marking, 'mark' | 'note' | 'markedBy'> & { markedAt: string },
): Promise<Marking | undefined> {
	const row = await transaction
		.updateTable('fit_check')
		.set({
			mark: next.mark ?? '',
			note: next.note,
			marked_by: next.markedBy,
			marked_at: next.markedAt,
			version: version + 1,
		})
		.where('id', '=', id)
		.where('version', '=', version)
		.returning(['mark', 'note', 'marked_by', 'marked_at', 'version'])
		.executeTakeFirst();
	return row && toMarking(row);
}

type Query<Row> = SelectQueryBuilder<Schema, 'fit_check', Row>;

function filtered<Row>(query: Query<Row>, filter: CheckFilter): Query<Row> {
	const { glove, verdict, mark, wordedBy } = filter;
	let found = query;
	const text = normaliseTask(filter.text);
	if (text !== '') found = found.where(containing('task_key', `%${asPattern(text)}%`));
	if (glove !== '') found = found.where(containing('part_number', `${asPattern(glove)}%`));
	if (verdict !== undefined) found = found.where('verdict', '=', verdict === 'question' ? '' : verdict);
	if (mark === 'any') found = found.where('mark', '!=', '');
	else if (mark !== undefined) found = found.where('mark', '=', mark === 'none' ? '' : mark);
	if (wordedBy !== undefined) found = found.where('worded_by', '=', wordedBy);
	return found;
}

/** Both columns are folded already, so that the engines agree on capitals. */
function containing(column: 'task_key' | 'part_number', pattern: string) {
	return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** A text's own signs stand for themselves. */
function asPattern(text: string): string {
	return text.replaceAll(/[%_\\]/g, '\\$&');
}

type Row = Selectable<Schema['fit_check']>;

/** The question and the sentence stand in columns of their own: the row is shown without its reasons. */
const NO_ANSWER = { reasons: [], unread: [], better: [], secondReading: undefined };

function toKeptCheck(row: Row): KeptCheck {
	const { reasons, unread, better, secondReading } = keepReadable([row], readStoredAnswer)[0] ?? NO_ANSWER;
	return {
		...toMarking(row),
		id: row.id,
		askedAt: row.asked_at,
		partNumber: row.part_number,
		gloveVersion: row.glove_version,
		task: row.task,
		verdict: row.verdict === '' ? null : row.verdict,
		sentence: row.sentence,
		wordedBy: row.worded_by,
		secondReading,
		reasons,
		unread,
		better,
	};
}

function toMarking(row: Pick<Row, 'mark' | 'note' | 'marked_by' | 'marked_at' | 'version'>): Marking {
	return {
		mark: row.mark === '' ? null : row.mark,
		note: row.note,
		markedBy: row.marked_by,
		markedAt: row.marked_at,
		version: row.version,
	};
}
