import { COMMON_ENGLISH, COMMON_FRENCH } from './common-words.ts';
import { ENGLISH_PEOPLE } from './english-people.ts';
import { ENGLISH_ADJECTIVES, ENGLISH_ADVERBS } from './english-qualities.ts';
import { ENGLISH_THINGS } from './english-things.ts';
import { ENGLISH_HANDWORK, ENGLISH_IRREGULAR, ENGLISH_TALK } from './english-verbs.ts';
import { FRENCH_PEOPLE, FRENCH_SENTENCE } from './french-people.ts';
import { FRENCH_ADJECTIVES } from './french-qualities.ts';
import { FRENCH_THINGS } from './french-things.ts';
import { FRENCH_ER_VERBS, FRENCH_IR_VERBS, FRENCH_IRREGULAR, FRENCH_RE_VERBS } from './french-verbs.ts';
import {
	FREQUENT_FRENCH_ADJECTIVES,
	FREQUENT_FRENCH_ER_VERBS,
	FREQUENT_FRENCH_FORMS,
	FREQUENT_FRENCH_IR_VERBS,
	FREQUENT_FRENCH_NOUNS,
} from './frequent-words-french.ts';
import { listInfinitives, listPositives, listSingulars } from './inflect-english.ts';
import {
	listFrenchInfinitives,
	listFrenchSingulars,
	listMasculines,
	type VerbGroup,
} from './inflect-french.ts';
import { NAMES, PERSON_NAMES } from './names.ts';
import { PLACE_NAMES } from './places.ts';
import { QUEBEC_SHOP_NOISE, QUEBEC_TALK } from './shop-noise-french.ts';
import { SHOP_WORDS } from './shop-words.ts';

/*
 * The wide harmless vocabulary: base forms by family, inflected by rule. A word may be here only if, beside any other
 * word of the lists, it names no hazard, chemical, energy, sharp or rotating tool, hot or cold thing, vessel with
 * dangerous contents, biting animal or body contact, and if it negates nothing around it. Words with a second,
 * dangerous meaning ("live", "cell", "saw", "drum", "charge", "press") are left out and appear in phrases instead. A
 * word one typo away from a hazard word is left out too, since a known word is never corrected.
 */
const toSet = (lists: readonly string[]): ReadonlySet<string> =>
	new Set(lists.flatMap((list) => list.toLowerCase().split(/\s+/).filter(Boolean)));

const englishNouns = toSet([...ENGLISH_PEOPLE, ...ENGLISH_THINGS, ...COMMON_ENGLISH]);
const englishHandwork = toSet(ENGLISH_HANDWORK);
const englishVerbs = toSet([...ENGLISH_HANDWORK, ...ENGLISH_TALK]);
const englishAdjectives = toSet(ENGLISH_ADJECTIVES);
const englishAdverbs = toSet([...ENGLISH_ADVERBS, ...ENGLISH_IRREGULAR]);
const frenchNouns = toSet([
	...FRENCH_PEOPLE,
	...FRENCH_THINGS,
	...COMMON_FRENCH,
	...FREQUENT_FRENCH_NOUNS,
	...QUEBEC_SHOP_NOISE,
]);
const frenchFixed = toSet([
	...FRENCH_SENTENCE,
	...FRENCH_IRREGULAR,
	...FREQUENT_FRENCH_FORMS,
	...QUEBEC_TALK,
]);
const frenchAdjectives = toSet([...FRENCH_ADJECTIVES, ...FREQUENT_FRENCH_ADJECTIVES]);
const frenchVerbs: Readonly<Record<VerbGroup, ReadonlySet<string>>> = {
	er: toSet([...FRENCH_ER_VERBS, ...FREQUENT_FRENCH_ER_VERBS]),
	ir: toSet([...FRENCH_IR_VERBS, ...FREQUENT_FRENCH_IR_VERBS]),
	re: toSet(FRENCH_RE_VERBS),
};
const VERB_GROUPS: readonly VerbGroup[] = ['er', 'ir', 're'];
const firstNames = toSet(PERSON_NAMES);
/** Names and shop talk, which belong to neither language. */
const names = toSet([...NAMES, ...PLACE_NAMES]);
const shopWords = toSet(SHOP_WORDS);

/** Inflected forms that are also another word: a hazard, a machine or a substance. */
const NEVER_FORMED = toSet([
	`plating turning sparking charging charged charger rolling painting coating coatings casing casings stinger springing
	milling mixer cutter cutters grinder heater heaters burner burners cooler coolers freezer pressing pressed sander router
	filing filings welding shaving shavings planing planer pumping tapping piping spacing flashing lighting lighted wiring
	primer primers singed tracer wired shocked dying dyed poled potting potted toweling firing fired gunning gassing gassed tanking limed liming
	longger jointter solider plaied paiant leas bels buging liions fris paster resink resinks bunchers bakers planera plainer joiner crus pilers printing`,
]);

/** True for an English word of the wide lists, in any regular form. */
function isWideEnglish(word: string): boolean {
	if (NEVER_FORMED.has(word)) return false;
	return (
		englishNouns.has(word) ||
		englishVerbs.has(word) ||
		englishAdjectives.has(word) ||
		englishAdverbs.has(word) ||
		listSingulars(word).some((base) => englishNouns.has(base)) ||
		listInfinitives(word).some((base) => englishVerbs.has(base)) ||
		listPositives(word).some((base) => englishAdjectives.has(base)) ||
		isDoneAgain(word)
	);
}

/** True for "rewelded" and "reinstalling": repeating a harmless action is harmless. */
function isDoneAgain(word: string): boolean {
	if (!word.startsWith('re') || word.length < 6) return false;
	const once = word.slice(2);
	return englishHandwork.has(once) || listInfinitives(once).some((base) => englishHandwork.has(base));
}

/** True for a French word of the wide lists, in any regular form. */
function isWideFrench(word: string): boolean {
	if (NEVER_FORMED.has(word)) return false;
	return (
		frenchNouns.has(word) ||
		frenchFixed.has(word) ||
		frenchAdjectives.has(word) ||
		listFrenchSingulars(word).some((base) => frenchNouns.has(base)) ||
		listMasculines(word).some((base) => frenchAdjectives.has(base)) ||
		VERB_GROUPS.some(
			(group) =>
				frenchVerbs[group].has(word) ||
				listFrenchInfinitives(word, group).some((base) => frenchVerbs[group].has(base)),
		)
	);
}

/** True for a listed name, and for shop talk that both languages use. */
function isNameOrShopTalk(word: string): boolean {
	if (NEVER_FORMED.has(word)) return false;
	return names.has(word) || shopWords.has(word) || listSingulars(word).some((base) => shopWords.has(base));
}

/** True if the word names no danger to the hand, in either language. */
export function isWideHarmless(word: string): boolean {
	return isNameOrShopTalk(word) || isWideEnglish(word) || isWideFrench(word);
}

/** True for a listed first name. */
export function isFirstName(word: string): boolean {
	return firstNames.has(word);
}
