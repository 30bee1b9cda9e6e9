import { allowTypos, countTypos, letterMask, mayMatch } from './fuzzy-match.ts';

/** A word that is near a typed one. */
export type NearWord = { word: string; typos: number };

/** Words that a typo may stand for, with their letter masks. */
export class NearWords {
	readonly #words: readonly string[];
	readonly #masks: Uint32Array;

	constructor(words: readonly string[]) {
		this.#words = words;
		this.#masks = Uint32Array.from(words, letterMask);
	}

	/** The words with the fewest typos compared to `word`; none if that exceeds `most`. */
	findNearest(word: string, maxTypos: number): NearWord[] {
		const near = this.#listNear(word, maxTypos);
		const minTypos = Math.min(...near.map(({ typos }) => typos));
		return near.filter(({ typos }) => typos === minTypos);
	}

	/**
	 * The words that may have been meant by `word`, nearest first. Allows more typos than a match does, but the two words
	 * must share most of their letters.
	 */
	suggest(word: string): string[] {
		if (word.length < 3 || /\d/.test(word)) return [];
		const near = this.#listNear(word, Math.min(allowTypos(word) + 1, 2)).filter(
			(found) =>
				countShared(word, found.word) * MIN_SHARED.of >=
				Math.max(word.length, found.word.length) * MIN_SHARED.part,
		);
		near.sort((a, b) => a.typos - b.typos || +(b.word[0] === word[0]) - +(a.word[0] === word[0]));
		return near.map((found) => found.word);
	}

	#listNear(word: string, maxTypos: number): NearWord[] {
		if (maxTypos === 0) return [];
		const mask = letterMask(word);
		const near: NearWord[] = [];
		for (let i = 0; i < this.#masks.length; i++) {
			if (!mayMatch(mask, this.#masks[i]!, maxTypos)) continue;
			const typos = countTypos(word, this.#words[i]!, maxTypos);
			if (typos <= maxTypos) near.push({ word: this.#words[i]!, typos });
		}
		return near;
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
const MIN_SHARED = { part: 2, of: 3 };
