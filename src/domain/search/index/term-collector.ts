import { normalizeText, scanWords, stemWord } from '../query/normalize-text.ts';
import { findMeaning, type Meaning } from '../query/synonyms.ts';
import { IDLE_WORDS } from '../query/trade-words.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { COMPOUND_SIGN, pairTerm } from './term-signs.ts';

/** A word's weight in one glove: the sum over the fields that hold it, each counted once. */
const HIGHEST_WEIGHT = 255;

/** Term ids are packed with their weight: `id << 8 | weight`. */
export const WEIGHT_BITS = 8;

const MAX_COMPOUND_LENGTH = 24;

/** Parts of a measure count little beside the measure: "gauge" of "13-gauge". */
const MAX_PART_WEIGHT = 4;

/** What a vocabulary's words mean, looked up once a word: null for plain words, "idle" for those left out. */
type WordKind = Meaning | 'idle' | null;

/** How a field is read besides its plain words. */
type FieldReading = {
	/** Is told of words that stand for facts; true when the word itself is to be found too. */
	onFact?: (meaning: Meaning) => boolean | undefined;
	/** Weight of two neighbours; left out, they are not kept. */
	pairs?: number;
	/** Words that must not be found by standing in this text, such as a process the glove is not for. */
	isRefused?: (meaning: Meaning) => boolean;
};

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

	/** Adds each word of `texts` once, as one field. Words that stand for facts are told instead. */
	addField(texts: readonly string[], weight: number, reading: FieldReading = {}): void {
		this.#field++;
		for (const text of texts) {
			const folded = normalizeText(text);
			let last = '';
			/** The word before, without idle ones between; empty where it must not be found. */
			let neighbour = '';
			scanWords(folded, (word, start, end, glued) => {
				const kind = this.#addWord(
					word,
					weight,
					reading.onFact,
					end - start === word.length ? '' : folded.slice(start, end),
				);
				if (glued && last.length + word.length <= MAX_COMPOUND_LENGTH)
					this.#addWord(
						COMPOUND_SIGN + last + word,
						weight,
						reading.onFact,
						`${last}-${folded.slice(start, end)}`,
					);
				last = word;
				if (word.length > 2 && end - start > 2) this.#addParts(folded.slice(start, end), weight);
				if (reading.pairs === undefined || IDLE_WORDS.has(word)) return;
				if (typeof kind === 'object' && kind !== null && reading.isRefused?.(kind)) {
					neighbour = '';
					return;
				}
				if (neighbour !== '') this.#raise(this.#vocabulary.wordId(pairTerm(neighbour, word)), reading.pairs);
				neighbour = word;
			});
		}
	}

	/** "13-gauge" is one word; who types "gauge" means it too. */
	#addParts(written: string, weight: number): void {
		if (!/^\d.*[^a-z0-9"]/.test(written)) return;
		for (const part of written.match(/[a-z]+|\d+/g) ?? []) {
			if (!IDLE_WORDS.has(part))
				this.#raise(this.#vocabulary.wordId(stemWord(part)), Math.min(weight, MAX_PART_WEIGHT));
		}
	}

	/** Adds one word or fact as it stands, with a weight of its own. */
	add(word: string, weight: number): void {
		this.#field++;
		this.#raise(this.#vocabulary.wordId(word), weight);
	}

	/** Whether a word or fact has been added to the glove. */
	has(word: string): boolean {
		const id = this.#vocabulary.findWordId(word);
		return id !== undefined && this.#weights[id]! > 0;
	}

	/** @param spelling as the text writes it, where that differs */
	#addWord(word: string, weight: number, onFact: FieldReading['onFact'], spelling: string): WordKind {
		const id = this.#vocabulary.wordId(word);
		let kind = this.#kinds[id];
		if (kind === undefined) {
			kind = kindOf(word);
			this.#kinds[id] = kind;
		}
		if (kind === null) this.#raise(id, weight);
		else if (kind !== 'idle' && onFact?.(kind)) this.#raise(id, weight);
		this.#vocabulary.noteSpelling(id, spelling);
		return kind;
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
