import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { PageSubject } from './live-news.ts';

/** How long somebody counts as present after the last sign, in milliseconds; pages give one each 25 seconds. */
const PRESENT_MS = 60_000;
const FORGOTTEN_MS = 10 * 60_000;

/** Notes that somebody has a record open, and returns the names of the others who do. */
export async function notePresence(
	db: DatabaseLike,
	accountId: string,
	{ kind, id }: PageSubject,
	now: Date,
): Promise<string[]> {
	const row = { account_id: accountId, subject_kind: kind, subject_id: id, seen_at: now.toISOString() };
	await db
		.insertInto('staff_presence')
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(['account_id', 'subject_kind', 'subject_id']).doUpdateSet({ seen_at: row.seen_at }),
		)
		.execute();
	await db
		.deleteFrom('staff_presence')
		.where('seen_at', '<', new Date(now.getTime() - FORGOTTEN_MS).toISOString())
		.execute();
	const others = await db
		.selectFrom('staff_presence as presence')
		.innerJoin('staff_account as account', 'account.id', 'presence.account_id')
		.select('account.name')
		.where('presence.subject_kind', '=', kind)
		.where('presence.subject_id', '=', id)
		.where('presence.seen_at', '>=', new Date(now.getTime() - PRESENT_MS).toISOString())
		.where('presence.account_id', '!=', accountId)
		.orderBy('account.name')
		.limit(10)
		.execute();
	return others.map(({ name }) => name);
}

/** Notes that somebody has closed a record. */
export async function endPresence(
	db: DatabaseLike,
	accountId: string,
	{ kind, id }: PageSubject,
): Promise<void> {
	await db
		.deleteFrom('staff_presence')
		.where('account_id', '=', accountId)
		.where('subject_kind', '=', kind)
		.where('subject_id', '=', id)
		.execute();
}
