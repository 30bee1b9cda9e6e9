import { z } from 'zod';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { findLastBulk } from '../kit/bulk/bulk-queries.server.ts';
import { listColleagues } from '../kit/colleagues/colleague-queries.server.ts';
import {
	type AssignedFilter,
	type AssignedKind,
	type AssignedRecord,
	type Assignment,
	type ListPeople,
	MAX_ACCOUNT_ID,
} from './assigned-record.ts';
import { findAssignee } from './assignment-queries.server.ts';

/** Who looks after a record, and who could, for its page. */
export async function loadAssignment(
	db: DatabaseLike,
	record: AssignedRecord,
	ownId: string,
): Promise<Assignment> {
	const [assignee, colleagues] = await Promise.all([findAssignee(db, record), listColleagues(db)]);
	return { record, assignee, colleagues, ownId };
}

/** What a list of such records needs to filter by whose they are, and to give many of them to somebody. */
export async function loadListPeople(
	db: DatabaseLike,
	kind: AssignedKind,
	{ assigned, ownId }: { assigned: AssignedFilter; ownId: string },
): Promise<ListPeople> {
	const [colleagues, undoable] = await Promise.all([
		listColleagues(db),
		findLastBulk(db, { kind, accountId: ownId, now: new Date() }),
	]);
	return { assigned, colleagues, ownId, undoable };
}

/** The filter in a query of the API. */
export const assignedField = z.string().trim().max(MAX_ACCOUNT_ID).default('');

/** The filter in a list's address. */
export function readAssigned(text: string): AssignedFilter {
	return text.trim().slice(0, MAX_ACCOUNT_ID);
}

/** The same filter with the account of the reader, so that a shared view with "me" is each reader's own. */
export function resolveAssigned(assigned: AssignedFilter, ownId: string): AssignedFilter {
	return assigned === 'me' ? ownId : assigned;
}
