import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatListCursor, type ListCursor } from '../kit/list-cursor.ts';
import { countApplications, listApplications } from './application-inbox-queries.server.ts';
import type { ApplicationState } from './application-state.ts';
import type { ApplicationFilter, InboxApplication } from './inbox-application.ts';

export type ApplicationListData = {
	content: InboxApplication[];
	/** Of what the search finds, whatever state the filter asks for. */
	counts: Record<ApplicationState, number>;
	/** Where the page before and the page after begin, for `from`; unset at the ends. */
	before?: string | undefined;
	after?: string | undefined;
};

/** A page of the list, for the page and for the call alike. */
export async function loadApplicationList(
	db: DatabaseLike,
	asked: { filter: ApplicationFilter; place: ListCursor | undefined; most: number },
): Promise<ApplicationListData> {
	const [page, counts] = await Promise.all([
		listApplications(db, asked),
		countApplications(db, asked.filter.text),
	]);
	const placeAt = (direction: ListCursor['direction'], one: InboxApplication | undefined) =>
		one && formatListCursor({ direction, at: one.createdAt, number: one.number });
	return {
		content: page.applications,
		counts,
		before: page.hasBefore ? placeAt('before', page.applications[0]) : undefined,
		after: page.hasAfter ? placeAt('after', page.applications.at(-1)) : undefined,
	};
}
