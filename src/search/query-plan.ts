import type { CodeIndex } from './code-index.ts';
import { foldText, scanWords } from './fold-text.ts';
import { type Lexicon, listMeaningsFrom } from './lexicon.ts';
import { findMeaning, findPhrase, type Meaning } from './synonyms.ts';
import type { PlannedWord } from './text-index.ts';
import { IDLE_WORDS } from './trade-words.ts';

/** Words of a query that are looked at. */
const MOST_WORDS = 12;

/** How much a match counts: the word itself, a fact or synonym for it, a longer word, a word with typos. */
const EXACT_FACTOR = 16;
const SYNONYM_FACTOR = 13;
const SHORTEST_PREFIX_FACTOR = 5;
const PREFIX_FACTOR_SPAN = 5;
const MEANING_PREFIX_FACTOR = 8;
const TYPO_FACTOR = 6;

/** Scores of a part number among other words, on the scale of weight times factor (4,080 at most). */
const CODE_SCORE = 4000;
const CODE_START_SCORE = 3000;
const CODE_PART_SCORE = 1500;

/** Shortest part of a code that is looked for inside codes. */
export const SHORTEST_CODE_PART = 2;

/** A word or phrase of a query as typed, and where it is looked for. */
type QueryWord = { typed: string; planned: PlannedWord };

export type QueryPlan = QueryWord[];

const HAS_DIGIT = /\d/;

/** Takes a search text apart into words, phrases and part numbers, and says where each is to be looked for. */
export function planQuery(text: string, lexicon: Lexicon, codes: CodeIndex): QueryPlan {
	const folded = foldText(text);
	const words: string[] = [];
	const spans: [start: number, end: number][] = [];
	scanWords(folded, (word, start, end) => {
		if (words.length === MOST_WORDS) return;
		words.push(word);
		spans.push([start, end]);
	});
	const typedFrom = (first: number, length: number) =>
		folded.slice(spans[first]![0], spans[first + length - 1]![1]);
	const busy = words.filter((word) => !IDLE_WORDS.has(word)).length;
	const plan: QueryPlan = [];
	for (let at = 0; at < words.length; ) {
		const found =
			planSpacedCode(words, at, codes) ?? planPhrase(words, at, lexicon) ?? planCompound(words, at, lexicon);
		if (found) {
			plan.push({ typed: typedFrom(at, found.length), planned: found.planned });
			at += found.length;
			continue;
		}
		const word = words[at]!;
		if (busy === 0 || !IDLE_WORDS.has(word)) {
			plan.push({ typed: typedFrom(at, 1), planned: planWord(word, lexicon, codes) });
		}
		at++;
	}
	return plan;
}

export function findsNothing({ terms, lists }: PlannedWord): boolean {
	return terms.length === 0 && lists.every(({ gloves }) => gloves.length === 0);
}

type PlannedPart = { planned: PlannedWord; length: number };

/** "XY 276-3": two or three words that together are a part number or the start of one. */
function planSpacedCode(words: readonly string[], at: number, codes: CodeIndex): PlannedPart | undefined {
	for (let length = Math.min(3, words.length - at); length > 1; length--) {
		const key = words.slice(at, at + length).join('');
		if (!HAS_DIGIT.test(key) || !/[a-z]/.test(key)) continue;
		const lists = listCodes(key, codes);
		if (lists.length > 0) return { planned: { terms: [], lists }, length };
	}
	return undefined;
}

function planPhrase(words: readonly string[], at: number, lexicon: Lexicon): PlannedPart | undefined {
	const phrase = findPhrase(words, at);
	if (!phrase || phrase.length === 1) return undefined;
	const { meaning, length } = phrase;
	const terms = listTerms(meaning, EXACT_FACTOR, lexicon);
	// A phrase that is no fact may still be found by its words.
	if (terms.length === 0 && !meaning.fact) return undefined;
	return { planned: { terms, lists: [] }, length };
}

/** "hi vis", "goat skin": two words that texts write in one. */
function planCompound(words: readonly string[], at: number, lexicon: Lexicon): PlannedPart | undefined {
	const [first, second] = [words[at], words[at + 1]];
	if (first === undefined || second === undefined || HAS_DIGIT.test(first + second)) return undefined;
	const terms = lexicon.list(first + second).map((id) => ({ id, factor: EXACT_FACTOR }));
	return terms.length === 0 ? undefined : { planned: { terms, lists: [] }, length: 2 };
}

function planWord(word: string, lexicon: Lexicon, codes: CodeIndex): PlannedWord {
	const meaning = findMeaning(word);
	if (meaning?.fact) return { terms: listTerms(meaning, EXACT_FACTOR, lexicon), lists: [] };
	const isNumbered = HAS_DIGIT.test(word);
	const lists = isNumbered ? listCodes(word, codes) : [];
	// Other gloves' texts may name this part number; they are not what is looked for.
	if (lists.length > 0) return { terms: [], lists };
	const factors: Factors = new Map();
	const own = lexicon.list(word);
	for (const id of own) raiseFactor(factors, id, EXACT_FACTOR);
	if (meaning) raiseMeaning(factors, meaning, SYNONYM_FACTOR, lexicon);
	lexicon.forEachLonger(word, (id, length) => {
		const share = Math.floor((PREFIX_FACTOR_SPAN * word.length) / length);
		raiseFactor(factors, id, SHORTEST_PREFIX_FACTOR + share);
	});
	if (meaning === undefined && own.length === 0 && word.length > 1) {
		for (const longer of listMeaningsFrom(word)) {
			raiseMeaning(factors, findMeaning(longer), MEANING_PREFIX_FACTOR, lexicon);
		}
	}
	if (isNumbered && word.length >= SHORTEST_CODE_PART) {
		const gloves = codes.findInside(word).map((place) => codes.gloveAt(place));
		if (gloves.length > 0) lists.push({ gloves, score: CODE_PART_SCORE });
	}
	// Typos are only for a word that nothing else explains.
	if (factors.size === 0 && lists.length === 0) {
		for (const near of lexicon.findNearest(word)) {
			for (const id of lexicon.list(near)) raiseFactor(factors, id, TYPO_FACTOR);
			raiseMeaning(factors, findMeaning(near), TYPO_FACTOR, lexicon);
		}
	}
	return { terms: toTerms(factors), lists };
}

/** The best factor of each term: a word may be its own synonym and the start of another. */
type Factors = Map<number, number>;

function raiseFactor(factors: Factors, id: number, factor: number): void {
	if ((factors.get(id) ?? 0) < factor) factors.set(id, factor);
}

function raiseMeaning(
	factors: Factors,
	meaning: Meaning | undefined,
	factor: number,
	lexicon: Lexicon,
): void {
	for (const find of meaning?.finds ?? []) {
		for (const id of lexicon.list(find)) raiseFactor(factors, id, factor);
	}
}

const toTerms = (factors: Factors): PlannedWord['terms'] =>
	Array.from(factors, ([id, factor]) => ({ id, factor }));

function listTerms(meaning: Meaning, factor: number, lexicon: Lexicon): PlannedWord['terms'] {
	const factors: Factors = new Map();
	raiseMeaning(factors, meaning, factor, lexicon);
	return toTerms(factors);
}

function listCodes(key: string, codes: CodeIndex): PlannedWord['lists'] {
	const { from, exactTo, to } = codes.findPrefix(key);
	const lists: PlannedWord['lists'] = [];
	if (exactTo > from) lists.push({ gloves: codes.slice(from, exactTo), score: CODE_SCORE });
	if (to > exactTo) lists.push({ gloves: codes.slice(exactTo, to), score: CODE_START_SCORE });
	return lists;
}
