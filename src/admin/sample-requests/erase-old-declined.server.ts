import type { Kysely } from 'kysely';
import { listOldDeclined } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { eraseRequest } from './inbox-commands.server.ts';

/** How long a declined request keeps personal data (docs/behaviour.md, "Personal data"). */
const KEPT_MONTHS = 12;
const AT_ONCE = 50;

/** Who the log says it was. */
const ACTOR = { id: null, name: 'Kept 12 months' };

/** Takes the person out of requests that were refused a year ago. Answers how many. */
export async function eraseOldDeclined(db: Kysely<Schema>, now: Date = new Date()): Promise<number> {
	const time = new Date(now);
	time.setUTCMonth(time.getUTCMonth() - KEPT_MONTHS);
	const old = await listOldDeclined(db, time.toISOString(), AT_ONCE);
	for (const { number, version } of old) {
		await db
			.transaction()
			.execute((transaction) => eraseRequest(transaction, { number, version }, { actor: ACTOR, now }));
	}
	return old.length;
}
