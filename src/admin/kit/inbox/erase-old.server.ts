import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Refused requests and applications name a person no longer than this. */
const KEPT_MONTHS = 12;
const AT_ONCE = 50;

/** Who the log says it was. */
const ACTOR = { id: null, name: 'Kept 12 months' };

type Version = { number: string; version: number };

/** Takes the person out of records that were refused a year ago. Answers how many. */
export async function eraseOld(
	db: Kysely<Schema>,
	now: Date,
	records: {
		/** Those that nobody has touched since `time`. */
		list: (db: DatabaseLike, time: string, most: number) => Promise<readonly Version[]>;
		erase: (
			transaction: DatabaseLike,
			read: Version,
			change: { actor: Actor; now: Date },
		) => Promise<unknown>;
	},
): Promise<number> {
	const time = new Date(now);
	time.setUTCMonth(time.getUTCMonth() - KEPT_MONTHS);
	const old = await records.list(db, time.toISOString(), AT_ONCE);
	for (const { number, version } of old) {
		await db
			.transaction()
			.execute((transaction) => records.erase(transaction, { number, version }, { actor: ACTOR, now }));
	}
	return old.length;
}
