import { allowTypos } from '../query/fuzzy-match.ts';
import { type NearWord, NearWords } from '../query/near-words.ts';
import { findMeaning, MEANING_WORDS, spellMeaning } from '../query/synonyms.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { COMPOUND_SIGN, FRENCH_SIGN, pairTerm } from './term-signs.ts';

/**
 * The words that match a glove in one version of the catalogue, in order, plus words with a trade meaning ("gtaw",
 * "kevlar"). It is a snapshot: words added later belong to the next version.
 */
/** Shorter words are no typos of a word that only long texts have: "abort" is not "about". */
const MIN_PLAIN_TYPO_LENGTH = 6;

export class Lexicon {
	readonly #vocabulary: Vocabulary;
	readonly #sorted: Uint32Array;
	readonly #isUsed: (id: number) => boolean;
	readonly #isProminent: (id: number) => boolean;
	#near: NearWords | undefined;

	/**
	 * @param isUsed whether the word with this id matches any glove
	 * @param isProminent whether a name, a tag or another short text has it
	 */
	constructor(vocabulary: Vocabulary, isUsed: (id: number) => boolean, isProminent: (id: number) => boolean) {
		this.#vocabulary = vocabulary;
		this.#sorted = vocabulary.sortedIds();
		this.#isUsed = isUsed;
		this.#isProminent = isProminent;
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
		return this.listNearest(word).map((found) => found.word);
	}

	/**
	 * The same, with their number of typos. A first letter is seldom mistyped, so a word of some text is no correction with
	 * another one: "youth" is not "mouth". A name, a tag or a word of the trade is.
	 */
	listNearest(word: string): NearWord[] {
		return this.#listNear()
			.findNearest(word, allowTypos(word))
			.filter(
				(near) =>
					(near.word[0] === word[0] && word.length >= MIN_PLAIN_TYPO_LENGTH) ||
					findMeaning(near.word) !== undefined ||
					this.list(near.word).some(this.#isProminent),
			);
	}

	/**
	 * At most `limit` words that may have been meant by `word`, nearest first. Allows more typos than a match does, but
	 * the two words must share most of their letters.
	 */
	suggest(word: string, limit: number): string[] {
		const near = this.#listNear().suggest(word);
		return [...new Set(near.map((found) => this.spell(found)))].slice(0, limit);
	}

	/** Words long enough to be mistyped; created by the first query that needs them. */
	#listNear(): NearWords {
		if (this.#near) return this.#near;
		const words = new Set<string>();
		for (const id of this.#sorted) {
			const sign = this.#vocabulary.word(id);
			const word = sign.startsWith(COMPOUND_SIGN) ? sign.slice(1) : sign;
			if (mayBeTypo(word) && !word.startsWith('#') && !word.startsWith(FRENCH_SIGN) && this.#isUsed(id))
				words.add(word);
		}
		for (const word of MEANING_WORDS) {
			const findsAny = findMeaning(word)?.finds.some((find) => this.list(find).length > 0);
			if (mayBeTypo(word) && findsAny) words.add(word);
		}
		this.#near = new NearWords([...words]);
		return this.#near;
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

/** Words with a trade meaning that start with the typed text. */
export const listMeaningsFrom = (start: string) => listFrom(MEANING_WORDS, start);

/** The words of a sorted list that start with the typed text. */
export function listFrom(sorted: readonly string[], start: string): string[] {
	let at = 0;
	let high = sorted.length;
	while (at < high) {
		const middle = (at + high) >>> 1;
		if (sorted[middle]! >= start) high = middle;
		else at = middle + 1;
	}
	const found: string[] = [];
	for (; at < sorted.length && sorted[at]!.startsWith(start); at++) found.push(sorted[at]!);
	return found;
}

/** True for a word that a typo may stand for: at least three letters, since "tigg" may be TIG, and no digit. */
export function mayBeTypo(word: string): boolean {
	return word.length > 2 && !/\d/.test(word);
}
