import type { RequestState } from '../sample-requests/request-state.ts';
import { isWaiting } from './inbox-state.ts';

/** What the list of requests is asked for. Texts that were not given are empty. */
export type InboxFilter = {
	text: string;
	/** All states when there is none. */
	state: RequestState | undefined;
	/** Only those that a person must judge, because there is no business address. */
	manualReview: boolean;
	companyId: string;
};

/** A place in the list, which is by time: the rows behind a request, or those before it. */
export type InboxPlace = { direction: 'after' | 'before'; at: string; number: string };

export const REQUESTS_A_PAGE = 25;

/** Who waits longest comes first; what is over, or everything together, is read newest first. */
export function isOldestFirst(filter: InboxFilter): boolean {
	return isWaiting(filter.state);
}

/** "after.2026-11-20T14:03:11.000Z.S-2026-0007". */
export function formatInboxPlace({ direction, at, number }: InboxPlace): string {
	return `${direction}.${at}.${number}`;
}

const PLACE = /^(after|before)\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.(S-\d{4}-\d{4,9})$/;

/** A place from an address, or undefined for what is none. */
export function parseInboxPlace(text: string): InboxPlace | undefined {
	const [, direction, at, number] = PLACE.exec(text) ?? [];
	if (!at || !number) return undefined;
	return { direction: direction === 'before' ? 'before' : 'after', at, number };
}
