import { createFormatter } from 'use-intl/core';
import { expect, test } from 'vitest';
import { formatClock, formatterFor } from './formatter.ts';
import { DEFAULT_LOCALE, localeOfPath, localeOfTag, TIME_ZONE } from './locale.ts';
import { localeOfLanguage } from './stored-language.ts';

const ours = formatterFor('en');
const library = createFormatter({ locale: 'en', timeZone: TIME_ZONE });
const now = new Date('2026-11-23T17:00:00Z');

test('how long ago a moment is reads as the library of the messages writes it', () => {
	const minute = 60_000;
	for (const minutes of [
		0, 0.5, 0.99, 1, 59, 60, 90, 1439, 1440, 10_079, 10_080, 43_799, 43_800, 525_600, 2_000_000,
	]) {
		for (const at of [new Date(now.getTime() - minutes * minute), new Date(now.getTime() + minutes * minute)])
			expect(ours.relativeTime(at, now), `${minutes} minutes`).toBe(library.relativeTime(at, now));
	}
});

test('dates are of Toronto’s day, unless another zone is named', () => {
	const late = new Date('2026-11-24T03:30:00Z');
	expect(ours.dateTime(late, { month: 'short', day: 'numeric' })).toBe('Nov 23');
	expect(ours.dateTime(late, { month: 'short', day: 'numeric', timeZone: 'UTC' })).toBe('Nov 24');
	const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
	expect(ours.dateTime(late, style)).toBe(library.dateTime(late, style));
	expect(ours.number(12_345)).toBe('12,345');
});

test('an address, a language tag or a stored language that is of no locale is in the default one', () => {
	for (const path of ['/', '/products', '/en', '/fr-CA/products', '//', ''])
		expect(localeOfPath(path)).toBe(DEFAULT_LOCALE);
	expect(localeOfTag('en-CA')).toBe('en');
	expect(localeOfTag('')).toBe(DEFAULT_LOCALE);
	expect(localeOfLanguage('xx')).toBe(DEFAULT_LOCALE);
});

test('French dates and times follow Quebec usage, with spaces that do not break', () => {
	const french = formatterFor('fr');
	const at = new Date('2026-11-01T18:05:00Z');
	expect(french.dateTime(at, { dateStyle: 'long' })).toBe('1ᵉʳ\u00A0novembre\u00A02026');
	expect(french.dateTime(new Date('2026-11-22T18:05:00Z'), { dateStyle: 'long' })).toBe(
		'22\u00A0novembre\u00A02026',
	);
	expect(french.dateTime(at, { timeStyle: 'short' })).toBe('13\u00A0h\u00A005');
	expect(french.dateTime(new Date('2026-11-01T12:05:00Z'), { timeStyle: 'short' })).toBe('7\u00A0h\u00A005');
	expect(french.dateTime(new Date('2026-11-01T04:00:00Z'), { timeStyle: 'short' })).toBe('0\u00A0h');
	const both = { dateStyle: 'medium', timeStyle: 'short' } as const;
	expect(french.dateTime(new Date('2026-11-01T13:00:00Z'), both)).toBe('1ᵉʳ\u00A0nov.\u00A02026, 8\u00A0h');
	expect(french.number(1234.5)).toBe('1\u00A0234,5');
	expect(formatClock('07:30', 'fr')).toBe('7\u00A0h\u00A030');
	expect(formatClock('16:00', 'fr')).toBe('16\u00A0h');
	expect(formatClock('07:30', 'en')).toBe('07:30');
});
