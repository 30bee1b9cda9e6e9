import { expect, test } from 'vitest';
import { type CalendarEntry, groupByMonth } from './release-calendar.ts';

const entry = (day: string, at = ''): CalendarEntry => ({
	day,
	at,
	kind: 'release',
	name: `${day} ${at}`,
	href: '/',
});

test('entries are by month and in the order of time; what holds all day comes first', () => {
	const entries = [
		entry('2027-01-02'),
		entry('2026-12-31', '2027-01-01T04:30:00.000Z'),
		entry('2027-01-01', '2027-01-01T17:00:00.000Z'),
		entry('2027-01-01', '2027-01-01T05:00:00.000Z'),
		entry('2027-01-01'),
		entry('2028-01-01'),
	];
	const months = groupByMonth(entries);
	expect(months.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2028-01']);
	expect(months[1]?.entries.map(({ name }) => name)).toEqual([
		'2027-01-01 ',
		'2027-01-01 2027-01-01T05:00:00.000Z',
		'2027-01-01 2027-01-01T17:00:00.000Z',
		'2027-01-02 ',
	]);
	expect(groupByMonth([])).toEqual([]);
});
