import type { Locale } from '../../../platform/i18n/locale.ts';
import { issueOf } from '../../../platform/i18n/message.ts';
import { fillMessage, type RatingMessageKey } from './rating-messages.ts';
import { RATING_MESSAGES_IN } from './rating-messages-in.ts';

/** Sentences about a rating that is impossible, or that asks for more than the glove has. */
const ENGLISH = {
	'refused.edition': 'the edition is a year such as 2016, not "{value}"',
	'refused.noType': 'the rating has no type',
	'refused.noValue': '{type} has no value',
	'refused.length': '{label} takes {count} characters, such as {example}; "{value}" has {found}',
	'refused.place': '{label} "{value}": place {place} ({name}) takes {range}, not "{character}"',
	'refused.single': '{label} takes {range}, not "{value}"',
	'refused.EN12477': 'EN 12477 takes A, B or A/B, not "{value}"',
	'refused.EN388.fourDigits':
		'EN 388 "{value}" has four digits, which only the 2003 edition allows; give edition 2003 or add the straight-blade letter',
	'refused.EN388.impact': 'EN 388 "{value}": place 6 (impact) is P or left off, not "{character}"',
	'refused.EN388.noLevel':
		'EN 388 "{value}" reaches no level; at least one of abrasion, cut, tear, puncture must be 1 or more, or the letter A or more',
	'refused.EN407.flame': 'EN 407 "{value}": place {place} may be 3 or 4 only when place 1 (flame) is 3 or 4',
	'range.levels': '{low} to {high}',
	'range.untested': '{levels} or X',
	'example.EN388': '4133X, with P after it for impact',
	'example.EN388.2003': '4133 in the 2003 edition',
	'minimum.missing': '{claim} leans on a rating under {standard}, which the glove does not have',
	'minimum.untested': '{claim} asks for {standard} {name} {required} or more; it was not tested',
	'minimum.below': '{claim} asks for {standard} {name} {required} or more; the glove has {found}',
	'minimum.length': '{claim} asks for {required} mm in size L or more; the glove has {found} mm',
	'claim.EN511.two': 'EN 511 level 2 and over ({value})',
} as const;

type SentenceKey = keyof typeof ENGLISH;

const FRENCH: Record<SentenceKey, string> = {
	'refused.edition': 'l’édition est une année comme 2016, pas « {value} »',
	'refused.noType': 'la cote n’a pas de type',
	'refused.noValue': '{type} n’a pas de valeur',
	'refused.length': '{label} compte {count} caractères, par exemple {example}; « {value} » en a {found}',
	'refused.place': '{label} « {value} » : la position {place} ({name}) prend {range}, pas « {character} »',
	'refused.single': '{label} prend {range}, pas « {value} »',
	'refused.EN12477': 'EN 12477 prend A, B ou A/B, pas « {value} »',
	'refused.EN388.fourDigits':
		'EN 388 « {value} » a quatre chiffres, ce que seule l’édition 2003 permet; indiquez l’édition 2003 ou ajoutez la lettre de la lame droite',
	'refused.EN388.impact':
		'EN 388 « {value} » : la position 6 (chocs) est P ou n’est pas écrite, pas « {character} »',
	'refused.EN388.noLevel':
		'EN 388 « {value} » n’atteint aucun niveau; l’abrasion, la coupure, la déchirure ou la perforation doit être à 1 au moins, ou la lettre à A au moins',
	'refused.EN407.flame':
		'EN 407 « {value} » : la position {place} ne peut être à 3 ou 4 que si la position 1 (flamme) est à 3 ou 4',
	'range.levels': '{low} à {high}',
	'range.untested': '{levels} ou X',
	'example.EN388': '4133X, suivi de P pour les chocs',
	'example.EN388.2003': '4133 dans l’édition 2003',
	'minimum.missing': '{claim} suppose une cote {standard}, que le gant n’a pas',
	'minimum.untested':
		'{claim} exige {standard}, {name}, {required} ou plus; le gant n’y a pas été mis à l’essai',
	'minimum.below': '{claim} exige {standard}, {name}, {required} ou plus; le gant a {found}',
	'minimum.length': '{claim} exige au moins {required} mm en taille L; le gant a {found} mm',
	'claim.EN511.two': 'EN 511, niveau 2 et plus ({value})',
};

const SENTENCES: Record<Locale, Record<SentenceKey, string>> = { en: ENGLISH, fr: FRENCH };

/** A sentence in no language yet; its values may be the names of standards and places, and other sentences. */
export type RatingSentence = {
	key: SentenceKey;
	values?: Readonly<Record<string, string | number | { word: RatingMessageKey } | RatingSentence>>;
};

export function ratingSentence(key: SentenceKey, values?: RatingSentence['values']): RatingSentence {
	return values ? { key, values } : { key };
}

/** The sentence in a language. */
export function wordRatingSentence({ key, values = {} }: RatingSentence, locale: Locale): string {
	const worded = Object.entries(values).map(([name, value]) => {
		if (typeof value !== 'object') return [name, String(value)];
		if ('key' in value) return [name, wordRatingSentence(value, locale)];
		const word = RATING_MESSAGES_IN[locale][value.word];
		return [name, value.word.startsWith('place.') ? word.toLowerCase() : word];
	});
	return fillMessage(SENTENCES[locale][key], Object.fromEntries(worded));
}

/** The sentence as a message, for carriers of messages. */
export function ratingIssue(sentence: RatingSentence): string {
	return issueOf('validation.glove.rating', {
		english: wordRatingSentence(sentence, 'en'),
		french: wordRatingSentence(sentence, 'fr'),
	});
}
