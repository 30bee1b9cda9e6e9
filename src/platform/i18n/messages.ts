import type en from '../../../messages/en.json';

/** Makes `useTranslations` refuse a key that `messages/en.json` does not have. */
declare module 'use-intl' {
	interface AppConfig {
		Locale: 'en';
		Messages: typeof en;
	}
}
