import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '../../../platform/i18n/locale.ts';
import { formatTypedDate, parseTypedDate } from './date-text.ts';

const ZONES = ['America/Toronto', 'UTC', 'Pacific/Auckland', 'Pacific/Pago_Pago'];

describe.each(ZONES)('days typed where the clock is %s', (zone) => {
	const before = process.env.TZ;
	beforeEach(() => {
		process.env.TZ = zone;
	});
	afterEach(() => {
		process.env.TZ = before;
	});

	test.each([
		['2026-01-05', '2026-01-05'],
		['2026-1-5', '2026-01-05'],
		[' 2026-12-31 ', '2026-12-31'],
		['Jan 5, 2026', '2026-01-05'],
		['January 5 2026', '2026-01-05'],
		['5 sept. 2026', '2026-09-05'],
		['Mar 8, 2026', '2026-03-08'],
		['Nov 1, 2026', '2026-11-01'],
		['1er novembre 2026', '2026-11-01'],
		['1ᵉʳ\u00A0août\u00A02026', '2026-08-01'],
		['3 AOUT 2026', '2026-08-03'],
		['14 févr. 2026', '2026-02-14'],
		['24 juin 2026', '2026-06-24'],
		['1 juillet 2026', '2026-07-01'],
		['9 décembre, 2026', '2026-12-09'],
	])('%s is %s', (typed, date) => {
		expect(parseTypedDate(typed)).toBe(date);
	});

	test.each([
		['2026-02-30'],
		['1/5/2026'],
		['Foo 5, 2026'],
		['5 jui 2026'],
		['31 juin 2026'],
		['5 de mai 2026'],
		['1999-12-31'],
		['2026-13-01'],
		[''],
	])('%j is no day', (typed) => {
		expect(parseTypedDate(typed)).toBeNull();
	});

	test.each(LOCALES)('what is shown in %s is read back as the same day, every day of a year', (locale) => {
		for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 24 * 60 * 60 * 1000) {
			const date = new Date(day).toISOString().slice(0, 10);
			expect(parseTypedDate(formatTypedDate(date, locale))).toBe(date);
		}
	});
});
