import { useLocale as useIntlLocale } from 'use-intl';
import type { Locale } from './locale.ts';

/** The language of the component's page: the first part of its `Intl` locale (`INTL_TAGS`). */
export function useLocale(): Locale {
	return useIntlLocale().slice(0, 2) as Locale;
}
