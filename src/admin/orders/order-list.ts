import { ORDER_STATES, type OrderState } from '../../domain/orders/portal-order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { CursorShape } from '../../platform/text/cursor.ts';
import type { AssignedFilter } from '../assignment/assigned-record.ts';
import type { Instants } from '../kit/list/period.ts';
import { RECORD_VALUE, type RecordSort, usualSort } from '../kit/list/record-sort.ts';

/** What a list of orders shows. */
export type OrderFilter = {
	/** Empty for all. */
	text: string;
	/** All states if undefined. */
	state: OrderState | undefined;
	/** All languages if undefined. */
	language: Locale | undefined;
	/** Only those sent within these instants. */
	days: Instants;
	/** Only those that this person, or nobody, looks after; all if unset. */
	assigned?: AssignedFilter;
	/** The usual order if undefined. */
	sort?: RecordSort | undefined;
};

/** The states in a query; "all" for every one. */
export const LISTED_STATES = [...ORDER_STATES, 'all'] as const;

/** The state in a query. Without one, the list shows new orders, and a search all of them. */
export function listedState(requested: string, text: string): OrderState | undefined {
	const state = ORDER_STATES.find((one) => one === requested);
	return state ?? (requested === 'all' || text !== '' ? undefined : 'new');
}

/** The order of the list: usually new orders oldest first, and answered ones, or all together, newest first. */
export function sortOf({ sort, state }: OrderFilter): RecordSort {
	return sort ?? usualSort(state === 'new');
}

export const ORDERS_A_PAGE = 25;

export const ORDER_CURSOR: CursorShape = { id: /Q-\d{4}-\d{4,9}/, value: RECORD_VALUE };
