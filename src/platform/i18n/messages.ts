import type en from '../../../messages/en.json';
import type { INTL_TAGS, Locale as SiteLocale } from './locale.ts';

/** All messages by key; every language has the same keys. */
export type Messages = typeof en;

/** Makes `useTranslations` reject unknown keys at compile time. */
declare module 'use-intl' {
	interface AppConfig {
		Locale: (typeof INTL_TAGS)[SiteLocale];
		Messages: typeof en;
	}
}
