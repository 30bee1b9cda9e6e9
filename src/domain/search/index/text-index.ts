import { countPostings, markGloves, type Postings, WEIGHT_MASK, weightIn } from './postings.ts';
import { WEIGHT_BITS } from './term-collector.ts';

/** Cost of finding a term among a glove's terms, relative to iterating one posting. */
const LOOK_UP_COST = 8;
/** The id of a word or fact; a glove scores `weight * factor`. */
export type PlannedTerm = { id: number; factor: number };

/** A word to search for: a glove matches through any of its terms or lists, and gets the best of their scores. */
export type PlannedWord = {
	terms: PlannedTerm[];
	/** Gloves that match with a fixed score, such as those with a part number. */
	lists: { gloves: ArrayLike<number>; score: number }[];
};

/** Gloves that match a word that is not in their own texts, such as those of a category. */
export type ExtraPostings = ReadonlyMap<number, { gloves: ArrayLike<number>; weight: number }>;

/**
 * Maps words to gloves and weights. `match` keeps its result in `gloves`, `count` and `scores` until the next call, so
 * that a query allocates almost nothing; call `clear` when done with it.
 */
export class TextIndex {
	readonly #all: Postings;
	readonly #extra: ExtraPostings;
	/** Score per glove number; 0 for gloves that do not match. */
	readonly scores: Uint32Array;
	/** The first `count` entries are the numbers of the matching gloves, in no particular order. */
	readonly gloves: Uint32Array;
	count = 0;
	readonly #wordScores: Uint16Array;

	constructor(all: Postings, extra: ExtraPostings) {
		this.#all = all;
		this.#extra = extra;
		const gloves = all.terms.length;
		this.scores = new Uint32Array(gloves);
		this.gloves = new Uint32Array(gloves);
		this.#wordScores = new Uint16Array(gloves);
	}

	/** The gloves that have each term, without those of categories. */
	get postings(): Postings {
		return this.#all;
	}

	/** Number of gloves with a term; 0 for words added after this index was created. */
	countGloves(id: number): number {
		return this.#countOwn(id) + (this.#extra.get(id)?.gloves.length ?? 0);
	}

	/** True for a word that each of so many gloves has: in its own texts, or in the names of its categories. */
	isInAll(id: number, size: number): boolean {
		return Math.max(this.#countOwn(id), this.#extra.get(id)?.gloves.length ?? 0) >= size;
	}

	#countOwn(id: number): number {
		return this.#all.common.get(id)?.count ?? countPostings(this.#all, id);
	}

	/** Finds the gloves that match every word; a glove's score is the sum of its best score for each word. */
	match(words: readonly PlannedWord[]): void {
		this.clear();
		const rarestFirst = words
			.map((word) => ({ word, cost: this.#costOf(word) }))
			.sort((a, b) => a.cost - b.cost);
		for (let i = 0; i < rarestFirst.length; i++) {
			const { word } = rarestFirst[i]!;
			if (i === 0) this.#matchFirst(word);
			else this.#matchNext(word);
			if (this.count === 0) return;
		}
	}

	/**
	 * The indexes of the words that one glove matches: the glove with the most matching words and, among equals, the one
	 * with fewer plain words, then the best score. For queries that no glove matches completely. Clears the result.
	 */
	findBestSubset(words: readonly { planned: PlannedWord; isPlain?: boolean }[]): number[] {
		const counts = new Uint8Array(this.scores.length);
		const sums = new Uint32Array(this.scores.length);
		let best = -1;
		// Any word counts more than all that the words of the trade are ahead.
		const one = words.length + 1;
		for (const { planned, isPlain } of words) {
			this.clear();
			this.#matchFirst(planned);
			for (let i = 0; i < this.count; i++) {
				const glove = this.gloves[i]!;
				counts[glove]! += isPlain ? one : one + 1;
				sums[glove]! += this.scores[glove]!;
			}
		}
		this.clear();
		for (let glove = 0; glove < counts.length; glove++) {
			if (counts[glove] === 0) continue;
			const more = best < 0 ? 1 : counts[glove]! - counts[best]! || sums[glove]! - sums[best]!;
			if (more > 0) best = glove;
		}
		return words.flatMap(({ planned }, at) => (best >= 0 && this.#matches(best, planned) ? [at] : []));
	}

	#matches(glove: number, { terms, lists }: PlannedWord): boolean {
		return (
			terms.some(
				({ id }) =>
					weightIn(this.#all.terms[glove]!, id) > 0 ||
					Array.prototype.includes.call(this.#extra.get(id)?.gloves ?? [], glove),
			) || lists.some(({ gloves }) => Array.prototype.includes.call(gloves, glove))
		);
	}

	/** Takes the gloves that have a term out of the result, but for those that have one of the terms `unless`. */
	exclude(ids: readonly number[], unless: readonly number[]): void {
		const isOut = markGloves(this.#all, ids);
		for (const id of ids) for (const glove of Array.from(this.#extra.get(id)?.gloves ?? [])) isOut[glove] = 1;
		const isSaved = markGloves(this.#all, unless);
		let remaining = 0;
		for (let i = 0; i < this.count; i++) {
			const glove = this.gloves[i]!;
			if (isOut[glove] && !isSaved[glove]) this.scores[glove] = 0;
			else this.gloves[remaining++] = glove;
		}
		this.count = remaining;
	}

	/** Raises the scores of matching gloves that have a term, by its weight there. */
	lift(id: number, factor: number): void {
		const { scores } = this;
		const common = this.#all.common.get(id);
		if (common) {
			for (let i = 0; i < this.count; i++) {
				const glove = this.gloves[i]!;
				scores[glove]! += common.weights[glove]! * factor;
			}
			return;
		}
		const { postings, starts } = this.#all;
		const to = starts[id + 1]!;
		for (let at = starts[id]!; at < to; at++) {
			const posting = postings[at]!;
			const glove = posting >>> WEIGHT_BITS;
			if (scores[glove] !== 0) scores[glove]! += (posting & WEIGHT_MASK) * factor;
		}
	}

	/** Adds a glove to the result, or raises its score if it is already included. */
	raise(glove: number, score: number): void {
		if (this.scores[glove] === 0) this.gloves[this.count++] = glove;
		if (this.scores[glove]! < score) this.scores[glove] = score;
	}

	clear(): void {
		if (this.count * 4 > this.scores.length) this.scores.fill(0);
		else for (let i = 0; i < this.count; i++) this.scores[this.gloves[i]!] = 0;
		this.count = 0;
	}

	#costOf(word: PlannedWord): number {
		let cost = 0;
		for (const { id } of word.terms) cost += this.countGloves(id);
		for (const { gloves } of word.lists) cost += gloves.length;
		return cost;
	}

	#matchFirst(word: PlannedWord): void {
		for (const { id, factor } of word.terms) {
			const common = this.#all.common.get(id);
			if (common) this.#raiseCommon(common.weights, factor);
			else this.#raisePostings(id, factor);
			const extra = this.#extra.get(id);
			if (extra) this.#raiseAll(extra.gloves, extra.weight * factor);
		}
		for (const list of word.lists) this.#raiseAll(list.gloves, list.score);
	}

	#raisePostings(id: number, factor: number): void {
		const { scores, gloves } = this;
		const postings = this.#all.postings;
		let { count } = this;
		const to = this.#all.starts[id + 1]!;
		for (let at = this.#all.starts[id]!; at < to; at++) {
			const posting = postings[at]!;
			const glove = posting >>> WEIGHT_BITS;
			const score = (posting & WEIGHT_MASK) * factor;
			const before = scores[glove]!;
			if (before === 0) gloves[count++] = glove;
			if (before < score) scores[glove] = score;
		}
		this.count = count;
	}

	#raiseCommon(weights: Uint8Array, factor: number): void {
		const { scores, gloves } = this;
		let { count } = this;
		if (count === 0) {
			// There is nothing to compare with, and no branch: with half the gloves containing the word, branches would often
			// be mispredicted.
			for (let glove = 0; glove < weights.length; glove++) {
				const weight = weights[glove]!;
				scores[glove] = weight * factor;
				gloves[count] = glove;
				count += (weight + WEIGHT_MASK) >>> WEIGHT_BITS;
			}
			this.count = count;
			return;
		}
		for (let glove = 0; glove < weights.length; glove++) {
			const score = weights[glove]! * factor;
			if (score === 0) continue;
			if (scores[glove] === 0) gloves[count++] = glove;
			if (scores[glove]! < score) scores[glove] = score;
		}
		this.count = count;
	}

	#raiseAll(gloves: ArrayLike<number>, score: number): void {
		for (let i = 0; i < gloves.length; i++) this.raise(gloves[i]!, score);
	}

	/** Keeps only the gloves found so far that match this word too. */
	#matchNext(word: PlannedWord): void {
		const { scores, gloves } = this;
		const best = this.#wordScores;
		const rare: PlannedTerm[] = [];
		let postings = 0;
		for (const term of word.terms) {
			const common = this.#all.common.get(term.id);
			if (common) this.#updateBestCommon(common.weights, term.factor);
			else {
				rare.push(term);
				postings += this.#all.starts[term.id + 1]! - this.#all.starts[term.id]!;
			}
			const extra = this.#extra.get(term.id);
			if (extra) this.#updateBest(extra.gloves, extra.weight * term.factor);
		}
		const isWalked = this.count * rare.length * LOOK_UP_COST >= postings;
		if (isWalked) this.#walkPostings(rare);
		else this.#lookUpTerms(rare);
		for (const list of word.lists) this.#updateBest(list.gloves, list.score);
		let remaining = 0;
		for (let i = 0; i < this.count; i++) {
			const glove = gloves[i]!;
			const score = best[glove]!;
			if (score === 0) scores[glove] = 0;
			else {
				best[glove] = 0;
				scores[glove]! += score;
				gloves[remaining++] = glove;
			}
		}
		this.count = remaining;
		if (isWalked && postings > 0) best.fill(0);
	}

	#updateBestCommon(weights: Uint8Array, factor: number): void {
		const { gloves, count } = this;
		const best = this.#wordScores;
		for (let i = 0; i < count; i++) {
			const glove = gloves[i]!;
			const score = weights[glove]! * factor;
			if (best[glove]! < score) best[glove] = score;
		}
	}

	/** For words with many gloves when few are left: searches the terms of each glove. */
	#lookUpTerms(terms: readonly PlannedTerm[]): void {
		for (let i = 0; i < this.count; i++) {
			const glove = this.gloves[i]!;
			for (const { id, factor } of terms) {
				const score = weightIn(this.#all.terms[glove]!, id) * factor;
				if (this.#wordScores[glove]! < score) this.#wordScores[glove] = score;
			}
		}
	}

	/**
	 * Also writes to gloves that are no longer in the result: checking first would take longer than clearing afterwards.
	 */
	#walkPostings(terms: readonly PlannedTerm[]): void {
		const postings = this.#all.postings;
		const best = this.#wordScores;
		for (const { id, factor } of terms) {
			const to = this.#all.starts[id + 1]!;
			for (let at = this.#all.starts[id]!; at < to; at++) {
				const posting = postings[at]!;
				const glove = posting >>> WEIGHT_BITS;
				const score = (posting & WEIGHT_MASK) * factor;
				if (best[glove]! < score) best[glove] = score;
			}
		}
	}

	#updateBest(gloves: ArrayLike<number>, score: number): void {
		for (let i = 0; i < gloves.length; i++) {
			const glove = gloves[i]!;
			if (this.scores[glove] !== 0 && this.#wordScores[glove]! < score) this.#wordScores[glove] = score;
		}
	}
}
