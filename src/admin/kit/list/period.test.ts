import { expect, test } from 'vitest';
import { daysOf, PERIODS, readDays } from './period.ts';

const readIn = (query: string) => (name: string) => new URLSearchParams(query).get(name) ?? '';

test('named spans are whole months, over the turn of a year and in a leap year', () => {
	const on = (today: string) => PERIODS.map((period) => Object.values(daysOf(period, today)).join(' '));
	expect(on('2026-11-25')).toEqual([
		'2026-11-01 2026-11-30',
		'2026-10-01 2026-12-31',
		'2026-07-01 2026-09-30',
		'2026-01-01 2026-12-31',
	]);
	expect(on('2028-02-29')).toEqual([
		'2028-02-01 2028-02-29',
		'2028-01-01 2028-03-31',
		'2027-10-01 2027-12-31',
		'2028-01-01 2028-12-31',
	]);
});

test('a named span wins over typed days, typed days need no name, and what is no day is left out', () => {
	const today = '2026-11-25';
	expect(readDays(readIn('period=this-month&dateFrom=2025-01-01'), today)).toMatchObject({
		period: 'this-month',
		fromDate: '2026-11-01',
		toDate: '2026-11-30',
	});
	expect(readDays(readIn('dateFrom=2025-01-01'), today)).toMatchObject({
		period: 'days',
		fromDate: '2025-01-01',
		toDate: '',
	});
	expect(readDays(readIn('period=next-year&dateTo=2025-02-30'), today)).toMatchObject({
		period: '',
		fromDate: '',
		toDate: '',
	});
});
