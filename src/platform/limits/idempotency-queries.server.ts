import type { DatabaseLike } from '../db/database.server.ts';

/** Identifies a call that may be repeated. */
export type RequestKey = { route: string; actor: string; key: string };

export type StoredAnswer = { bodyHash: string; status: number; answer: string };

/**
 * Claims a call in the caller's transaction; false if it is already claimed. Waits for a concurrent transaction that
 * holds the claim: the unique key decides, on both engines.
 */
export async function claimRequest(
	transaction: DatabaseLike,
	name: RequestKey,
	row: { bodyHash: string; now: string; expiredBefore: string },
): Promise<boolean> {
	await transaction
		.deleteFrom('idempotency_key')
		.where('route', '=', name.route)
		.where('actor', '=', name.actor)
		.where('key', '=', name.key)
		.where('created_at', '<', row.expiredBefore)
		.execute();
	const claimed = await transaction
		.insertInto('idempotency_key')
		.values({ ...name, body_hash: row.bodyHash, status: 0, answer: '', created_at: row.now })
		.onConflict((conflict) => conflict.columns(['route', 'actor', 'key']).doNothing())
		.returning('key')
		.executeTakeFirst();
	return claimed !== undefined;
}

/** Stores the answer of a claimed call, in the transaction that claimed it. */
export async function updateAnswer(
	transaction: DatabaseLike,
	name: RequestKey,
	answer: { status: number; answer: string },
): Promise<void> {
	await transaction
		.updateTable('idempotency_key')
		.set(answer)
		.where('route', '=', name.route)
		.where('actor', '=', name.actor)
		.where('key', '=', name.key)
		.execute();
}

/** @param since answers from before this have expired. */
export async function findAnswer(
	db: DatabaseLike,
	name: RequestKey,
	since = '',
): Promise<StoredAnswer | undefined> {
	const row = await db
		.selectFrom('idempotency_key')
		.select(['body_hash', 'status', 'answer'])
		.where('route', '=', name.route)
		.where('actor', '=', name.actor)
		.where('key', '=', name.key)
		.where('created_at', '>=', since)
		.executeTakeFirst();
	return row && { bodyHash: row.body_hash, status: row.status, answer: row.answer };
}

export async function deleteOldRequests(db: DatabaseLike, expiredBefore: string): Promise<void> {
	await db.deleteFrom('idempotency_key').where('created_at', '<', expiredBefore).execute();
}
