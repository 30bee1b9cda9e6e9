import { type InboxSummary, toSummary } from '../../domain/sample-requests/inbox-request.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { Assigned } from '../assignment/assigned-record.ts';
import { withAssignees } from '../assignment/assignment-queries.server.ts';
import type { InboxFilter } from './inbox-list.ts';
import { countByState, listInboxRequests } from './inbox-list-queries.server.ts';

export type InboxListData = {
	content: (InboxSummary & Assigned)[];
	/** Counts of matching requests; the filter's own state is ignored. */
	counts: Record<RequestState, number>;
	/** Cursors of the previous and next page for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for both the page and the API. */
export async function loadInboxList(
	db: DatabaseLike,
	filter: InboxFilter,
	page: PageQuery,
): Promise<InboxListData> {
	const [{ requests, ...cursors }, counts] = await Promise.all([
		listInboxRequests(db, filter, page),
		countByState(db, filter),
	]);
	const content = await withAssignees(db, 'sampleRequest', requests.map(toSummary));
	return { content, counts, ...formatCursors(cursors) };
}
