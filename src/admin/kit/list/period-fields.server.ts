import { z } from 'zod';
import { addDays, startOfDay, todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { dayField } from '../../../domain/calendar-date/day-field.ts';
import { oneOf } from '../../../platform/http/query-fields.ts';
import { type DayFilter, type Days, type Instants, OWN_DAYS, PERIODS, readDays } from './period.ts';

/** The days in the query of a list's API. */
export const periodFields = {
	period: oneOf(['', ...PERIODS, OWN_DAYS]).default(''),
	dateFrom: dayField,
	dateTo: dayField,
};
const periodQuery = z.object(periodFields);

/** The days that a query names, today. */
export function toDays(query: z.infer<typeof periodQuery>, timeZone: string): DayFilter {
	return readDays((name) => query[name as keyof typeof query] ?? '', todayIn(timeZone, new Date()));
}

/** The days in the address of a page. */
export function daysInAddress(parameters: URLSearchParams, timeZone: string): DayFilter {
	return readDays((name) => parameters.get(name)?.trim() ?? '', todayIn(timeZone, new Date()));
}

/** The instants between which days lie in a time zone. */
export function instantsOf({ fromDate, toDate }: Days, timeZone: string): Instants {
	return {
		since: fromDate === '' ? '' : startOfDay(timeZone, fromDate).toISOString(),
		before: toDate === '' ? '' : startOfDay(timeZone, addDays(toDate, 1)).toISOString(),
	};
}
