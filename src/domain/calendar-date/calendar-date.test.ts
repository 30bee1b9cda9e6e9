import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays, formatCalendarDate, isCalendarDate, startOfDay, todayIn } from './calendar-date.ts';

const ZONES = ['UTC', 'America/St_Johns', 'America/Toronto', 'America/Vancouver', 'Asia/Tokyo'];
const zoneBefore = process.env.TZ;
afterEach(() => {
	if (zoneBefore === undefined) delete process.env.TZ;
	else process.env.TZ = zoneBefore;
});

describe('isCalendarDate', () => {
	test.each(['2025-01-05', '2024-02-29', '2000-02-29', '2100-12-31', '2026-11-30'])('%s exists', (date) => {
		expect(isCalendarDate(date)).toBe(true);
	});

	test.each([
		'2025-02-29',
		'2100-02-29',
		'2026-04-31',
		'2026-13-01',
		'2026-00-10',
		'2026-01-00',
		'1999-12-31',
		'2101-01-01',
		'2026-1-5',
		'2026-01-05T00:00',
		'05/01/2026',
		'',
		'２０２６-01-05',
	])('“%s” does not', (date) => {
		expect(isCalendarDate(date)).toBe(false);
	});
});

describe('formatCalendarDate', () => {
	test.each(ZONES)('the day is the same in %s', (zone) => {
		process.env.TZ = zone;
		expect(formatCalendarDate('2025-01-05', 'en')).toBe('Jan 5, 2025');
		// Both nights of daylight saving changes in Canada, a leap day, and the turn of the year.
		expect(formatCalendarDate('2026-03-08', 'en')).toBe('Mar 8, 2026');
		expect(formatCalendarDate('2026-11-01', 'en')).toBe('Nov 1, 2026');
		expect(formatCalendarDate('2028-02-29', 'en')).toBe('Feb 29, 2028');
		expect(formatCalendarDate('2025-12-31', 'en')).toBe('Dec 31, 2025');
	});

	test('every day has a unique name that identifies it', () => {
		const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
		fc.assert(
			fc.property(days, (day) => {
				const date = day.toISOString().slice(0, 10);
				expect(isCalendarDate(date)).toBe(true);
				expect(new Date(`${formatCalendarDate(date, 'en')} UTC`).toISOString().slice(0, 10)).toBe(date);
			}),
		);
	});
});

describe('todayIn', () => {
	test.each([
		['half an hour before midnight in Toronto', '2026-11-21T04:30:00Z', '2026-11-20'],
		['half an hour after midnight in Toronto', '2026-11-21T05:30:00Z', '2026-11-21'],
		['before midnight on the night that clocks go forward', '2026-03-08T04:30:00Z', '2026-03-07'],
		['after midnight at the end of that day', '2026-03-09T04:30:00Z', '2026-03-09'],
		['before midnight on the day that clocks go back', '2026-11-02T04:30:00Z', '2026-11-01'],
		['on New Year’s Eve', '2027-01-01T04:59:59Z', '2026-12-31'],
		['on a leap day', '2028-02-29T12:00:00Z', '2028-02-29'],
	])('%s', (_, now, today) => {
		for (const zone of ZONES) {
			process.env.TZ = zone;
			expect(todayIn('America/Toronto', new Date(now))).toBe(today);
		}
	});

	test('elsewhere it may be another day', () => {
		const now = new Date('2026-11-21T04:30:00Z');
		expect(ZONES.map((zone) => todayIn(zone, now))).toEqual([
			'2026-11-21',
			'2026-11-21',
			'2026-11-20',
			'2026-11-20',
			'2026-11-21',
		]);
	});
});

describe('startOfDay', () => {
	test('is midnight on the clock, also on the nights of daylight saving changes', () => {
		const starts = (date: string) => startOfDay('America/Toronto', date).toISOString();
		expect(starts('2026-11-20')).toBe('2026-11-20T05:00:00.000Z');
		expect(starts('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
		expect(starts('2026-11-02')).toBe('2026-11-02T05:00:00.000Z');
		expect(starts('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
		expect(starts('2026-03-09')).toBe('2026-03-09T04:00:00.000Z');
	});

	test('is the first minute of the day where clocks skip midnight', () => {
		expect(startOfDay('America/Sao_Paulo', '2018-11-04').toISOString()).toBe('2018-11-04T03:00:00.000Z');
	});

	test('belongs to that day, and the millisecond before to the previous day, in every zone', () => {
		const zones = [...ZONES, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/Havana'];
		fc.assert(
			fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 20_000 }), (zone, days) => {
				const date = addDays('2005-01-01', days);
				const start = startOfDay(zone, date);
				expect(todayIn(zone, start)).toBe(date);
				expect(todayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(date, -1));
			}),
			{ numRuns: 200 },
		);
	});
});

describe('addDays', () => {
	test('works across months, years and leap days', () => {
		expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
		expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
		expect(addDays('2026-11-21', -13)).toBe('2026-11-08');
	});
});
