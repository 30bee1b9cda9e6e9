import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { eraseOld } from '../kit/inbox/erase-old.server.ts';
import { eraseApplication } from './application-commands.server.ts';
import { listOldDeclinedApplications } from './application-inbox-queries.server.ts';

/** Takes the person out of applications that were refused a year ago. Answers how many. */
export function eraseOldApplications(db: Kysely<Schema>, now: Date = new Date()): Promise<number> {
	return eraseOld(db, now, { list: listOldDeclinedApplications, erase: eraseApplication });
}
