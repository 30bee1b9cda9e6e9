import { formatCalendarDate, isCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** What a month's name begins with, in English and in French without accents; "jui" alone could be two months. */
const MONTHS = [
	['jan'],
	['feb', 'fev'],
	['mar'],
	['apr', 'avr'],
	['may', 'mai'],
	['jun', 'juin'],
	['jul', 'juil'],
	['aug', 'aou'],
	['sep'],
	['oct'],
	['nov'],
	['dec'],
];

/** Formats a date for a date field: "Jan 5, 2026", "5 janvier 2026". */
export const formatTypedDate = (date: string, locale: Locale) => formatCalendarDate(date, locale);

/**
 * Parses a typed date in either language: "2026-01-05", "Jan 5, 2026", "5 January 2026", "1er janvier 2026". Returns it
 * as text, not as an instant, so that it cannot shift with the time zone. Null for anything else, including ambiguous
 * dates such as 5/1/2026.
 */
export function parseTypedDate(typed: string): string | null {
	const text = typed.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
	const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
	if (iso) return toDate(iso[1], Number(iso[2]), iso[3]);
	const words = /^(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2})(?:er)? ([a-z]{3,9})\.?),? (\d{4})$/.exec(text);
	if (!words) return null;
	const name = words[1] ?? words[4] ?? '';
	const month = MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1;
	return toDate(words[5], month, words[2] ?? words[3]);
}

function toDate(year = '', month: number, day = ''): string | null {
	const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
	return isCalendarDate(date) ? date : null;
}
