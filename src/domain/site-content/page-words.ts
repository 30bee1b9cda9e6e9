import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** The words of a page by place, in one language. */
export type PageWords = Readonly<Record<string, string>>;

/** The rules of a page's words: the most characters of each, those that may be empty, and those of several paragraphs. */
export type WordRules<Word extends string> = {
	limits: Readonly<Record<Word, number>>;
	optional?: ReadonlySet<Word>;
	/** A blank line separates paragraphs. */
	long?: ReadonlySet<Word>;
};

/** The words of a language, ready to be shown. */
export function pickWords<Words extends PageWords>(
	{ english, french }: { english: Words; french: Words },
	locale: Locale,
): Words {
	if (locale !== 'fr') return english;
	const spaced = Object.entries(french).map(([word, text]) => [word, withFrenchSpaces(text)]);
	return Object.fromEntries(spaced) as Words;
}

/** A text of several paragraphs, one by one. */
export const listParagraphs = (text: string): string[] => text.split(/\n{2,}/).filter((one) => one !== '');
