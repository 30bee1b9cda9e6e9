import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { readStoredAnswer } from './stored-answer.server.ts';
import { firstIdOf, type PeriodDays } from './stored-check.ts';
import { listUnreadTerms, mergeCounts, type UnreadCount } from './unread-terms.ts';

/** Number of terms fetched before those contained in longer ones are dropped. */
const COUNTED = 300;

/** Rows per statement; each takes two parameters. */
const ROWS_PER_STATEMENT = 500;

/**
 * Lists the terms that the reader did not understand in the checks of the last `days`, or in all stored checks; most
 * frequent first. A check counts once per term, however often its task contains it.
 */
export async function listUnreadCounts(
	db: DatabaseLike,
	{ days, limit }: { days: PeriodDays | undefined; limit: number },
	now: Date = new Date(),
): Promise<UnreadCount[]> {
	let query = db
		.selectFrom('fit_check_term')
		.select((eb) => ['term', eb.fn.countAll().as('checks')])
		.groupBy('term');
	if (days !== undefined) query = query.where('check_id', '>=', firstIdOf(days, now));
	const rows = await query.orderBy('checks', 'desc').orderBy('term').limit(COUNTED).execute();
	return mergeCounts(rows.map(({ term, checks }) => ({ term, checks: Number(checks) }))).slice(0, limit);
}

/** Writes the terms of checks that are already stored. Idempotent. */
export async function insertTerms(
	transaction: DatabaseLike,
	terms: readonly { check_id: string; term: string }[],
): Promise<void> {
	for (let from = 0; from < terms.length; from += ROWS_PER_STATEMENT)
		await transaction
			.insertInto('fit_check_term')
			.values(terms.slice(from, from + ROWS_PER_STATEMENT))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
}

/** Stores the terms of at most `limit` checks that have none yet; returns the number of checks. */
export async function listMissingTerms(transaction: DatabaseLike, limit: number): Promise<number> {
	const rows = await transaction
		.selectFrom('fit_check')
		.select(['id', 'task', 'answer'])
		.where('terms_listed', '=', 0)
		.orderBy('id')
		.limit(limit)
		.execute();
	if (rows.length === 0) return 0;
	const terms = rows.flatMap((row) => {
		// An unreadable answer has no terms; the page of unreadable documents lists it.
		const [answer] = mapReadable([row], readStoredAnswer);
		return listUnreadTerms(row.task, answer?.unread ?? []).map((term) => ({ check_id: row.id, term }));
	});
	await insertTerms(transaction, terms);
	await transaction
		.updateTable('fit_check')
		.set({ terms_listed: 1 })
		.where(
			'id',
			'in',
			rows.map(({ id }) => id),
		)
		.execute();
	return rows.length;
}
