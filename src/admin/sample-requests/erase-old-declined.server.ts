import type { Kysely } from 'kysely';
import { listOldDeclined } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { Retention } from '../../domain/site-content/retention/retention.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { eraseOld } from '../kit/inbox/erase-old.server.ts';
import { eraseRequest } from './inbox-commands.server.ts';

/** Erases personal data from requests that were declined long ago. Returns the number of requests. */
export function eraseOldDeclined(
	db: Kysely<Schema>,
	retention: Retention,
	now: Date = new Date(),
): Promise<number> {
	return eraseOld(db, retention, now, { list: listOldDeclined, erase: eraseRequest });
}
