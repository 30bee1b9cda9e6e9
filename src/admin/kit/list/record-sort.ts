import { TIME } from '../../../platform/text/cursor.ts';

/** The orders of a list of what others sent: by when it came, by company, by state; "-" is descending. */
export const RECORD_SORTS = ['received', '-received', 'company', '-company', 'state', '-state'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

/** Undefined for anything else, which leaves the list in its usual order. */
export function parseRecordSort(text: string): RecordSort | undefined {
	return RECORD_SORTS.find((sort) => sort === text);
}

/** The usual order: what waits for staff oldest first, everything else newest first. */
export function usualSort(isWaiting: boolean): RecordSort {
	return isWaiting ? 'received' : '-received';
}

/** The sort values of such a list: a company's key, or a time, after a digit in a list by state. */
export const RECORD_VALUE = new RegExp(`[0-9a-f]{0,120}|\\d?${TIME.source}`);
