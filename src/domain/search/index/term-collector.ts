import { FRENCH_IDLE, isBeen, stemFrench, withAccents } from '../query/french-stem.ts';
import { normalizeText, scanWords, stemWord } from '../query/normalize-text.ts';
import { findMeaning, type Meaning } from '../query/synonyms.ts';
import { copyText, type Vocabulary } from '../query/vocabulary.ts';
import { IDLE_WORDS } from '../query/words/trade-words.ts';
import { COMPOUND_SIGN, FRENCH_SIGN } from './term-signs.ts';

/** Max weight of a word in a glove: the sum over the fields that contain it, each counted once. */
const HIGHEST_WEIGHT = 255;

/** Term ids are packed with their weight: `id << 8 | weight`. */
export const WEIGHT_BITS = 8;

const MAX_COMPOUND_LENGTH = 24;

/** Parts of a measure count little compared to the measure: "gauge" of "13-gauge". */
const MAX_PART_WEIGHT = 4;

/** Shared texts whose terms are kept, and the longest of them in characters: tags and lines, not descriptions. */
const MAX_SHARED_TEXTS = 20_000;
const MAX_SHARED_LENGTH = 120;

const HAS_DIGIT = /\d/;

/** A word as a text has it, a part of a measure, or two adjacent words. */
type TermKind = 'word' | 'part' | 'pair';
type ReadTerm = { id: number; kind: TermKind };

/** The meaning of a vocabulary word, cached per word: null for plain words, "idle" for those left out. */
type WordKind = Meaning | 'idle' | null;

/** Options for a field, besides its plain words. */
type FieldReading = {
	/** Called for words that stand for facts; returns true if the word itself should match too. */
	onFact?: (meaning: Meaning) => boolean | undefined;
	/** Weight of two adjacent words; omitted if they are not indexed. */
	pairs?: number;
	/** True for words of this text that must not match, such as a process the glove is not made for. */
	isRefused?: (meaning: Meaning) => boolean;
};

/** Collects the weighted words of one glove at a time. Its arrays are reused for the next glove. */
export class TermCollector {
	readonly #vocabulary: Vocabulary;
	readonly #kinds: (WordKind | undefined)[] = [];
	#weights = new Uint16Array(4096);
	#lastField = new Uint32Array(4096);
	#seen: number[] = [];
	#field = 0;
	/** The terms of each text that gloves share. */
	readonly #sharedTexts = new Map<string, readonly ReadTerm[]>();
	/** The ids of the French words of a text that gloves share, by the English text. */
	readonly #frenchTerms = new Map<string, readonly number[]>();
	/** The id of each French word's stem, as written; null for idle words. Stemming takes longer than looking it up. */
	readonly #frenchWords = new Map<string, number | null>();

	constructor(vocabulary: Vocabulary) {
		this.#vocabulary = vocabulary;
	}

	/** Adds each word of `texts` once, as one field. Words that stand for facts are passed to `onFact` instead. */
	addField(texts: readonly string[], weight: number, reading: FieldReading = {}): void {
		this.#field++;
		const weights = { word: weight, part: Math.min(weight, MAX_PART_WEIGHT), pair: reading.pairs ?? 0 };
		const add = (id: number, kind: TermKind) => this.#raise(id, weights[kind]);
		for (const text of texts) this.#readText(text, reading, add);
	}

	/** The same for texts that many gloves share, such as tags: each text is read once, and without facts or pairs. */
	addSharedField(texts: readonly string[], weight: number): void {
		this.#field++;
		const partWeight = Math.min(weight, MAX_PART_WEIGHT);
		for (const text of texts) {
			for (const { id, kind } of this.#listShared(text))
				this.#raise(id, kind === 'part' ? partWeight : weight);
		}
	}

	#listShared(text: string): readonly ReadTerm[] {
		let terms = this.#sharedTexts.get(text);
		if (terms === undefined) {
			const read: ReadTerm[] = [];
			this.#readText(text, {}, (id, kind) => read.push({ id, kind }));
			terms = read;
			if (text.length <= MAX_SHARED_LENGTH && this.#sharedTexts.size < MAX_SHARED_TEXTS)
				this.#sharedTexts.set(text, terms);
		}
		return terms;
	}

	/** Calls `add` with each term of a text, in order. */
	#readText(
		text: string,
		{ onFact, pairs, isRefused }: FieldReading,
		add: (id: number, kind: TermKind) => void,
	): void {
		const normalized = normalizeText(text);
		let last = '';
		/** The id of the previous word, skipping idle ones; undefined if it must not match. */
		let neighbour: number | undefined;
		scanWords(normalized, (word, start, end, glued) => {
			const spelling = end - start === word.length ? '' : normalized.slice(start, end);
			const id = this.#readWord(word, spelling, onFact, add);
			if (glued && last.length + word.length <= MAX_COMPOUND_LENGTH)
				this.#readWord(COMPOUND_SIGN + last + word, `${last}-${normalized.slice(start, end)}`, onFact, add);
			last = word;
			if (word.length > 2 && end - start > 2) this.#readParts(normalized.slice(start, end), add);
			if (pairs === undefined || IDLE_WORDS.has(word)) return;
			const kind = this.#kinds[id];
			if (typeof kind === 'object' && kind !== null && isRefused?.(kind)) {
				neighbour = undefined;
				return;
			}
			if (neighbour !== undefined) add(this.#vocabulary.pairId(neighbour, id), 'pair');
			neighbour = id;
		});
	}

	/** "13-gauge" is one word, but should also match "gauge". */
	#readParts(written: string, add: (id: number, kind: TermKind) => void): void {
		if (!/^\d.*[^a-z0-9"]/.test(written)) return;
		for (const part of written.match(/[a-z]+|\d+/g) ?? []) {
			if (!IDLE_WORDS.has(part)) add(this.#vocabulary.wordId(stemWord(part)), 'part');
		}
	}

	/** Begins a field of French texts; each of its words counts once. */
	startFrenchField(): void {
		this.#field++;
	}

	/** Adds the words of a French text to the current field. */
	addFrench(text: string, weight: number): void {
		for (const id of this.#listFrench(text)) this.#raise(id, weight);
	}

	/** Adds the words of a text's translation, if it has one. The words of each text are listed once. */
	addFrenchTerm(text: string, weight: number, translate: (text: string) => string | undefined): void {
		let ids = this.#frenchTerms.get(text);
		if (ids === undefined) {
			const french = translate(text);
			// A text without a translation is its glove's own, so keeping it would not save a second look.
			if (french === undefined) return;
			ids = this.#listFrench(french);
			this.#frenchTerms.set(text, ids);
		}
		for (const id of ids) this.#raise(id, weight);
	}

	#listFrench(text: string): number[] {
		const normalized = normalizeText(text);
		const spelled = withAccents(text, normalized);
		const ids: number[] = [];
		let before = '';
		scanWords(normalized, (word, start, end) => {
			// Numbers and measures are the same in the English text.
			if (HAS_DIGIT.test(word)) return;
			const written = normalized.slice(start, end);
			const isIdle = isBeen(written, before);
			before = written;
			if (isIdle) return;
			let id = this.#frenchWords.get(written);
			if (id === undefined) {
				const stem = stemFrench(written);
				id = FRENCH_IDLE.has(stem) ? null : this.#vocabulary.wordId(FRENCH_SIGN + stem);
				this.#frenchWords.set(copyText(written), id);
				if (id !== null) this.#vocabulary.noteSpelling(id, spelled.slice(start, end));
			}
			if (id !== null) ids.push(id);
		});
		return ids;
	}

	/** Adds one word or fact as is, with its own weight. */
	add(word: string, weight: number): void {
		this.#field++;
		this.#raise(this.#vocabulary.wordId(word), weight);
	}

	/** True if a word or fact has been added to the glove. */
	has(word: string): boolean {
		const id = this.#vocabulary.findWordId(word);
		return id !== undefined && this.#weights[id]! > 0;
	}

	/** The word's id. @param spelling as written in the text, if different */
	#readWord(
		word: string,
		spelling: string,
		onFact: FieldReading['onFact'],
		add: (id: number, kind: TermKind) => void,
	): number {
		const id = this.#vocabulary.wordId(word);
		let kind = this.#kinds[id];
		if (kind === undefined) {
			kind = kindOf(word);
			this.#kinds[id] = kind;
		}
		if (kind === null) add(id, 'word');
		else if (kind !== 'idle' && onFact?.(kind)) add(id, 'word');
		this.#vocabulary.noteSpelling(id, spelling);
		return id;
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

	/** The words collected so far, packed and sorted by id; empties the collector. */
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
	// Every product is a glove, so the number of mentions means nothing.
	if (IDLE_WORDS.has(word) || word === 'glove') return 'idle';
	// "flux-core" is a fact in either spelling.
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
