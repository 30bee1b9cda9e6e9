import type { Locale } from '../../platform/i18n/locale.ts';

/**
 * A calendar date is always the text "yyyy-mm-dd" and never an instant, so no time zone can shift it
 * (docs/behaviour.md, "Calendar dates").
 */
type DateParts = { year: number; month: number; day: number };

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const FRENCH_MONTHS = [
	'janvier',
	'février',
	'mars',
	'avril',
	'mai',
	'juin',
	'juillet',
	'août',
	'septembre',
	'octobre',
	'novembre',
	'décembre',
] as const;

/** Date format of each language. */
const FORMATS: Readonly<Record<Locale, (parts: DateParts) => string>> = {
	en: ({ year, month, day }) => `${MONTHS[month - 1]} ${day}, ${year}`,
	// No-break spaces, and the first of a month as an ordinal, which `Intl` does not do.
	fr: ({ year, month, day }) => `${day === 1 ? '1ᵉʳ' : day}\u00A0${FRENCH_MONTHS[month - 1]}\u00A0${year}`,
};

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

function readParts(text: string): DateParts | undefined {
	const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
	if (!match) return undefined;
	const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
	return { year, month, day };
}

function daysIn({ year, month }: DateParts): number {
	if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True for an existing date from 2000 to 2100. */
export function isCalendarDate(text: string): boolean {
	const parts = readParts(text);
	if (!parts || parts.year < FIRST_YEAR || parts.year > LAST_YEAR) return false;
	return parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= daysIn(parts);
}

/** "2025-01-05" -> "Jan 5, 2025". An invalid date is returned unchanged. */
export function formatCalendarDate(date: string, locale: Locale): string {
	const parts = readParts(date);
	return parts && parts.month >= 1 && parts.month <= 12 ? FORMATS[locale](parts) : date;
}

/** By time zone, because an `Intl` object is slow to create and every page asks for the day. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The date at `now` in a time zone such as "America/Toronto". */
export function todayIn(timeZone: string, now: Date): string {
	const format = dayFormats.get(timeZone) ?? makeDayFormat(timeZone);
	const parts = format.formatToParts(now);
	const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
	return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

function makeDayFormat(timeZone: string): Intl.DateTimeFormat {
	const format = new Intl.DateTimeFormat('en-CA', {
		timeZone,
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	});
	dayFormats.set(timeZone, format);
	return format;
}

/** Adds days to a date; `days` may be negative. */
export function addDays(date: string, days: number): string {
	const { year, month, day } = readParts(date) ?? { year: Number.NaN, month: 1, day: 1 };
	return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

const MINUTE_MS = 60_000;
/** Upper bound for any time zone's UTC offset, in minutes. */
const FURTHEST = 16 * 60;

/**
 * The instant at which a date begins in a time zone: its first minute, which is not 00:00 where clocks jump over
 * midnight. Found by a binary search with the time zone database, because no arithmetic holds on days with a clock
 * change.
 */
export function startOfDay(timeZone: string, date: string): Date {
	const midnight = Date.parse(`${date}T00:00:00Z`);
	let before = -FURTHEST;
	let from = FURTHEST;
	while (from - before > 1) {
		const middle = Math.floor((before + from) / 2);
		if (todayIn(timeZone, new Date(midnight + middle * MINUTE_MS)) < date) before = middle;
		else from = middle;
	}
	return new Date(midnight + from * MINUTE_MS);
}
