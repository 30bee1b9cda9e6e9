import { addDays } from '../../domain/calendar-date/calendar-date.ts';
import type { Days } from '../kit/list/period.ts';

/** A month of a report, or the part of it that the report covers; days are yyyy-mm-dd, both included. */
export type ReportMonth = { month: string } & Days;

/** A report goes back at most this many months: a longer one would only be slower to read. */
const MOST_MONTHS = 60;

/**
 * The days that a report covers: those chosen, but none in the future, and at most five years. Without a first day it
 * begins twelve months before its last.
 */
export function spanOf({ fromDate, toDate }: Days, today: string): Days {
	const last = toDate === '' || toDate > today ? today : toDate;
	const earliest = firstOfMonth(last, MOST_MONTHS - 1);
	const first = fromDate === '' ? firstOfMonth(last, 11) : fromDate;
	// Days that are wholly in the future give an empty report of their first day.
	if (first > last) return { fromDate: first, toDate: first };
	return { fromDate: first < earliest ? earliest : first, toDate: last };
}

/** The months of a span, oldest first; the first and the last may be parts. */
export function listMonths({ fromDate, toDate }: Days): ReportMonth[] {
	const months: ReportMonth[] = [];
	for (let first = fromDate; first <= toDate; ) {
		const next = firstOfMonth(first, -1);
		const last = addDays(next, -1);
		months.push({ month: first.slice(0, 7), fromDate: first, toDate: last < toDate ? last : toDate });
		first = next;
	}
	return months;
}

/** The first day of the month that lies a number of months before a day's. */
function firstOfMonth(date: string, before: number): string {
	const [year = 0, month = 0] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1 - before, 1)).toISOString().slice(0, 10);
}
