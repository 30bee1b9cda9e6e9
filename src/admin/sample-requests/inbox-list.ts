import { isWaiting } from '../../domain/sample-requests/inbox-state.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import { type CursorShape, TIME } from '../../platform/text/cursor.ts';

/** What the list of requests is asked for. Texts that were not given are empty. */
export type InboxFilter = {
	text: string;
	/** All states when there is none. */
	state: RequestState | undefined;
	/** Only those that a person must judge, because there is no business address. */
	manualReview: boolean;
	companyId: string;
};

export const REQUESTS_A_PAGE = 25;

export const REQUEST_CURSOR: CursorShape = { id: /S-\d{4}-\d{4,9}/, value: TIME };

/**
 * The longest waiting come first; closed applications, or all together, are listed newest first.
 */
export function isOldestFirst(filter: InboxFilter): boolean {
	return isWaiting(filter.state);
}
