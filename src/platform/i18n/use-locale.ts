import { useLocale as useIntlLocale } from 'use-intl';
import { INTL_TAGS, LOCALES, type Locale } from './locale.ts';

/** The language of the component's page. */
export function useLocale(): Locale {
	const tag = useIntlLocale();
	return LOCALES.find((locale) => INTL_TAGS[locale] === tag) as Locale;
}
