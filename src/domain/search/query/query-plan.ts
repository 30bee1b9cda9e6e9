import type { CodeIndex } from '../index/codes/code-index.ts';
import type { Lexicon } from '../index/lexicon.ts';
import type { PlannedTerm, PlannedWord } from '../index/text-index.ts';
import { joinAlternatives } from './alternatives.ts';
import { findNamed, type PlannedPart, planSpacedCode } from './code-plan.ts';
import { planCurrents } from './current-plan.ts';
import { readCurrent } from './current-words.ts';
import { findHeat } from './heat-degrees.ts';
import { isIdle, listTypedWords, readQuoted, type TypedWord } from './query-words.ts';
import { findMeaning, findPhrase, findRankedMeaning, isTradeName, type Meaning } from './synonyms.ts';
import type { UnwantedPart } from './unwanted.ts';
import { EXACT_FACTOR, Factors, findsNothing, planWord } from './word-plan.ts';

/** Number of words in the longest phrase: "resistant a la chaleur". */
const MAX_PHRASE_LENGTH = 4;

/** Ranks gloves with the meaning of a word first. */
const RANKED_LIFT = 200;

/** A word or phrase of a query as typed, and its plan. */
export type QueryWord = {
	typed: string;
	planned: PlannedWord;
	/** The catalogue words it was corrected to, if it was taken for a typo. */
	read?: readonly string[];
	/** True for a correction that says little (`isGuess`). */
	isGuess?: boolean;
	/** True for a word that texts have, but that means nothing in the trade. */
	isPlain?: boolean;
	/** True for a trade or what its hands hold, which says little of the glove: left out first. */
	isTrade?: boolean;
};

export type QueryPlan = {
	words: QueryWord[];
	/** Words that are adjacent in a text, in the typed order and reversed. */
	pairs: { typed: number[]; turned: number[] };
	/** Gloves whose complete part number is among the words. */
	named: number[];
	/** Terms that only rank the gloves found by the words. */
	lifts?: PlannedTerm[];
	/** What a glove must not have. */
	unwanted?: readonly UnwantedPart[];
};

/** Splits a search text into words, phrases and part numbers, and plans where to search for each. */
export function planQuery(text: string, lexicon: Lexicon, codes: CodeIndex): QueryPlan {
	const quoted = readQuoted(text);
	const all = listTypedWords(quoted ?? text, lexicon);
	const busy = all.filter((word) => !isIdle(word));
	if (busy.length === 0) return planIdle(all, lexicon, codes);
	const loose = listLooseTerms(all, lexicon, codes);
	const words: QueryWord[] = [];
	const currents = new Map<QueryWord, number>();
	const named = new Set<number>();
	const alternatives = new Set<number>();
	const lifts = listRankedLifts(
		all.map(({ word }) => word),
		findRankedMeaning,
		lexicon,
	);
	for (let at = 0; at < all.length; ) {
		if (all[at]!.word === OR) alternatives.add(words.length);
		const found =
			planSpacedCode(all, at, codes) ?? planHeat(all, at, lexicon) ?? planFactPhrase(all, at, lexicon);
		const length = found?.length ?? 1;
		const span = all.slice(at, at + length);
		const amps = found ? undefined : readCurrent(all, at);
		if (amps !== undefined) {
			const current = { typed: span[0]!.typed, planned: NOTHING };
			currents.set(current, amps);
			words.push(current);
		} else if (found) {
			words.push({ typed: joinTyped(span), planned: found.planned });
			for (const glove of found.named ?? []) named.add(glove);
		} else if (!isIdle(span[0]!)) {
			const { word, typed } = span[0]!;
			const explained = loose[at] ?? [];
			const correctsTypos = quoted === undefined && explained.length === 0;
			const { planned, read, isGuess, isStrict } = planWord(word, lexicon, codes, correctsTypos);
			const factors = new Factors(planned.terms);
			for (const { id, factor } of explained) factors.raise(id, factor);
			if (isStrict) for (const { id, factor } of listPairTerms(all, at, lexicon)) factors.raise(id, factor);
			const isPlain = !HAS_DIGIT.test(word) && !findMeaning(word) && loose[at] === undefined;
			words.push({
				typed,
				planned: { terms: factors.list(), lists: planned.lists },
				...(read && { read }),
				...(isPlain && { isPlain }),
				...(isGuess && { isGuess }),
				...(isTradeName(word) && { isTrade: true }),
			});
			for (const glove of findNamed(word, codes)) named.add(glove);
		}
		at += length;
	}
	return {
		words: joinAlternatives(planCurrents(words, currents, lexicon), alternatives),
		pairs: listPairs(busy, lexicon),
		named: [...named],
		lifts,
	};
}

const OR = 'or';

/** The terms of a meaning. */
export function listTerms(meaning: Meaning | undefined, lexicon: Lexicon): PlannedTerm[] {
	const factors = new Factors();
	factors.raiseMeaning(meaning, EXACT_FACTOR, lexicon);
	return factors.list();
}

/** What ranks gloves first, for each word and for each two in a row: "mini pelle". */
export function listRankedLifts(
	words: readonly string[],
	findRanked: (phrase: string) => Meaning | undefined,
	lexicon: Lexicon,
): PlannedTerm[] {
	const phrases = words.flatMap((word, at) => (at === 0 ? [word] : [word, `${words[at - 1]} ${word}`]));
	return phrases.flatMap((phrase) =>
		listTerms(findRanked(phrase), lexicon).map(({ id }) => ({ id, factor: RANKED_LIFT })),
	);
}

/** The plan of a word until the whole query is known. */
export const NOTHING: PlannedWord = { terms: [], lists: [] };

const joinTyped = (words: readonly TypedWord[]) => words.map(({ typed }) => typed).join(' ');

/** A query of idle words only, such as "for the", matches all gloves, unless it is the start of a word. */
function planIdle(all: readonly TypedWord[], lexicon: Lexicon, codes: CodeIndex): QueryPlan {
	const nothing = { pairs: { typed: [], turned: [] }, named: [] };
	const [first] = all;
	if (!first) return { words: [], ...nothing };
	const { planned } = planWord(first.word, lexicon, codes, false);
	if (all.length === 1 && !findsNothing(planned))
		return { words: [{ typed: first.typed, planned }], ...nothing };
	return planEvery(all, lexicon);
}

/** A plan that matches all gloves. */
export function planEvery(all: readonly TypedWord[], lexicon: Lexicon): QueryPlan {
	const terms = lexicon.list(EVERY_GLOVE).map((id) => ({ id, factor: 1 }));
	return {
		words: [{ typed: joinTyped(all), planned: { terms, lists: [] } }],
		pairs: { typed: [], turned: [] },
		named: [],
	};
}

/** The word that every glove has. */
export const EVERY_GLOVE = 'glove';

const HAS_DIGIT = /\d/;

/**
 * Plans a phrase that stands for a fact: it matches the fact and texts with the phrase itself, but not its single
 * words.
 */
function planFactPhrase(words: readonly TypedWord[], at: number, lexicon: Lexicon): PlannedPart | undefined {
	const found = findFactPhrase(words, at);
	// "Cut A" is a letter of EN 388, but also ordinary wording, so such a phrase only adds terms to its words
	// (`listLooseTerms`).
	if (!found || (words.slice(at, at + found.length).some(isIdle) && !isSize(found.meaning))) return undefined;
	const factors = new Factors();
	factors.raiseMeaning(found.meaning, EXACT_FACTOR, lexicon);
	const inside = words.slice(at, at + found.length);
	for (let i = 1; i < inside.length; i++) {
		for (const id of lexicon.listPairs(inside[i - 1]!.word, inside[i]!.word)) factors.raise(id, EXACT_FACTOR);
	}
	return { planned: { terms: factors.list(), lists: [] }, length: found.length };
}

function planHeat(words: readonly TypedWord[], at: number, lexicon: Lexicon): PlannedPart | undefined {
	const heat = findHeat(words, at);
	return heat && { planned: { terms: listTerms(heat.meaning, lexicon), lists: [] }, length: heat.length };
}

/** "Size 10" is nothing else, though "size" alone says nothing. */
const isSize = ({ finds }: Meaning) => finds.every((find) => find.startsWith('#size:'));

/** Two words in either order: "resistant heat" is "heat resistant", unless the second word starts a phrase itself. */
export function findFactPhrase(
	typed: readonly TypedWord[],
	at: number,
): { meaning: Meaning; length: number } | undefined {
	const words = typed.map(({ word }) => word);
	const forward = findPhrase(words, at);
	if (forward && forward.length > 1) return forward.meaning.fact ? forward : undefined;
	const [first, second] = [words[at], words[at + 1]];
	if (first === undefined || second === undefined) return undefined;
	const turned = findMeaning(`${second} ${first}`);
	if (!turned?.fact || (findPhrase(words, at + 1)?.length ?? 0) > 1) return undefined;
	return { meaning: turned, length: 2 };
}

/**
 * Additional terms for each word, by its index: those of a phrase that contains it ("long cuff" is a gauntlet) and of
 * the compound with the next word ("goat skin"). A glove must match one of them, or the words.
 */
function listLooseTerms(
	typed: readonly TypedWord[],
	lexicon: Lexicon,
	codes: CodeIndex,
): (PlannedTerm[] | undefined)[] {
	const answers: (PlannedTerm[] | undefined)[] = [];
	const add = (from: number, length: number, terms: readonly PlannedTerm[]) => {
		for (let at = from; at < from + length; at++) {
			answers[at] ??= [];
			// Each word of the phrase adds its share of the score.
			for (const { id, factor } of terms) answers[at]!.push({ id, factor: Math.ceil(factor / length) });
		}
	};
	const words = typed.map(({ word }) => word);
	for (let from = 0; from + 1 < words.length; from++) {
		for (let length = 2; length <= MAX_PHRASE_LENGTH && from + length <= words.length; length++) {
			const span = words.slice(from, from + length);
			const orders = length === 2 ? [span, span.toReversed()] : [span];
			for (const order of orders) {
				const meaning = findMeaning(order.join(' '));
				if (!meaning || (meaning.fact && !typed.slice(from, from + length).some(isIdle))) continue;
				const factors = new Factors();
				factors.raiseMeaning(meaning, EXACT_FACTOR, lexicon);
				add(from, length, factors.list());
			}
		}
		const [first, second] = [typed[from]!, typed[from + 1]!];
		if (isIdle(first) || isIdle(second) || HAS_DIGIT.test(first.word + second.word)) continue;
		for (const joined of [first.word + second.word, second.word + first.word]) {
			if (lexicon.list(joined).length === 0) continue;
			add(from, 2, planWord(joined, lexicon, codes, false).planned.terms);
		}
	}
	return answers;
}

/** A word next to its query neighbour in a glove's text counts as a match, whatever it means elsewhere. */
function listPairTerms(all: readonly TypedWord[], at: number, lexicon: Lexicon): PlannedTerm[] {
	const { word } = all[at]!;
	const before = all.slice(0, at).findLast((other) => !isIdle(other));
	const after = all.slice(at + 1).find((other) => !isIdle(other));
	return [before, after].flatMap((other) =>
		other ? lexicon.listPairs(word, other.word).map((id) => ({ id, factor: EXACT_FACTOR })) : [],
	);
}

export function listPairs(busy: readonly TypedWord[], lexicon: Lexicon): QueryPlan['pairs'] {
	const pairs: QueryPlan['pairs'] = { typed: [], turned: [] };
	for (let at = 1; at < busy.length; at++) {
		const [first, second] = [busy[at - 1]!.word, busy[at]!.word];
		const typed = lexicon.findPair(first, second);
		const turned = lexicon.findPair(second, first);
		if (typed !== undefined) pairs.typed.push(typed);
		if (turned !== undefined && turned !== typed) pairs.turned.push(turned);
	}
	return pairs;
}
