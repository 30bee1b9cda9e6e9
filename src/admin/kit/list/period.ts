import { isCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';

/** Named spans of days that a list can be narrowed to; the URL has the name, so a kept address stays current. */
export const PERIODS = ['this-month', 'this-quarter', 'last-quarter', 'this-year'] as const;
export type Period = (typeof PERIODS)[number];

/** The choice of two days instead of a named span. */
export const OWN_DAYS = 'days';

/** The days of a list: both included, yyyy-mm-dd, empty if there is no limit. */
export type Days = { fromDate: string; toDate: string };

/** ISO 8601: from the first instant, before the second; empty if there is no limit. */
export type Instants = { since: string; before: string };

export const ANY_DAY: Instants = { since: '', before: '' };

/** The days as chosen, for the filter, and as they are today, for the query. */
export type DayFilter = Days & {
	period: Period | typeof OWN_DAYS | '';
	/** The typed days, which a named span leaves aside. */
	dateFrom: string;
	dateTo: string;
};

/** The first and last day of a named span on a day. */
export function daysOf(period: Period, today: string): Days {
	const year = Number(today.slice(0, 4));
	const month = Number(today.slice(5, 7));
	const quarter = Math.floor((month - 1) / 3);
	switch (period) {
		case 'this-month':
			return spanOf(year, month, 1);
		case 'this-quarter':
			return spanOf(year, quarter * 3 + 1, 3);
		case 'last-quarter':
			return quarter === 0 ? spanOf(year - 1, 10, 3) : spanOf(year, quarter * 3 - 2, 3);
		case 'this-year':
			return spanOf(year, 1, 12);
	}
}

function spanOf(year: number, month: number, months: number): Days {
	const dayAt = (at: number, day: number) => new Date(Date.UTC(year, at, day)).toISOString().slice(0, 10);
	// Day 0 is the last day of the month before.
	return { fromDate: dayAt(month - 1, 1), toDate: dayAt(month - 1 + months, 0) };
}

/** The days in a list's query; what is no day and no known span is left out. */
export function readDays(read: (name: string) => string, today: string): DayFilter {
	const day = (name: string) => (isCalendarDate(read(name)) ? read(name) : '');
	const dateFrom = day('dateFrom');
	const dateTo = day('dateTo');
	const named = PERIODS.find((one) => one === read('period'));
	if (named) return { period: named, dateFrom, dateTo, ...daysOf(named, today) };
	const isOwn = read('period') === OWN_DAYS || dateFrom !== '' || dateTo !== '';
	return { period: isOwn ? OWN_DAYS : '', dateFrom, dateTo, fromDate: dateFrom, toDate: dateTo };
}
