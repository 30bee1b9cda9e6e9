import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ReadRecord } from './record-event.ts';

/** How long declined requests and applications keep personal data. */
const RETENTION_MONTHS = 12;
const AT_ONCE = 50;

/** The actor named in the audit log. */
const ACTOR = { id: null, name: 'Kept 12 months' };

/** Erases the person from records declined a year ago. Returns the number erased. */
export async function eraseOld(
	db: Kysely<Schema>,
	now: Date,
	records: {
		/** Records unchanged since `time`. */
		list: (db: DatabaseLike, time: string, limit: number) => Promise<readonly ReadRecord[]>;
		erase: (
			transaction: DatabaseLike,
			read: ReadRecord,
			change: { actor: Actor; now: Date },
		) => Promise<unknown>;
	},
): Promise<number> {
	const time = new Date(now);
	time.setUTCMonth(time.getUTCMonth() - RETENTION_MONTHS);
	const old = await records.list(db, time.toISOString(), AT_ONCE);
	for (const { number, version } of old) {
		await db
			.transaction()
			.execute((transaction) => records.erase(transaction, { number, version }, { actor: ACTOR, now }));
	}
	return old.length;
}
