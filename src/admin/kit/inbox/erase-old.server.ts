import type { Kysely } from 'kysely';
import { keptSince, type Retention } from '../../../domain/site-content/retention/retention.ts';
import type { Actor } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ReadRecord } from './record-event.ts';

const AT_ONCE = 50;

/** As the activity log names who did it (`staff.activity.actors` in messages/en.json). */
const ACTOR = { id: null, name: 'Retention' };

/** Erases the person from records declined long ago. Returns the number erased. */
export async function eraseOld(
	db: Kysely<Schema>,
	retention: Retention,
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
	const old = await records.list(db, keptSince(retention, 'declined', now).toISOString(), AT_ONCE);
	for (const { number, version } of old) {
		await db
			.transaction()
			.execute((transaction) => records.erase(transaction, { number, version }, { actor: ACTOR, now }));
	}
	return old.length;
}
