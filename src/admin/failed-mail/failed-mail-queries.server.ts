import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';

/** A failed mail: its address was rejected, or no server responded for three days. */
export type FailedMail = { id: string; to: string; subject: string; reason: string; queuedAt: string };

/** Failed mail, oldest first. */
export async function listFailedMail(db: DatabaseLike, limit: number): Promise<FailedMail[]> {
	const rows = await db
		.selectFrom('outbox_mail')
		.select(['id', 'recipient', 'subject', 'last_error', 'created_at'])
		.where('state', '=', 'failed')
		.orderBy('created_at')
		.orderBy('id')
		.limit(limit)
		.execute();
	return rows.map((row) => ({
		id: row.id,
		to: row.recipient,
		subject: row.subject,
		reason: row.last_error ?? '',
		queuedAt: row.created_at,
	}));
}

export async function countFailedMail(db: DatabaseLike): Promise<number> {
	return countRows(db.selectFrom('outbox_mail').where('state', '=', 'failed'));
}

/** Puts a failed mail back in the queue. Returns its recipient; undefined if there is no such failed mail. */
export async function updateMailToRetry(
	db: DatabaseLike,
	id: string,
	now: string,
): Promise<string | undefined> {
	const row = await db
		.updateTable('outbox_mail')
		.set({ state: 'waiting', attempts: 0, next_attempt_at: now, claimed_until: null })
		.where('id', '=', id)
		.where('state', '=', 'failed')
		.returning('recipient')
		.executeTakeFirst();
	return row?.recipient;
}
