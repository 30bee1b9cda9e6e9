import type { Locale } from '../../../platform/i18n/locale.ts';
import { RATING_MESSAGES, type RatingMessageKey, type RatingMessages } from './rating-messages.ts';
import { FRENCH_RATING_MESSAGES } from './rating-messages-french.ts';

/** The wording of rating explanations by language. */
export const RATING_MESSAGES_IN: Readonly<Record<Locale, RatingMessages>> = {
	en: RATING_MESSAGES,
	fr: FRENCH_RATING_MESSAGES,
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Labels of standards and names of their positions, longest first: "ANSI Cut" -> "Coupure ANSI". */
const FRENCH_NAMES = (Object.keys(RATING_MESSAGES) as RatingMessageKey[])
	.flatMap((key): [string, string][] => {
		const [english, french] = [RATING_MESSAGES[key], FRENCH_RATING_MESSAGES[key]];
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
