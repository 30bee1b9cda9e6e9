import { isWaiting } from '../../domain/sample-requests/inbox-state.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { CursorShape } from '../../platform/text/cursor.ts';
import type { AssignedFilter } from '../assignment/assigned-record.ts';
import type { Instants } from '../kit/list/period.ts';
import { RECORD_VALUE, type RecordSort, usualSort } from '../kit/list/record-sort.ts';

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
	/** Only those with this glove, in lower case; all if unset. A report leads here. */
	glove?: string;
	/** Only those shipped to this province or state, as written; all if unset. A report leads here. */
	place?: { province: string; country: string };
	/** Only those that this person, or nobody, looks after; all if unset. */
	assigned?: AssignedFilter;
	/** The usual order if undefined. */
	sort?: RecordSort | undefined;
};

export const REQUESTS_A_PAGE = 25;

export const REQUEST_CURSOR: CursorShape = { id: /S-\d{4}-\d{4,9}/, value: RECORD_VALUE };

/** The order of the list: usually what waits oldest first, and closed requests, or all together, newest first. */
export function sortOf({ sort, state }: InboxFilter): RecordSort {
	return sort ?? usualSort(isWaiting(state));
}

/** Whether the list is narrowed by more than a state. */
export function isFiltered(filter: InboxFilter): boolean {
	return filter.text !== '' || isNarrowed(filter);
}

/** Whether the list is narrowed by more than a state and a text. */
export function isNarrowed({
	manualReview,
	companyId,
	language,
	days,
	glove,
	place,
	assigned = '',
}: Omit<InboxFilter, 'text' | 'state'>): boolean {
	return (
		manualReview ||
		companyId !== '' ||
		language !== undefined ||
		days.since !== '' ||
		days.before !== '' ||
		glove !== undefined ||
		place !== undefined ||
		assigned !== ''
	);
}

/** The glove and the place in a list's address or query; what is empty does not narrow. */
export function readOrigin(read: (name: string) => string): Pick<InboxFilter, 'glove' | 'place'> {
	const [glove, province, country] = [read('glove'), read('province'), read('country')];
	return {
		...(glove === '' ? {} : { glove: glove.toLowerCase().slice(0, 40) }),
		...(province === '' && country === '' ? {} : { place: { province, country } }),
	};
}
