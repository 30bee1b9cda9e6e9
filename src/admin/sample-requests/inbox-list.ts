import { isWaiting } from '../../domain/sample-requests/inbox-state.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { type CursorShape, TIME } from '../../platform/text/cursor.ts';
import type { Instants } from '../kit/list/period.ts';

/** The filter of the list of requests. Unset texts are empty. */
export type InboxFilter = {
	text: string;
	/** All states if undefined. */
	state: RequestState | undefined;
	/** Only requests for manual review, because they have no business address. */
	manualReview: boolean;
	companyId: string;
	/** The language of the request; all if undefined. */
	language: Locale | undefined;
	/** Only those shipped, or else received, within these instants. */
	days: Instants;
};

export const REQUESTS_A_PAGE = 25;

export const REQUEST_CURSOR: CursorShape = { id: /S-\d{4}-\d{4,9}/, value: TIME };

/** Waiting requests are listed oldest first; closed ones, or all together, newest first. */
export function isOldestFirst(filter: InboxFilter): boolean {
	return isWaiting(filter.state);
}
