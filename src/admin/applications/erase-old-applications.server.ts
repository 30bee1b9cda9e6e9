import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { eraseApplication } from './application-commands.server.ts';
import { listOldDeclinedApplications } from './application-inbox-queries.server.ts';

/** Refused applications name a person no longer than this, as refused sample requests do. */
const KEPT_MONTHS = 12;
const AT_ONCE = 50;

/** Who the log says it was. */
const ACTOR = { id: null, name: 'Kept 12 months' };

/** Takes the person out of applications that were refused a year ago. Answers how many. */
export async function eraseOldApplications(db: Kysely<Schema>, now: Date = new Date()): Promise<number> {
	const time = new Date(now);
	time.setUTCMonth(time.getUTCMonth() - KEPT_MONTHS);
	const old = await listOldDeclinedApplications(db, time.toISOString(), AT_ONCE);
	for (const { number, version } of old) {
		await db
			.transaction()
			.execute((transaction) => eraseApplication(transaction, { number, version }, { actor: ACTOR, now }));
	}
	return old.length;
}
