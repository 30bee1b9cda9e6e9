/** The languages the site speaks; its words are in `messages/<locale>.json`. */
export const LOCALES = ['en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';
