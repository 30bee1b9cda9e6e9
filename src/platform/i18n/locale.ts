/** The languages of the site. Each has `messages/<locale>.json`. */
export const LOCALES = ['en', 'fr'] as const;

export type Locale = (typeof LOCALES)[number];

/** The default for visitors, and the language of stored texts and logs. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The language of mail to the staff's shared address, which no account chooses. */
export const STAFF_LOCALE: Locale = 'en';

/** The time zone of all dates and times, whatever the machine's is. */
export const TIME_ZONE = 'America/Toronto';

/** The `lang` attribute of documents: the Canadian variant of each language. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** The `Intl` locale of each language, for messages, dates and numbers: thousands are apart by U+00A0 in fr-CA only. */
export const INTL_TAGS = { en: 'en', fr: 'fr-CA' } as const satisfies Record<Locale, string>;

/** What each language calls itself, for the link to it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français' };

/** The path prefix of each language; paths without one are in the default language. */
const PATH_PREFIXES: ReadonlyMap<string, Locale> = new Map([['fr', 'fr']]);

/** The language of the page at a path. */
export function localeOfPath(path: string): Locale {
	const [, first = ''] = /^\/([a-z]+)(?=[/?#.]|$)/i.exec(path) ?? [];
	return PATH_PREFIXES.get(first.toLowerCase()) ?? DEFAULT_LOCALE;
}

/** A language as typed in an address; undefined if there is none or it is not ours. */
export function parseLanguage(text: string): Locale | undefined {
	return LOCALES.find((locale) => locale === text);
}

/** The locale for a document's language tag. */
export function localeOfTag(tag: string): Locale {
	return LOCALES.find((locale) => LANGUAGE_TAGS[locale] === tag) ?? DEFAULT_LOCALE;
}
