import { type InboxSummary, toSummary } from '../../domain/sample-requests/inbox-request.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatListCursor, type ListCursor } from '../kit/list-cursor.ts';
import type { InboxFilter } from './inbox-list.ts';
import { countByState, type InboxRows, listInboxRequests } from './inbox-list-queries.server.ts';

export type InboxListData = {
	content: InboxSummary[];
	/** Of what the filter lets through, whatever state it asks for. */
	counts: Record<RequestState, number>;
	/** Where the page before and the page after begin, for `from`; unset at the ends. */
	before?: string | undefined;
	after?: string | undefined;
};

/** A page of the list, for the page and for the call alike. */
export async function loadInboxList(
	db: DatabaseLike,
	asked: { filter: InboxFilter; place: ListCursor | undefined; most: number },
): Promise<InboxListData> {
	const [page, counts] = await Promise.all([listInboxRequests(db, asked), countByState(db, asked.filter)]);
	const placeAt = (direction: ListCursor['direction'], end: InboxRows['first']) =>
		end && formatListCursor({ direction, at: end.createdAt, number: end.number });
	return {
		content: page.requests.map(toSummary),
		counts,
		before: page.hasBefore ? placeAt('before', page.first) : undefined,
		after: page.hasAfter ? placeAt('after', page.last) : undefined,
	};
}
