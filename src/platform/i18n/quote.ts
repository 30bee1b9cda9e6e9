import type { Locale } from './locale.ts';
import { useLocale } from './use-locale.ts';

const MARKS: Readonly<Record<Locale, readonly [before: string, after: string]>> = {
	en: ['“', '”'],
	fr: ['«\u00A0', '\u00A0»'],
};

/** Quotes each text, for a list of what somebody typed: “a”, “b”. */
export function useQuotes(): (texts: readonly string[]) => string {
	const [before, after] = MARKS[useLocale()];
	return (texts) => texts.map((text) => before + text + after).join(', ');
}
