import type en from '../../../messages/en.json';
import type { Locale as SiteLocale } from './locale.ts';

/** All messages, by their keys; every language has the same. */
export type Messages = typeof en;

/** Makes `useTranslations` refuse a key that the messages do not have. */
declare module 'use-intl' {
	interface AppConfig {
		Locale: SiteLocale;
		Messages: typeof en;
	}
}
