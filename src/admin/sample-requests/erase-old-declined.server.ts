import type { Kysely } from 'kysely';
import { listOldDeclined } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { eraseOld } from '../kit/inbox/erase-old.server.ts';
import { eraseRequest } from './inbox-commands.server.ts';

/** Erases personal data from requests that were declined a year ago. Returns the number of requests. */
export function eraseOldDeclined(db: Kysely<Schema>, now: Date = new Date()): Promise<number> {
	return eraseOld(db, now, { list: listOldDeclined, erase: eraseRequest });
}
