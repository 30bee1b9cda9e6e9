import { type FillerKind, readFillerKind } from '../../ratings/filler-class.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { listWords } from './normalize-text.ts';
import { listRatingPhrases } from './rating-phrases.ts';
import { ENGLISH_NEEDS, ENGLISH_TRADES } from './words/english-trades.ts';
import { FRENCH_FACT_WORDS, FRENCH_WORDS } from './words/french-words.ts';
import {
	FACT_WORDS,
	LOOSE_ALIASES,
	LOOSE_WORDS,
	rankHandlingTrades,
	SAME_WORDS,
	type TradeWords,
} from './words/trade-words.ts';

/** What a word or phrase matches besides itself. A word for a fact matches the fact, not texts that contain the word. */
export type Meaning = { finds: readonly string[]; fact: boolean };

/** Number of words in the longest phrase: "resistant a la chaleur". */
const MAX_PHRASE_LENGTH = 4;

/** A phrase also counts when written as one word ("fluxcore", "lefthand"), up to this many letters. */
const MAX_JOINED_LENGTH = 16;

type MeaningDraft = { finds: Set<string>; fact: boolean };

const meanings = new Map<string, MeaningDraft>();

/** Spellings of single words in the tables, if different from their lookup key: "chevre" is "chèvre". */
const spellings = new Map<string, string>();

function addMeaning(phrase: string, finds: readonly string[], fact: boolean): void {
	const words = listWords(phrase);
	addKey(words.join(' '), finds, fact);
	if (words.length === 1 && words[0] !== phrase && !spellings.has(words[0]!))
		spellings.set(words[0]!, phrase);
	const joined = words.join('');
	if (words.length > 1 && joined.length <= MAX_JOINED_LENGTH) addKey(joined, finds, fact);
}

function addKey(key: string, finds: readonly string[], fact: boolean): void {
	const meaning = meanings.get(key) ?? { finds: new Set(), fact: false };
	for (const find of finds) meaning.finds.add(find);
	meaning.fact ||= fact;
	meanings.set(key, meaning);
}

/** The parts of a comma-separated side of a table. */
export const splitList = (text: string) => text.split(',').map((part) => part.trim());
const readFind = (find: string) => (find.startsWith('#') ? find : listWords(find).join(''));
/** The terms that the right side of a table stands for. */
export const readFinds = (finds: string) => splitList(finds).map(readFind);

function addRows(rows: TradeWords, fact: boolean): void {
	for (const [phrases, finds] of rows) {
		for (const term of splitList(phrases)) addMeaning(term, readFinds(finds), fact);
	}
}

for (const { code, aliases } of WELDING_PROCESSES) {
	for (const alias of aliases) addMeaning(alias, [`#${code}`], !LOOSE_ALIASES.has(alias));
}
for (const { aliases } of WELDING_POSITIONS) {
	for (const alias of aliases) {
		// A single letter is more likely a size or the start of a word than a CWB class.
		if (alias.length > 1) addMeaning(alias, [`#position:${aliases[0]}`], !LOOSE_ALIASES.has(alias));
	}
}
addRows(FACT_WORDS, true);
addRows(LOOSE_WORDS, false);
addRows(ENGLISH_TRADES, false);
addRows(ENGLISH_NEEDS, false);
for (const row of SAME_WORDS) {
	const terms = splitList(row);
	const finds = readFinds(row);
	for (const term of terms) addMeaning(term, finds, false);
}

/**
 * The trade words of English, and the words of its phrases ("resistant"). Phrases for ratings have words of both
 * languages ("chaleur niveau 4"), so only their single words are added: sizes and codes.
 */
const englishWords = new Set([...meanings.keys()].flatMap((key) => [key, ...key.split(' ')]));
for (const { phrase, finds, loose } of listRatingPhrases()) {
	addMeaning(phrase, [finds], !loose);
	if (!phrase.includes(' ')) englishWords.add(phrase.toLowerCase());
}
addRows(FRENCH_FACT_WORDS, true);
addRows(FRENCH_WORDS, false);

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
	[...meanings].map(([key, { finds, fact }]) => [key, { finds: [...finds], fact }]),
);

const tradeWords: ReadonlySet<string> = new Set(
	ENGLISH_TRADES.flatMap(([words]) => splitList(words).map((word) => listWords(word).join(' '))),
);

/** True for a word that names a trade or what its hands hold, and no quality of a glove. */
export const isTradeName = (word: string) => tradeWords.has(word);

const ranked: ReadonlyMap<string, Meaning> = new Map(
	rankHandlingTrades(ENGLISH_TRADES).flatMap(([words, finds]) =>
		splitList(words).map((word) => [listWords(word).join(' '), { finds: readFinds(finds), fact: false }]),
	),
);

/** What the first gloves must have if a word or phrase is asked for. */
export const findRankedMeaning = (word: string) => ranked.get(word);

/** Single words with a meaning, sorted; also used for typed starts ("gta") and typos ("stcik"). */
export const MEANING_WORDS: readonly string[] = [...MEANINGS.keys()]
	.filter((key) => !key.includes(' ') && !/\d/.test(key))
	.sort();

/** What a class of filler metal is burned with; texts that name the class come first. */
const FILLER_MEANINGS: Readonly<Record<FillerKind, Meaning>> = {
	electrode: { finds: ['#SMAW'], fact: false },
	fluxCored: { finds: ['#FCAW'], fact: false },
	solid: { finds: ['#GMAW', '#GTAW'], fact: false },
};

/** The meaning of one word, or of several joined by spaces: "7018" is an electrode. */
export function findMeaning(phrase: string): Meaning | undefined {
	const meaning = MEANINGS.get(phrase);
	if (meaning) return meaning;
	const filler = readFillerKind(phrase);
	return filler && FILLER_MEANINGS[filler];
}

/** True for a word with a meaning in English, alone or in a phrase. */
export function isEnglishMeaning(word: string): boolean {
	return englishWords.has(word);
}

/** The correct spelling of a trade word. */
export function spellMeaning(word: string): string {
	return spellings.get(word) ?? word;
}

/** The longest phrase that starts at `from`, with its number of words. */
export function findPhrase(
	words: readonly string[],
	from: number,
): { meaning: Meaning; length: number } | undefined {
	for (let length = Math.min(MAX_PHRASE_LENGTH, words.length - from); length > 0; length--) {
		const meaning = findMeaning(length === 1 ? words[from]! : words.slice(from, from + length).join(' '));
		if (meaning) return { meaning, length };
	}
	return undefined;
}
