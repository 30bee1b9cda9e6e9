import { listContentSaves } from '../../domain/site-content/site-content-queries.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';

const MAX_ENTRIES = 20;

/** The kept saves of a part, and what the activity log says of it. */
export async function readContentHistory(db: DatabaseLike, name: string) {
	const [saves, activity] = await Promise.all([
		listContentSaves(db, name),
		listAuditEntries(db, { subjectKind: 'content', subjectId: name, limit: MAX_ENTRIES }),
	]);
	return { saves, activity };
}
