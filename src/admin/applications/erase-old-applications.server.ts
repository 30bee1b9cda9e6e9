import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { eraseOld } from '../kit/inbox/erase-old.server.ts';
import { eraseApplication } from './application-commands.server.ts';
import { listOldDeclinedApplications } from './application-inbox-queries.server.ts';

/** Erases the person from applications declined a year ago. Returns the number erased. */
export function eraseOldApplications(db: Kysely<Schema>, now: Date = new Date()): Promise<number> {
	return eraseOld(db, now, { list: listOldDeclinedApplications, erase: eraseApplication });
}
