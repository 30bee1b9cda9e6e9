import type { CodeIndex } from '../index/codes/code-index.ts';
import { type Lexicon, listMeaningsFrom } from '../index/lexicon.ts';
import type { PlannedTerm, PlannedWord } from '../index/text-index.ts';
import type { NearWord } from './near-words.ts';
import { listHalves, toInches } from './query-words.ts';
import { findMeaning, type Meaning } from './synonyms.ts';

/** Factors for a match: the word itself, a fact or synonym for it, a longer word, a word with typos. */
export const EXACT_FACTOR = 16;
export const SYNONYM_FACTOR = 13;
export const SHORTEST_PREFIX_FACTOR = 5;
export const PREFIX_FACTOR_SPAN = 5;
export const MEANING_PREFIX_FACTOR = 8;
export const TYPO_FACTOR = 6;

/** Scores of a part number among other words, on the scale of weight times factor (4,080 at most). */
const CODE_SCORE = 4000;
const CODE_START_SCORE = 3000;
const CODE_PART_SCORE = 1500;

/** Min length of a part that is searched for inside codes. */
export const MIN_CODE_PART_LENGTH = 2;

/** Max number of corrections that are shown; all of them are searched for. */
export const MAX_READ = 3;

const HAS_DIGIT = /\d/;

/** The best factor of each term: a word may be its own synonym and the start of another word. */
export class Factors {
	readonly #best = new Map<number, number>();

	constructor(terms: readonly PlannedTerm[] = []) {
		for (const { id, factor } of terms) this.#best.set(id, factor);
	}

	get size(): number {
		return this.#best.size;
	}

	raise(id: number, factor: number): void {
		if ((this.#best.get(id) ?? 0) < factor) this.#best.set(id, factor);
	}

	raiseMeaning(meaning: Meaning | undefined, factor: number, lexicon: Lexicon): void {
		for (const find of meaning?.finds ?? []) {
			for (const id of lexicon.list(find)) this.raise(id, factor);
		}
	}

	list(): PlannedTerm[] {
		return Array.from(this.#best, ([id, factor]) => ({ id, factor }));
	}
}

type WordPlan = {
	planned: PlannedWord;
	/** The words it was corrected to, if it was taken for a typo. */
	read?: string[];
	/** True if that says little: see `isGuess`. */
	isGuess?: boolean;
	/** True if it matches a fact or part numbers rather than every text that contains it. */
	isStrict: boolean;
};

/**
 * Plans the search for one word.
 * @param correctsTypos whether a word that matches nothing else may be corrected as a typo
 */
export function planWord(word: string, lexicon: Lexicon, codes: CodeIndex, correctsTypos: boolean): WordPlan {
	const meaning = findMeaning(word);
	const factors = new Factors();
	const own = lexicon.list(word);
	for (const id of own) factors.raise(id, EXACT_FACTOR);
	if (meaning?.fact) {
		// The word itself matches too, since names and descriptions index it: "Double Palm" matches "double", French for
		// "lined".
		factors.raiseMeaning(meaning, EXACT_FACTOR, lexicon);
		return { planned: { terms: factors.list(), lists: [] }, isStrict: true };
	}
	const isNumbered = HAS_DIGIT.test(word);
	const lists = isNumbered ? listCodes(word, codes) : [];
	// Texts of other gloves may mention this part number, but those gloves are not wanted.
	if (lists.length > 0) return { planned: { terms: [], lists }, isStrict: true };
	if (meaning) factors.raiseMeaning(meaning, SYNONYM_FACTOR, lexicon);
	for (const id of lexicon.list(toInches(word) ?? '')) factors.raise(id, SYNONYM_FACTOR);
	lexicon.forEachLonger(word, (id, length) => {
		const share = Math.floor((PREFIX_FACTOR_SPAN * word.length) / length);
		factors.raise(id, SHORTEST_PREFIX_FACTOR + share);
	});
	// "hivis" may be two words in a text.
	if (!isNumbered) {
		for (const [first, second] of listHalves(word)) {
			const pair = lexicon.findPair(first, second);
			if (pair !== undefined) factors.raise(pair, EXACT_FACTOR);
		}
	}
	if (meaning === undefined && own.length === 0 && word.length > 1) {
		for (const longer of listMeaningsFrom(word)) {
			factors.raiseMeaning(findMeaning(longer), MEANING_PREFIX_FACTOR, lexicon);
		}
	}
	if (isNumbered && word.length >= MIN_CODE_PART_LENGTH) {
		const gloves = codes.findInside(word).map((position) => codes.gloveAt(position));
		if (gloves.length > 0) lists.push({ gloves, score: CODE_PART_SCORE });
	}
	if (!correctsTypos || factors.size > 0 || lists.length > 0) {
		return { planned: { terms: factors.list(), lists }, isStrict: false };
	}
	// Typos are only considered for a word that nothing else explains.
	const nearest = lexicon.listNearest(word);
	for (const { word: near } of nearest) {
		for (const id of lexicon.list(near)) factors.raise(id, TYPO_FACTOR);
		factors.raiseMeaning(findMeaning(near), TYPO_FACTOR, lexicon);
	}
	const read = [...new Set(nearest.map(({ word: near }) => lexicon.spell(near)))];
	return {
		planned: { terms: factors.list(), lists },
		...(read.length > 0 && {
			read: read.slice(0, MAX_READ),
			isGuess: isGuess(read, nearest, (near) => findMeaning(near) !== undefined),
		}),
		isStrict: false,
	};
}

/**
 * True if the correction of a word says little: its nearest words are several, or two typos away, and none means
 * anything in the trade. "Gotaskin" and "canvaz" are typos; "stringing" is a word that no text has.
 */
export const isGuess = (
	read: readonly string[],
	nearest: readonly NearWord[],
	isTrade: (word: string) => boolean,
): boolean =>
	(read.length > 1 || nearest.some(({ typos }) => typos > 1)) && !nearest.some(({ word }) => isTrade(word));

export function listCodes(key: string, codes: CodeIndex): PlannedWord['lists'] {
	const { from, exactTo, to } = codes.findPrefix(key);
	const lists: PlannedWord['lists'] = [];
	if (exactTo > from) lists.push({ gloves: codes.slice(from, exactTo), score: CODE_SCORE });
	if (to > exactTo) lists.push({ gloves: codes.slice(exactTo, to), score: CODE_START_SCORE });
	return lists;
}

export function findsNothing({ terms, lists }: PlannedWord): boolean {
	return terms.length === 0 && lists.every(({ gloves }) => gloves.length === 0);
}
