import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { type Locale, TIME_ZONE } from './locale.ts';

/** Dates, times and numbers as a language writes them, in the site's own time zone unless another is named. */
export type Formatter = {
	dateTime: (at: Date, options: Intl.DateTimeFormatOptions) => string;
	number: (value: number, options?: Intl.NumberFormatOptions) => string;
	/** How long before or after `now` a moment is: "3 hours ago". */
	relativeTime: (at: Date, now: Date) => string;
};

/**
 * What `Intl` is asked for in a language. A locale whose forms differ from what its readers expect gets another tag
 * here, and its own table of forms beside it.
 */
const INTL_TAGS: Readonly<Record<Locale, string>> = { en: 'en' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** The unit that a span is told in, by the number of seconds from which the next one takes over. */
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

/** The formatter of the language that a component is shown in. */
export function useFormatter(): Formatter {
	const locale = useLocale();
	return useMemo(() => formatterFor(locale), [locale]);
}

function makeFormatter(tag: string): Formatter {
	// An `Intl` object is slow to make.
	const dates = new Map<string, Intl.DateTimeFormat>();
	const numbers = new Map<string, Intl.NumberFormat>();
	const spans = new Map<string, Intl.RelativeTimeFormat>();
	return {
		dateTime(at, options) {
			const key = JSON.stringify(options);
			const format = dates.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...options });
			dates.set(key, format);
			return format.format(at);
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
