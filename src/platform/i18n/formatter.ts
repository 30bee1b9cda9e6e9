import { useMemo } from 'react';
import { INTL_TAGS, type Locale, TIME_ZONE } from './locale.ts';
import { useLocale } from './use-locale.ts';

/** Formats dates, times and numbers for a language, in the site's time zone unless another is given. */
export type Formatter = {
	dateTime: (at: Date, options: Intl.DateTimeFormatOptions) => string;
	number: (value: number, options?: Intl.NumberFormatOptions) => string;
	/** The distance of a moment from `now`: "3 hours ago". */
	relativeTime: (at: Date, now: Date) => string;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Units of relative time, with the number of seconds from which the next one applies. */
const UNITS = [
	['second', 1, MINUTE],
	['minute', MINUTE, HOUR],
	['hour', HOUR, DAY],
	['day', DAY, 7 * DAY],
	['week', 7 * DAY, YEAR / 12],
	['month', (365 / 12) * DAY, YEAR],
	['year', YEAR, Number.POSITIVE_INFINITY],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[];

const formatters = new Map<Locale, Formatter>();

export function formatterFor(locale: Locale): Formatter {
	const made = formatters.get(locale) ?? makeFormatter(INTL_TAGS[locale]);
	formatters.set(locale, made);
	return made;
}

/** The formatter for the component's language. */
export function useFormatter(): Formatter {
	const locale = useLocale();
	return useMemo(() => formatterFor(locale), [locale]);
}

function makeFormatter(tag: string): Formatter {
	// Cached, because an `Intl` object is slow to create.
	const dates = new Map<string, Intl.DateTimeFormat>();
	const numbers = new Map<string, Intl.NumberFormat>();
	const spans = new Map<string, Intl.RelativeTimeFormat>();
	return {
		dateTime(at, options) {
			const key = JSON.stringify(options);
			const format = dates.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...options });
			dates.set(key, format);
			return joinDateParts(format.formatToParts(at), tag);
		},
		number(value, options = {}) {
			const key = JSON.stringify(options);
			const format = numbers.get(key) ?? new Intl.NumberFormat(tag, options);
			numbers.set(key, format);
			return format.format(value);
		},
		relativeTime(at, now) {
			const seconds = (at.getTime() - now.getTime()) / 1000;
			const [unit, length] = UNITS.find(([, , end]) => Math.abs(seconds) < end) as (typeof UNITS)[number];
			const numeric = unit === 'second' ? 'auto' : 'always';
			const format = spans.get(numeric) ?? new Intl.RelativeTimeFormat(tag, { numeric });
			spans.set(numeric, format);
			return format.format(Math.round(seconds / length), unit);
		},
	};
}

/** A time of day such as "07:30", as a language writes it: "7 h 30" in French. */
export function formatClock(time: string, locale: Locale): string {
	const [hours = '', minutes = ''] = time.split(':');
	if (locale !== 'fr') return time;
	return `${Number(hours)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`;
}

/**
 * As `Intl` formats it, but in French the first of a month is an ordinal, hours have no leading zero, a full hour has no
 * minutes, and the spaces within a date do not break.
 */
function joinDateParts(parts: readonly Intl.DateTimeFormatPart[], tag: string): string {
	if (!tag.startsWith('fr')) return parts.map(({ value }) => value).join('');
	const hasMonthName = parts.some(({ type, value }) => type === 'month' && !/^\d+$/.test(value));
	return parts
		.map(({ type, value }) => {
			if (type === 'day' && value === '1' && hasMonthName) return '1ᵉʳ';
			if (type === 'hour') return String(Number(value));
			return type === 'literal' ? value.replace(/^ | $/g, '\u00A0').replace(/,\u00A0$/, ', ') : value;
		})
		.join('')
		.replace(/\u00A0h\u00A000$/, '\u00A0h');
}
