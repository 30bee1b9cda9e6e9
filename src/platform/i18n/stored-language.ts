import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

/** The locale of a text by the name that stored documents give its language. */
export const LOCALE_OF = { english: 'en', french: 'fr' } as const satisfies Record<string, Locale>;

/**
 * A stored language as a locale, with or without its region; one that is no longer supported falls back to the default.
 */
export function localeOfLanguage(language: string): Locale {
	const [name] = language.split('-', 1);
	return LOCALES.find((locale) => locale === name) ?? DEFAULT_LOCALE;
}
