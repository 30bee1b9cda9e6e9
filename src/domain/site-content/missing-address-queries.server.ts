import { sql } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { keptSince, type Retention } from './retention/retention.ts';

/** An address that was asked for and is not there. */
export type MissingAddress = { path: string; hits: number; lastAt: string };

/** Rows kept; those with the fewest hits go first. */
const MAX_KEPT = 2_000;

/** Adds visits to those of an address. */
export async function addHits(db: DatabaseLike, { path, hits, lastAt }: MissingAddress): Promise<void> {
	await db
		.insertInto('missing_address')
		.values({ path, hits, last_at: lastAt })
		.onConflict((conflict) =>
			conflict.column('path').doUpdateSet({
				hits: sql<number>`missing_address.hits + ${hits}`,
				last_at: lastAt,
			}),
		)
		.execute();
}

/** Deletes what is more than the kept number: the addresses with the fewest hits, of those the oldest. */
export async function dropExcess(db: DatabaseLike): Promise<void> {
	const excess = db
		.selectFrom('missing_address')
		.select('path')
		.orderBy('hits', 'desc')
		.orderBy('last_at', 'desc')
		.orderBy('path')
		.limit(MAX_KEPT)
		.offset(MAX_KEPT);
	await db.deleteFrom('missing_address').where('path', 'in', excess).execute();
}

/** The addresses most asked for. */
export async function listMissingAddresses(db: DatabaseLike, max: number): Promise<MissingAddress[]> {
	const rows = await db
		.selectFrom('missing_address')
		.selectAll()
		.orderBy('hits', 'desc')
		.orderBy('path')
		.limit(max)
		.execute();
	return rows.map(({ path, hits, last_at }) => ({ path, hits, lastAt: last_at }));
}

/** Forgets what nobody has asked for in a long time. */
export async function cleanUpMissing(
	db: DatabaseLike,
	retention: Retention,
	now: Date = new Date(),
): Promise<void> {
	const oldest = keptSince(retention, 'missingAddresses', now).toISOString();
	await db.deleteFrom('missing_address').where('last_at', '<', oldest).execute();
}
