import { allowTypos, countTypos, letterMask, mayMatch } from '../query/fuzzy-match.ts';
import { findMeaning, MEANING_WORDS, spellMeaning } from '../query/synonyms.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { COMPOUND_SIGN, pairTerm } from './term-signs.ts';

/** A word of the lexicon that is near a typed one. */
type NearWord = { word: string; typos: number };

/**
 * The words that match a glove in one version of the catalogue, in order, plus words with a trade meaning ("gtaw",
 * "kevlar"). It is a snapshot: words added later belong to the next version.
 */
export class Lexicon {
	readonly #vocabulary: Vocabulary;
	readonly #sorted: Uint32Array;
	readonly #isUsed: (id: number) => boolean;
	#fuzzy: { words: string[]; masks: Uint32Array } | undefined;

	/** @param isUsed whether the word with this id matches any glove */
	constructor(vocabulary: Vocabulary, isUsed: (id: number) => boolean) {
		this.#vocabulary = vocabulary;
		this.#sorted = vocabulary.sortedIds();
		this.#isUsed = isUsed;
	}

	/** The id of a word or fact; undefined if it matches no glove. */
	find(word: string): number | undefined {
		const id = this.#vocabulary.findWordId(word);
		return id !== undefined && this.#isUsed(id) ? id : undefined;
	}

	/** The ids of a word or fact and of a compound written as one word, if they match any glove. */
	list(word: string): number[] {
		const ids = [this.find(word), this.find(COMPOUND_SIGN + word)];
		return ids.filter((id) => id !== undefined);
	}

	/** The ids of two adjacent words in either order, if they match any glove. */
	listPairs(first: string, second: string): number[] {
		const ids = [this.findPair(first, second), this.findPair(second, first)];
		return ids.filter((id) => id !== undefined);
	}

	/** The id of two adjacent words in this order. */
	findPair(first: string, second: string): number | undefined {
		return this.find(pairTerm(first, second));
	}

	/** A word as the catalogue or the trade spells it. */
	spell(word: string): string {
		const ids = this.list(word);
		return ids[0] === undefined ? spellMeaning(word) : this.#vocabulary.spellingOf(ids[0]);
	}

	/** Calls `visit` with every longer word that starts with `start`; with compounds if there is no such word. */
	forEachLonger(start: string, visit: (id: number, length: number) => void): void {
		if (!this.#visitLonger(start, visit)) this.#visitLonger(COMPOUND_SIGN + start, visit);
	}

	#visitLonger(start: string, visit: (id: number, length: number) => void): boolean {
		let isAny = false;
		for (let at = this.#firstAt(start); at < this.#sorted.length; at++) {
			const id = this.#sorted[at]!;
			const word = this.#vocabulary.word(id);
			if (!word.startsWith(start)) break;
			if (word.length === start.length || !this.#isUsed(id)) continue;
			visit(id, word.length);
			isAny = true;
		}
		return isAny;
	}

	/** The words with the fewest typos compared to `word`; none if that exceeds the allowed number of typos. */
	findNearest(word: string): string[] {
		const near = this.#listNear(word, allowTypos(word));
		const fewest = Math.min(...near.map(({ typos }) => typos));
		return near.filter(({ typos }) => typos === fewest).map((found) => found.word);
	}

	/**
	 * At most `limit` words that may have been meant by `word`, nearest first. Allows more typos than a match does, but
	 * the two words must share most of their letters.
	 */
	suggest(word: string, limit: number): string[] {
		if (word.length < 3 || /\d/.test(word)) return [];
		const near = this.#listNear(word, Math.min(allowTypos(word) + 1, 2)).filter(
			(found) =>
				countShared(word, found.word) * LEAST_SHARED.of >=
				Math.max(word.length, found.word.length) * LEAST_SHARED.part,
		);
		near.sort((a, b) => a.typos - b.typos || +(b.word[0] === word[0]) - +(a.word[0] === word[0]));
		return [...new Set(near.map((found) => this.spell(found.word)))].slice(0, limit);
	}

	#listNear(word: string, most: number): NearWord[] {
		if (most === 0) return [];
		const { words, masks } = this.#listFuzzy();
		const mask = letterMask(word);
		const near: NearWord[] = [];
		for (let i = 0; i < masks.length; i++) {
			if (!mayMatch(mask, masks[i]!, most)) continue;
			const typos = countTypos(word, words[i]!, most);
			if (typos <= most) near.push({ word: words[i]!, typos });
		}
		return near;
	}

	/** Words long enough to be mistyped, with their letter masks; created by the first query that needs it. */
	#listFuzzy(): { words: string[]; masks: Uint32Array } {
		if (this.#fuzzy) return this.#fuzzy;
		const words = new Set<string>();
		for (const id of this.#sorted) {
			const sign = this.#vocabulary.word(id);
			const word = sign.startsWith(COMPOUND_SIGN) ? sign.slice(1) : sign;
			if (mayBeMeant(word) && !word.startsWith('#') && this.#isUsed(id)) words.add(word);
		}
		for (const word of MEANING_WORDS) {
			const findsAny = findMeaning(word)?.finds.some((find) => this.list(find).length > 0);
			if (mayBeMeant(word) && findsAny) words.add(word);
		}
		const list = [...words];
		this.#fuzzy = { words: list, masks: Uint32Array.from(list, letterMask) };
		return this.#fuzzy;
	}

	#firstAt(word: string): number {
		let low = 0;
		let high = this.#sorted.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#vocabulary.word(this.#sorted[middle]!) >= word) high = middle;
			else low = middle + 1;
		}
		return low;
	}
}

/** Number of common letters; repeated letters count as often as both words contain them. */
function countShared(a: string, b: string): number {
	let rest = b;
	let shared = 0;
	for (const letter of a) {
		if (!rest.includes(letter)) continue;
		rest = rest.replace(letter, '');
		shared++;
	}
	return shared;
}

/** Two thirds of the letters of the longer word: "wntr" is "winter", "zzzz" is not "buzz". */
const LEAST_SHARED = { part: 2, of: 3 };

/** Words with a trade meaning that start with the typed text. */
export function listMeaningsFrom(start: string): string[] {
	let at = 0;
	let high = MEANING_WORDS.length;
	while (at < high) {
		const middle = (at + high) >>> 1;
		if (MEANING_WORDS[middle]! >= start) high = middle;
		else at = middle + 1;
	}
	const found: string[] = [];
	for (; at < MEANING_WORDS.length && MEANING_WORDS[at]!.startsWith(start); at++)
		found.push(MEANING_WORDS[at]!);
	return found;
}

/** True for a word that a typo may stand for: at least three letters, since "tigg" may be TIG, and no digit. */
function mayBeMeant(word: string): boolean {
	return word.length > 2 && !/\d/.test(word);
}
