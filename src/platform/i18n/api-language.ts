import { DEFAULT_LOCALE, localeOfTag } from './locale.ts';

// The address of an API call has no language, so a page sends its own along.

/** The header that asks for messages in the page's language. */
export function languageHeader(): { 'accept-language': string } {
	return { 'accept-language': document.documentElement.lang };
}

/** The query parameter that asks for gloves in the page's language. */
export function languageParam(): { lang?: string } {
	const locale = localeOfTag(document.documentElement.lang);
	return locale === DEFAULT_LOCALE ? {} : { lang: locale };
}
