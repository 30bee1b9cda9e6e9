import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { listMonths, spanOf } from './report-span.ts';

const TODAY = '2026-11-26';

test.each([
	['nothing chosen', '', '', '2025-12-01', TODAY],
	['a quarter that is not over', '2026-10-01', '2026-12-31', '2026-10-01', TODAY],
	['a quarter that is', '2026-07-01', '2026-09-30', '2026-07-01', '2026-09-30'],
	['no first day', '', '2026-03-15', '2025-04-01', '2026-03-15'],
	['no last day', '2026-11-20', '', '2026-11-20', TODAY],
	['one day', '2026-02-28', '2026-02-28', '2026-02-28', '2026-02-28'],
	['twenty years', '2006-01-01', '', '2021-12-01', TODAY],
	['the future', '2027-01-01', '2027-12-31', '2027-01-01', '2027-01-01'],
])('%s', (_, fromDate, toDate, first, last) => {
	expect(spanOf({ fromDate, toDate }, TODAY)).toEqual({ fromDate: first, toDate: last });
});

test('months follow each other day by day and cover the span', () => {
	const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2019-01-01', days));
	fc.assert(
		fc.property(day, fc.integer({ min: 0, max: 900 }), (fromDate, length) => {
			const toDate = addDays(fromDate, length);
			const months = listMonths({ fromDate, toDate });
			expect(months[0]?.fromDate).toBe(fromDate);
			expect(months.at(-1)?.toDate).toBe(toDate);
			for (const [at, month] of months.entries()) {
				expect(isCalendarDate(month.toDate)).toBe(true);
				expect(month.fromDate.slice(0, 7)).toBe(month.month);
				expect(month.toDate.slice(0, 7)).toBe(month.month);
				const next = months[at + 1];
				if (next) expect(next.fromDate).toBe(addDays(month.toDate, 1));
			}
		}),
	);
});
