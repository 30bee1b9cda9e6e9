import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { Assigned } from '../assignment/assigned-record.ts';
import { withAssignees } from '../assignment/assignment-queries.server.ts';
import { countApplications, listApplications } from './application-inbox-queries.server.ts';
import type { ApplicationState } from './application-state.ts';
import type { ApplicationFilter, InboxApplication } from './inbox-application.ts';

export type ApplicationListData = {
	content: (InboxApplication & Assigned)[];
	/** The search results per state, regardless of the filter's state. */
	counts: Record<ApplicationState, number>;
	/** Cursors of the previous and next page for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for both the page and the API. */
export async function loadApplicationList(
	db: DatabaseLike,
	filter: ApplicationFilter,
	page: PageQuery,
): Promise<ApplicationListData> {
	const [{ applications, ...cursors }, counts] = await Promise.all([
		listApplications(db, filter, page),
		countApplications(db, filter),
	]);
	const content = await withAssignees(db, 'application', applications);
	return { content, counts, ...formatCursors(cursors) };
}
