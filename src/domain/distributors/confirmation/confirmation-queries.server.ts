import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { mapReadable } from '../../../platform/db/stored-json.server.ts';
import type { Distributor, DistributorRecord } from '../distributor.ts';
import { confirmationCutoff } from '../distributor-list.ts';
import { type DistributorRow, toDistributorRecord } from '../distributor-queries.server.ts';
import { readStoredDistributor } from '../stored-distributor.server.ts';

/** After this long without an answer, we ask again. */
const ASK_AGAIN_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The shown distributors with a mail address who have not said for a year that their entry is right. */
export async function listToAsk(db: DatabaseLike, max: number, now: Date): Promise<DistributorRecord[]> {
	const rows = await db
		.selectFrom('distributor')
		.selectAll()
		.where('shown', '=', 1)
		.where('email', '!=', '')
		.where('confirmed_at', '<', confirmationCutoff(now))
		.where('asked_at', '<', new Date(now.getTime() - ASK_AGAIN_DAYS * DAY_MS).toISOString())
		.orderBy('asked_at')
		.orderBy('id')
		.limit(max)
		.execute();
	return mapReadable(rows, toDistributorRecord);
}

/** Notes that a distributor is asked. False if somebody else has asked since it was read. */
export async function updateAsked(
	transaction: DatabaseLike,
	{ id, askedAt }: DistributorRecord,
	{ hash, at }: { hash: string; at: string },
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable('distributor')
		.set({ ask_hash: hash, asked_at: at })
		.where('id', '=', id)
		.where('asked_at', '=', askedAt)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

export async function updateConfirmed(transaction: DatabaseLike, id: string, at: string): Promise<void> {
	await transaction.updateTable('distributor').set({ confirmed_at: at }).where('id', '=', id).execute();
}

/** The entry that a mail's link is about. @throws UnreadableDocumentError */
export async function findAskedDistributor(db: DatabaseLike, hash: string): Promise<Distributor | undefined> {
	const row: DistributorRow | undefined = await db
		.selectFrom('distributor')
		.selectAll()
		.where('ask_hash', '=', hash)
		.executeTakeFirst();
	return row && readStoredDistributor(row);
}
