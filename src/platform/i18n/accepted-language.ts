import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

/** Max. ranges parsed: no client sends more. */
const MAX_RANGES = 50;

/**
 * The language of the site that a client prefers, from its `accept-language` header (RFC 9110, 12.5.4). "fr-CA" and
 * "fr" are French. Without a header, or without one of our languages in it, the default.
 */
export function pickLocale(header: string | undefined): Locale {
	let best = DEFAULT_LOCALE;
	let bestQuality = 0;
	for (const part of (header ?? '').split(',', MAX_RANGES)) {
		const [range = '', weight] = part.split(';').map((text) => text.trim().toLowerCase());
		const quality =
			weight === undefined ? 1 : Number(/^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight)?.[1] ?? 1);
		const primary = range.split('-', 1)[0];
		const locale = range === '*' ? DEFAULT_LOCALE : LOCALES.find((one) => one === primary);
		if (locale && quality > bestQuality) [best, bestQuality] = [locale, quality];
	}
	return best;
}
