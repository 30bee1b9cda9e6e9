import { foldText, scanWords } from './fold-text.ts';
import { findMeaning, type Meaning } from './synonyms.ts';
import { IDLE_WORDS } from './trade-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word's weight in one glove: the sum over the fields that hold it, each counted once. */
const HIGHEST_WEIGHT = 255;

/** Term ids are packed with their weight: `id << 8 | weight`. */
export const WEIGHT_BITS = 8;

/**
 * Compounds are found in one word too: "hi-vis" as "+hivis". The sign keeps them apart from words: a glove with
 * "goat-grain" is found by "goat" already, so the start of a word need not be looked for in its compounds.
 */
export const COMPOUND_SIGN = '+';
const LONGEST_COMPOUND = 24;

/** What a vocabulary's words mean, looked up once a word: null for plain words, "idle" for those left out. */
type WordKind = Meaning | 'idle' | null;

/** Gathers the weighted words of one glove at a time. Its arrays are reused from glove to glove. */
export class TermCollector {
	readonly #vocabulary: Vocabulary;
	readonly #kinds: (WordKind | undefined)[] = [];
	#weights = new Uint16Array(4096);
	#lastField = new Uint32Array(4096);
	#seen: number[] = [];
	#field = 0;

	constructor(vocabulary: Vocabulary) {
		this.#vocabulary = vocabulary;
	}

	/** Adds each word of `texts` once, as one field. Words that stand for facts go to `onFact` instead. */
	addField(texts: readonly string[], weight: number, onFact?: (meaning: Meaning) => void): void {
		this.#field++;
		let last = '';
		for (const text of texts) {
			scanWords(foldText(text), (word, _start, _end, glued) => {
				this.#addWord(word, weight, onFact);
				if (glued && last.length + word.length <= LONGEST_COMPOUND)
					this.#addWord(COMPOUND_SIGN + last + word, weight, onFact);
				last = word;
			});
			last = '';
		}
	}

	/** Adds one word or fact as it stands, with a weight of its own. */
	add(word: string, weight: number): void {
		this.#field++;
		this.#raise(this.#vocabulary.wordId(word), weight);
	}

	#addWord(word: string, weight: number, onFact: ((meaning: Meaning) => void) | undefined): void {
		if (word.length < 2) return;
		const id = this.#vocabulary.wordId(word);
		let kind = this.#kinds[id];
		if (kind === undefined) {
			kind = kindOf(word);
			this.#kinds[id] = kind;
		}
		if (kind === null) this.#raise(id, weight);
		else if (kind !== 'idle') onFact?.(kind);
	}

	#raise(id: number, weight: number): void {
		if (id >= this.#weights.length) this.#grow(id);
		if (this.#lastField[id] === this.#field) return;
		this.#lastField[id] = this.#field;
		const before = this.#weights[id]!;
		if (before === 0) this.#seen.push(id);
		this.#weights[id] = Math.min(before + weight, HIGHEST_WEIGHT);
	}

	#grow(id: number): void {
		const size = Math.max(id + 1, this.#weights.length * 2);
		const weights = new Uint16Array(size);
		weights.set(this.#weights);
		this.#weights = weights;
		const lastField = new Uint32Array(size);
		lastField.set(this.#lastField);
		this.#lastField = lastField;
	}

	/** The words gathered so far, packed and in order of id; the collector is empty afterwards. */
	take(): Uint32Array {
		const terms = Uint32Array.from(this.#seen);
		for (let i = 0; i < terms.length; i++) {
			const id = terms[i]!;
			terms[i] = (id << WEIGHT_BITS) | this.#weights[id]!;
			this.#weights[id] = 0;
		}
		this.#seen = [];
		return terms.sort();
	}
}

function kindOf(word: string): WordKind {
	// Each is a glove; how often its texts say so tells nothing.
	if (IDLE_WORDS.has(word) || word === 'glove') return 'idle';
	// "flux-core" is a fact under either spelling.
	const meaning = findMeaning(word.startsWith(COMPOUND_SIGN) ? word.slice(1) : word);
	return meaning?.fact ? meaning : null;
}

const collectors = new WeakMap<Vocabulary, TermCollector>();

/** The collector that belongs to a vocabulary. */
export function collectorOf(vocabulary: Vocabulary): TermCollector {
	let collector = collectors.get(vocabulary);
	if (!collector) {
		collector = new TermCollector(vocabulary);
		collectors.set(vocabulary, collector);
	}
	return collector;
}
