import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOfMinute, localMinute } from './local-minute.ts';

const ZONES = [
	'America/Toronto',
	'America/St_Johns',
	'America/Vancouver',
	'UTC',
	'Asia/Kolkata',
	'Pacific/Auckland',
];

test('a minute that clocks show is found again, in every zone of the trade and beyond', () => {
	const minutes = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
	fc.assert(
		fc.property(fc.constantFrom(...ZONES), minutes, (zone, minute) => {
			const shown = localMinute(zone, new Date(minute * 60_000));
			const found = instantOfMinute(zone, shown);
			expect(localMinute(zone, found)).toBe(shown);
			// Not the same instant only in an hour that comes twice.
			expect(found.getTime()).toBeLessThanOrEqual(minute * 60_000);
			expect(minute * 60_000 - found.getTime()).toBeLessThanOrEqual(3_600_000);
		}),
	);
});

test('New Year in Toronto, the hour that comes twice, and the one that is left out', () => {
	const instant = (minute: string) => instantOfMinute('America/Toronto', minute).toISOString();
	expect(instant('2027-01-01T00:00')).toBe('2027-01-01T05:00:00.000Z');
	expect(instant('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
	expect(instant('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z');
	expect(instant('2027-03-14T01:59')).toBe('2027-03-14T06:59:00.000Z');
	expect(instant('2027-03-14T03:00')).toBe('2027-03-14T07:00:00.000Z');
});
