import type { Kysely } from 'kysely';
import type { Retention } from '../../domain/site-content/retention/retention.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { eraseOld } from '../kit/inbox/erase-old.server.ts';
import { eraseApplication } from './application-commands.server.ts';
import { listOldDeclinedApplications } from './application-inbox-queries.server.ts';

/** Erases the person from applications declined long ago. Returns the number erased. */
export function eraseOldApplications(
	db: Kysely<Schema>,
	retention: Retention,
	now: Date = new Date(),
): Promise<number> {
	return eraseOld(db, retention, now, { list: listOldDeclinedApplications, erase: eraseApplication });
}
