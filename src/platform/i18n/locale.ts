/** The languages of the site. Each has `messages/<locale>.json`. */
export const LOCALES = ['en'] as const;

export type Locale = (typeof LOCALES)[number];

/** What visitors read where they chose no other, and the language of what the site stores and logs. */
export const DEFAULT_LOCALE: Locale = 'en';

/** What staff read, in the back-office and in mail. */
export const STAFF_LOCALE: Locale = 'en';

/** Where dates and times of day are read, whatever the machine says. */
export const TIME_ZONE = 'America/Toronto';

/** What a document of a language declares: the language as Canadians write it. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: 'en-CA' };

/** The first part of the addresses in a language; those without one are in the default language. */
const PATH_PREFIXES: Readonly<Partial<Record<string, Locale>>> = {};

/** The language of the page at a path. */
export function localeOfPath(path: string): Locale {
	return PATH_PREFIXES[path.split('/', 2)[1] ?? ''] ?? DEFAULT_LOCALE;
}

/** A stored language as a locale: what was stored in one that is no longer there is worded in the default one. */
export function localeOfLanguage(language: string): Locale {
	return LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE;
}

/** The locale whose language tag a document declares. */
export function localeOfTag(tag: string): Locale {
	return LOCALES.find((locale) => LANGUAGE_TAGS[locale] === tag) ?? DEFAULT_LOCALE;
}
