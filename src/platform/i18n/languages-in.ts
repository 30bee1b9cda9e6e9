import type { Locale } from './locale.ts';

/** What each language is called in each language, for lists and filters: what it calls itself is for the link to it. */
export const LANGUAGES_IN: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
	en: { en: 'English', fr: 'French' },
	fr: { en: 'Anglais', fr: 'Français' },
};
