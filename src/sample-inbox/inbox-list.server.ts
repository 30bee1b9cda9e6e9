import type { DatabaseLike } from '../db/database.server.ts';
import type { RequestState } from '../sample-requests/request-state.ts';
import { formatInboxPlace, type InboxFilter, type InboxPlace } from './inbox-list.ts';
import { countByState, type InboxRows, listInboxRequests } from './inbox-list-queries.server.ts';
import { type InboxSummary, toSummary } from './inbox-request.ts';

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
	asked: { filter: InboxFilter; place: InboxPlace | undefined; most: number },
): Promise<InboxListData> {
	const [page, counts] = await Promise.all([listInboxRequests(db, asked), countByState(db, asked.filter)]);
	const placeAt = (direction: InboxPlace['direction'], end: InboxRows['first']) =>
		end && formatInboxPlace({ direction, at: end.createdAt, number: end.number });
	return {
		content: page.requests.map(toSummary),
		counts,
		before: page.hasBefore ? placeAt('before', page.first) : undefined,
		after: page.hasAfter ? placeAt('after', page.last) : undefined,
	};
}
