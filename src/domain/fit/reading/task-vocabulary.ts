import { countTypos, letterMask, mayMatch } from '../../search/query/fuzzy-match.ts';
import { listWords } from '../../search/query/normalize-text.ts';
import { IDLE_WORDS } from '../../search/query/words/trade-words.ts';
import { HAZARD_WORDS } from '../hazard-words.ts';
import { isWideHarmless } from '../lexicon/harmless.ts';
import { HARMLESS_PHRASES } from '../lexicon/harmless-phrases.ts';
import { HARMLESS_ENGLISH } from '../lexicon/harmless-words.ts';
import { HARMLESS_FRENCH } from '../lexicon/harmless-words-french.ts';
import { NEAR_WORDS } from '../lexicon/near-words.ts';
import { MADE_SAFE, NOT_OURS_PHRASES } from '../lexicon/not-ours.ts';
import { POSITION_WORDS } from '../position-words.ts';
import { LOOSE_PROCESS_WORDS, type Phrases, PROCESS_WORDS, UNCLEAR_WORDS } from '../process-words.ts';
import { IDLE_WORDS_OF_TASKS, NEGATION_LINKS, NEGATORS, OTHER_WORDS } from '../task-words.ts';
import type { TaskToken } from './task-text.ts';

/**
 * The meaning of a vocabulary phrase: "SMAW", "@V", "#hot", "~long", "handling", "?plasma", "!rotating/bare" (a family
 * of `not-ours.ts` and its weight), "safe"; empty for harmless phrases.
 */
export type PhraseMeaning = { means: readonly string[]; loose: boolean };

/** Number of words in the longest phrase: "sharp corners on the drawing". */
export const MAX_PHRASE_LENGTH = 6;
/** Shorter words are too similar to each other to be corrected: "cold" and "gold". */
const MIN_CORRECTABLE_LENGTH = 5;
/**
 * From this length a wrong letter is corrected too, not only a missing, doubled or swapped one: "front" is not "frost".
 */
const WRONG_LETTER_FROM = 8;
/** From this length two typos are corrected. */
const TWO_SLIPS_FROM = 11;

const splitList = (text: string) => text.split(',').map((part) => part.trim());
const meanings = new Map<string, PhraseMeaning>();
const phrases = new Set<string>();

function addTable(table: Phrases, loose = false): void {
	for (const [phrases, means] of table) {
		for (const phrase of splitList(phrases)) addPhrase(phrase, { means: means.split(' '), loose });
	}
}

/** A phrase may be in two tables: a foundry is both molten metal and handling. */
function addPhrase(phrase: string, meaning: PhraseMeaning): void {
	phrases.add(phrase);
	for (const key of new Set([phrase, phrase.replaceAll(' ', '')])) {
		if (key !== phrase && NEAR_WORDS.has(key)) continue;
		const before = meanings.get(key);
		meanings.set(key, before ? { ...meaning, means: [...before.means, ...meaning.means] } : meaning);
	}
}

addTable(PROCESS_WORDS);
addTable(LOOSE_PROCESS_WORDS, true);
addTable(UNCLEAR_WORDS);
addTable(POSITION_WORDS);
addTable(HAZARD_WORDS);
addTable(OTHER_WORDS);
for (const { phrase, family, weight } of NOT_OURS_PHRASES) {
	addPhrase(phrase, { means: [`!${family}/${weight}`], loose: false });
}
for (const phrase of splitList(MADE_SAFE)) addPhrase(phrase, { means: ['safe'], loose: false });
// Added last, replacing any other meaning: a cleared phrase means nothing else. What no glove is for stays: "gas" is the
// name of a trade, but a gas station is no place for an arc.
const notOurs = new Set(NOT_OURS_PHRASES.map(({ phrase }) => phrase));
for (const phrase of HARMLESS_PHRASES) {
	if (!notOurs.has(phrase)) meanings.set(phrase, { means: [], loose: false });
}

/** Excludes phrases joined into one word: "norules" is no typo of "nouse". */
const phraseWords = new Set([...phrases].flatMap((phrase) => phrase.split(' ')));

/** The longest phrase at the start of `words`, with its number of words. */
export function findPhrase(words: readonly string[]): { meaning: PhraseMeaning; length: number } | undefined {
	for (let length = Math.min(MAX_PHRASE_LENGTH, words.length); length > 0; length--) {
		const meaning = meanings.get(words.slice(0, length).join(' '));
		if (meaning) return { meaning, length };
	}
	return undefined;
}

type Correctable = { word: string; mask: number };
const toCorrectable = (words: Iterable<string>, minLength: number): Correctable[] =>
	[...words].filter((word) => word.length >= minLength).map((word) => ({ word, mask: letterMask(word) }));
/** Words of cleared phrases are never corrected: otherwise "needle scaler" would become a needle. */
const clearedWords = new Set(HARMLESS_PHRASES.flatMap((phrase) => phrase.split(' ')));

const correctable = toCorrectable(phraseWords, MIN_CORRECTABLE_LENGTH);
/**
 * Corrections to harmless words come last and allow one typo at most: a word close to a hazard counts as the hazard.
 */
const MIN_HARMLESS_CORRECTABLE_LENGTH = 7;
const harmlessCorrectable = toCorrectable(
	new Set([...HARMLESS_ENGLISH, ...HARMLESS_FRENCH]),
	MIN_HARMLESS_CORRECTABLE_LENGTH,
);
const AMP_WORDS = ['amps', 'amperes', 'ampere', 'amperage'];

/** True for a word that the reader knows, with or without a meaning. */
export function isKnownWord(word: string): boolean {
	return isTradeWord(word) || isWideHarmless(word);
}

/**
 * True for a word with a meaning, or one of the trade's own harmless words. The wide lists serve only to avoid
 * questions: conclusions from a word (a negation that reaches past it, a joined word that is split) need a trade word.
 */
export function isTradeWord(word: string): boolean {
	return (
		meanings.has(word) ||
		IDLE_WORDS_OF_TASKS.has(word) ||
		IDLE_WORDS.has(word) ||
		isTradeHarmless(word) ||
		NEGATORS.has(word) ||
		NEGATION_LINKS.has(word) ||
		AMP_WORDS.includes(word)
	);
}

/** Inflected forms of harmless words that are also another word. */
const NEVER_STEMMED = new Set(
	'hoseing shorting shortting shorted shortted plating turning sparking grounding grounded charging charged rolling painting'.split(
		' ',
	),
);

function isTradeHarmless(word: string): boolean {
	if (HARMLESS_ENGLISH.has(word) || HARMLESS_FRENCH.has(word)) return true;
	if (NEVER_STEMMED.has(word)) return false;
	const [, stem, ending] = /^(.{3,}?)((?<=[sxzo]|[cs]h)es|s|ed|ing|ly)$/.exec(word) ?? [];
	if (stem === undefined) return false;
	const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
	// "rats" is no plural of "rate".
	const bases = ending === 's' || ending === 'ly' ? [stem, single] : [stem, `${stem}e`, single];
	return bases.some((base) => HARMLESS_ENGLISH.has(base) || IDLE_WORDS_OF_TASKS.has(base));
}

const MIN_SPLIT_LENGTH = 6;

/** Splits words typed as one, such as "migwelding" and "hotstick", if both halves are known. */
export function splitJoined(tokens: TaskToken[]): void {
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (token === undefined || token.kind !== 'word' || token.text.length < MIN_SPLIT_LENGTH) continue;
		if (isKnownWord(token.text) || NEAR_WORDS.has(token.text)) continue;
		const cut = findCut(token.text);
		if (cut === undefined) continue;
		const { text, typed } = token;
		tokens.splice(
			at,
			1,
			{ ...token, text: text.slice(0, cut), typed: typed.slice(0, cut) },
			{ ...token, text: text.slice(cut), typed: typed.slice(cut), spaced: true },
		);
		at++;
	}
}

/** One half must have a trade meaning: two harmless halves prove nothing. */
function findCut(word: string): number | undefined {
	for (let cut = 3; cut <= word.length - 3; cut++) {
		const [first, second] = [word.slice(0, cut), word.slice(cut)];
		const hasMeaning = [first, second].some((half) => (meanings.get(half)?.means.length ?? 0) > 0);
		if (hasMeaning && isTradeWord(first) && isTradeWord(second)) return cut;
	}
	return undefined;
}

/**
 * Corrects typos against the closed vocabulary: one from five letters, two from eleven.
 * @param isOwnWord words that are never corrected
 */
export function correctTypos(tokens: readonly TaskToken[], isOwnWord: (word: string) => boolean): void {
	const corrected = new Map<string, string>();
	for (const token of tokens) {
		// A word of a phrase is no typo, even if it has no meaning on its own.
		if (token.kind !== 'word' || phraseWords.has(token.text) || clearedWords.has(token.text)) continue;
		if (isKnownWord(token.text)) continue;
		// The preposition is no typo of "a", which would turn it into a unit again.
		if (token.text === 'à') continue;
		const word = corrected.get(token.text) ?? correctWord(token.text, isOwnWord);
		corrected.set(token.text, word);
		token.text = word;
	}
}

/** Typos of words too short for a letter-by-letter comparison. */
const SHORT_SLIPS: Readonly<Record<string, string>> = {
	stik: 'stick',
	stck: 'stick',
	stikc: 'stick',
	sitck: 'stick',
	stcik: 'stick',
	tgi: 'tig',
	itg: 'tig',
	tiq: 'tig',
	mgi: 'mig',
	migs: 'mig',
	tigs: 'tig',
	gmwa: 'gmaw',
	gtwa: 'gtaw',
	smwa: 'smaw',
	fcwa: 'fcaw',
	weld: 'weld',
	wled: 'weld',
	aicd: 'acid',
	lieve: 'live',
};

function correctWord(word: string, isOwnWord: (word: string) => boolean): string {
	// "amsp" beside a number is so common that it is handled despite its four letters.
	if (/^am[ps]{2,3}$/.test(word) || word === 'apms') return 'amps';
	// A visitor may type "constructor", so only own properties of the table count.
	const slip = Object.hasOwn(SHORT_SLIPS, word) ? SHORT_SLIPS[word] : undefined;
	if (slip !== undefined) return slip;
	const [stem = word] = listWords(word);
	if (stem !== word && isTradeWord(stem)) return stem;
	if (word.length < MIN_CORRECTABLE_LENGTH || NEAR_WORDS.has(word)) return word;
	if (/\d/.test(word) || isOwnWord(word)) return word;
	return (
		findNear(word, correctable, word.length < TWO_SLIPS_FROM ? 1 : 2) ??
		findNear(word, harmlessCorrectable, 1) ??
		word
	);
}

function findNear(word: string, entries: readonly Correctable[], maxEdits: number): string | undefined {
	const mask = letterMask(word);
	let best: string | undefined;
	let minTypos = maxEdits + 1;
	for (const entry of entries) {
		// The first letter is nearly always right, and comparing it keeps "frame" apart from "flame".
		if (entry.word[0] !== word[0] || !mayMatch(mask, entry.mask, maxEdits)) continue;
		const typos = countTypos(word, entry.word, maxEdits);
		if (typos >= minTypos || (word.length < WRONG_LETTER_FROM && hasWrongLetter(word, entry.word))) continue;
		[best, minTypos] = [entry.word, typos];
	}
	return best;
}

/** True for two words of equal length with different letters: a letter was replaced, not moved. */
function hasWrongLetter(a: string, b: string): boolean {
	return a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');
}
