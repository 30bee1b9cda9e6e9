import type { DistributorApplication } from '../../domain/applications/distributor-application.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { CursorShape } from '../../platform/text/cursor.ts';
import type { AssignedFilter } from '../assignment/assigned-record.ts';
import type { Instants } from '../kit/list/period.ts';
import { RECORD_VALUE, type RecordSort, usualSort } from '../kit/list/record-sort.ts';
import { type ApplicationState, isWaiting } from './application-state.ts';

/** A distributor's application as staff see it. */
export type InboxApplication = {
	/** Such as D-2026-0001. */
	number: string;
	state: ApplicationState;
	application: DistributorApplication;
	/** The language of the application and of its answer. */
	language: Locale;
	/** Incremented by every change of state or company. */
	version: number;
	/** ISO 8601, UTC. */
	createdAt: string;
	updatedAt: string;
	/** Empty until it is linked. */
	companyId: string;
	/** When the person was erased. */
	erasedAt: string | undefined;
};

/** One staff action or note on an application. */
export type ApplicationEvent = {
	id: string;
	kind: 'state' | 'note' | 'company' | 'invited' | 'erased';
	by: string;
	/** ISO 8601, UTC. */
	at: string;
	/** Set if the state changed. */
	from: ApplicationState | undefined;
	to: ApplicationState | undefined;
	/** The note, or the reason for declining. */
	body: string;
	/** A company's id. */
	reference: string;
	/** When the change was undone. */
	undoneAt: string | undefined;
};

/** Query parameters of the application list. */
export type ApplicationFilter = {
	text: string;
	/** Undefined for all states. */
	state: ApplicationState | undefined;
	/** The language of the application; all if undefined. */
	language: Locale | undefined;
	/** Only those received within these instants. */
	days: Instants;
	/** Only those that this person, or nobody, looks after; all if unset. */
	assigned?: AssignedFilter;
	/** The usual order if undefined. */
	sort?: RecordSort | undefined;
};

/** The order of the list: usually what waits oldest first, and closed ones, or all together, newest first. */
export function sortOf({ sort, state }: ApplicationFilter): RecordSort {
	return sort ?? usualSort(isWaiting(state));
}

export const APPLICATIONS_A_PAGE = 25;

export const APPLICATION_CURSOR: CursorShape = { id: /D-\d{4}-\d{4,9}/, value: RECORD_VALUE };

/** Max text lengths, in characters. */
export const APPLICATION_LIMITS = { note: 2000, reason: 500 } as const;

/** What remains of an application after erasure: the kind of business and its rough location. */
export function withoutPerson(application: DistributorApplication): DistributorApplication {
	return {
		...application,
		company: '',
		contactName: '',
		email: '',
		phone: '',
		website: '',
		city: '',
		brands: '',
		message: '',
	};
}
