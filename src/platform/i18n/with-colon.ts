import type { Locale } from './locale.ts';

/** A label before its value: "Total:", "Total :". */
export function withColon(label: string, locale: Locale): string {
	return locale === 'fr' ? `${label}\u00A0:` : `${label}:`;
}
