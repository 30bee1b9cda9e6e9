import type { Locale } from '../../../platform/i18n/locale.ts';
import { RATING_WORDS, type RatingWordKey, type RatingWords } from './rating-words.ts';
import { FRENCH_RATING_WORDS } from './rating-words-french.ts';

/** The wording of rating explanations by language. */
export const RATING_WORDS_IN: Readonly<Record<Locale, RatingWords>> = {
	en: RATING_WORDS,
	fr: FRENCH_RATING_WORDS,
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Labels of standards and names of their positions, longest first: "ANSI Cut" -> "Coupure ANSI". */
const FRENCH_NAMES = (Object.keys(RATING_WORDS) as RatingWordKey[])
	.flatMap((key): [string, string][] => {
		const [english, french] = [RATING_WORDS[key], FRENCH_RATING_WORDS[key]];
		if (key.startsWith('label.')) return [[english, french]];
		return /^place\.EN/.test(key) ? [[lower(english), lower(french)]] : [];
	})
	.sort(([a], [b]) => b.length - a.length);

/** A rating's filter label in a language: "ANSI Cut A4" is "Coupure ANSI A4", "EN 388 tear 3" is "EN 388 déchirure 3". */
export function ratingLabelIn(label: string, locale: Locale): string {
	if (locale === 'en') return label;
	return FRENCH_NAMES.reduce(
		(text, [english, french]) =>
			text.includes(` ${english}`) || text.startsWith(english) ? text.replace(english, french) : text,
		label,
	);
}
