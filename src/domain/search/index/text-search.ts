import { partCodeKey, productSlug } from '../../catalogue/part-numbers/part-number.ts';
import type { FrenchLexicon } from '../query/french-lexicon.ts';
import { planFrenchQuery } from '../query/french-plan.ts';
import { isFrenchQuery } from '../query/french-query.ts';
import { spellAsWritten } from '../query/french-stem.ts';
import { listWords } from '../query/normalize-text.ts';
import { EVERY_GLOVE, planQuery, type QueryPlan, type QueryWord } from '../query/query-plan.ts';
import type { QueryReading } from '../query/query-reading.ts';
import { readQuoted } from '../query/query-words.ts';
import { findMeaning } from '../query/synonyms.ts';
import { planUnwanted, readWishes } from '../query/unwanted.ts';
import { findsNothing, MIN_CODE_PART_LENGTH } from '../query/word-plan.ts';
import { findUnratedHazard, type UnratedHazard } from '../unrated-hazards.ts';
import { addBit, type BitSet, createBitSet, createFullBitSet } from './bit-set.ts';
import type { StockCode } from './catalogue-entry.ts';
import type { CodeIndex } from './codes/code-index.ts';
import type { Lexicon } from './lexicon.ts';
import type { TextIndex } from './text-index.ts';
import { rankGloves } from './top-gloves.ts';

/** Scores for a query that is a part number, above any score for words (49,000). Equal ones are sorted by code. */
const EXACT_CODE = 2 ** 26;
const CODE_START = 2 ** 25;
const CODE_PART = 2 ** 24;

/**
 * Score for adjacent query words that are also adjacent in a text, in the typed order or reversed, times their weight.
 */
const PAIR_FACTOR = 200;
const TURNED_PAIR_FACTOR = 150;

/** If no glove matches all distinguishing words, one word of three may be left out, and up to a third of more. */
const MIN_WORDS = 3;
const MIN_PART = 2 / 3;

/** A query that is a glove's name ranks that glove before gloves that contain all its words. */
const WHOLE_NAME = 2 ** 20;

export const MAX_CODE_LENGTH = 64;

/** Min length of a part of a code that is typed with spaces. */
const MIN_SPACED_PART_LENGTH = 3;

/**
 * Results of the last texts are cached: the same text is soon searched again, for its filter counts or with one more
 * filter. Max number of texts, and max bytes for all of them.
 */
const MAX_CACHED_TEXTS = 256;
const MAX_CACHED_BYTES = 2 ** 20;

/** Number of gloves that are cached in order for a text: one page, or a list of suggestions. */
const MAX_RANKED = 24;

/** The results for a text, regardless of filters. */
export type FoundGloves = {
	total: number;
	/** The best gloves in order: all of them, or the first 24. */
	best: readonly number[];
	/** The gloves to list: the base if only a colour variant matches. */
	listed: BitSet;
	reading: QueryReading;
};

export type TextSearchParts = {
	codes: CodeIndex;
	text: TextIndex;
	lexicon: Lexicon;
	french: FrenchLexicon;
	/** For each glove, the one it is listed under. */
	homes: Uint32Array;
	/** Gloves by the slug of their name. */
	bySlug: ReadonlyMap<string, number>;
	partNumberOf: (glove: number) => string;
	/** Stock codes that are not derived from the part number. */
	stockCodesOf: (glove: number) => readonly StockCode[];
	/** False for colour variants, which are not suggested as near part numbers. */
	isListed: (glove: number) => boolean;
};

const HAS_WORD = /[\p{L}\p{N}]/u;

/** Search over part numbers and words, ranked as in docs/behaviour.md, "Search". */
export class TextSearch {
	readonly #parts: TextSearchParts;
	/** Cached results of the last texts, oldest first. */
	readonly #cache = new Map<string, FoundGloves>();
	readonly #maxCached: number;
	readonly #all: BitSet;
	/** Gloves by stock code, created on first use. */
	#stocked: ReadonlyMap<string, readonly number[]> | undefined;

	constructor(parts: TextSearchParts) {
		this.#parts = parts;
		this.#all = createFullBitSet(parts.codes.size);
		this.#maxCached = Math.min(MAX_CACHED_TEXTS, Math.floor(MAX_CACHED_BYTES / (this.#all.byteLength + 1)));
	}

	/** The results for a text, cached if it was searched recently. Must not be modified. */
	find(query: string): FoundGloves {
		const cached = this.#cache.get(query);
		if (cached) return cached;
		const reading = this.#matchRead(query);
		const { gloves, count } = this.#parts.text;
		const { homes } = this.#parts;
		const listed = createBitSet(homes.length);
		for (let i = 0; i < count; i++) addBit(listed, homes[gloves[i]!]!);
		const best = rankGloves(this.#parts.text, this.#all, count, 0, MAX_RANKED);
		this.#parts.text.clear();
		const answer = { total: count, best, listed, reading };
		this.#cache.set(query, answer);
		if (this.#cache.size > this.#maxCached) this.#cache.delete(this.#cache.keys().next().value as string);
		return answer;
	}

	/**
	 * Fills the text index's result: gloves whose part number is the query, then those whose part number starts with it,
	 * then those whose part number contains it, then those that match every word. Clear the result when done with it.
	 */
	match(query: string): TextIndex {
		this.#matchRead(query);
		return this.#parts.text;
	}

	/** The same, and returns how the query was interpreted. */
	#matchRead(query: string): QueryReading {
		const { text, bySlug } = this.#parts;
		const { words, pairs, named, lifts = [], unwanted = [] } = this.plan(query);
		text.clear();
		if (named.length === 0 && this.findHazard(query) !== undefined) return { mended: [], leftOut: [] };
		const omitted = this.#matchWords(words, readQuoted(query) === undefined);
		for (const { ids, denials } of unwanted) text.exclude(ids, denials);
		for (const id of pairs.typed) text.lift(id, PAIR_FACTOR);
		for (const id of pairs.turned) text.lift(id, TURNED_PAIR_FACTOR);
		for (const { id, factor } of lifts) text.lift(id, factor);
		if (words.length > 0 && query.length <= MAX_CODE_LENGTH) {
			const whole = bySlug.get(productSlug(query));
			if (whole !== undefined && text.scores[whole] !== 0)
				text.raise(whole, text.scores[whole]! + WHOLE_NAME);
			this.#matchCode(query);
		}
		// A query that contains a part number means that glove, whatever else it contains.
		for (const glove of named) text.raise(glove, EXACT_CODE);
		// A code without a digit may be an ordinary word.
		if (query.length <= MAX_CODE_LENGTH && /\d/.test(query))
			for (const glove of this.listStocked(partCodeKey(query))) text.raise(glove, EXACT_CODE);
		const corrections = words.flatMap(({ typed, read, isGuess }) =>
			read && !(isGuess && omitted.includes(typed)) ? [{ typed: spellAsWritten(query, typed), read }] : [],
		);
		const leftOut = named.length > 0 || text.count === 0 ? [] : omitted;
		return { mended: corrections, leftOut: leftOut.map((word) => spellAsWritten(query, word)) };
	}

	/** The hazard that a query names and no glove is rated for. A stock code that looks like a voltage is none. */
	findHazard(query: string): UnratedHazard | undefined {
		const { lexicon } = this.#parts;
		const hazard = findUnratedHazard(query, (word) =>
			listWords(word).some((own) => lexicon.find(own) !== undefined),
		);
		return hazard !== undefined && this.listStocked(partCodeKey(query)).length === 0 ? hazard : undefined;
	}

	/** A query with a French word is read as French, every other one as English, whatever the language of the page. */
	plan(query: string): QueryPlan {
		const { codes, lexicon } = this.#parts;
		const { wanted, unwanted } = readWishes(query);
		const text = unwanted.length > 0 && !HAS_WORD.test(wanted) ? EVERY_GLOVE : wanted;
		const plan = isFrenchQuery(query, this.#parts)
			? planFrenchQuery(text, this.#parts)
			: planQuery(text, lexicon, codes);
		return { ...plan, unwanted: unwanted.map((part) => planUnwanted(part, this.#parts)) };
	}

	/**
	 * Finds the gloves that match all words or, if there are none, those that match most.
	 * @param mayOmit whether words may be left out
	 * @returns the words that were left out, as typed
	 */
	#matchWords(words: readonly QueryWord[], mayOmit: boolean): string[] {
		const { text } = this.#parts;
		const understood = words.filter(({ planned }) => !findsNothing(planned));
		const known = this.#withoutGuesses(understood);
		const distinguishing = known.filter((word) => this.isDistinguishing(word));
		const unknown = words.length - understood.length;
		// An unknown word is left out if there are at least as many that not every glove has; "chainsaw gloves" must not
		// match all gloves.
		const telling = known.filter((word) => !this.#isInAll(word)).length;
		if (known.length === 0 || (unknown > 0 && (!mayOmit || telling < unknown))) return [];
		text.match(known.map(({ planned }) => planned));
		if (text.count > 0 || !mayOmit) return listTyped(words, new Set(known));
		if (distinguishing.length < MIN_WORDS) return this.#matchTrade(words, known);
		const indexes = text.findBestSubset(distinguishing);
		if (indexes.length < Math.ceil(distinguishing.length * MIN_PART)) return this.#matchTrade(words, known);
		const matched = indexes.map((at) => distinguishing[at]!);
		text.match(matched.map(({ planned }) => planned));
		return listTyped(words, new Set([...matched, ...known.filter((word) => !this.isDistinguishing(word))]));
	}

	/** A correction that is no more than a guess decides nothing beside a word of the trade. */
	#withoutGuesses(words: readonly QueryWord[]): readonly QueryWord[] {
		const hasTrade = words.some((word) => !word.isPlain && !this.#isInAll(word));
		return hasTrade ? words.filter(({ isGuess }) => !isGuess) : words;
	}

	/** Leaves out the words that mean nothing in the trade: "froid" decides, not "humidité" of some text. */
	#matchTrade(words: readonly QueryWord[], known: readonly QueryWord[]): string[] {
		const { text } = this.#parts;
		const trade = known.filter(({ isPlain }) => !isPlain);
		if (trade.every((word) => this.#isInAll(word))) return this.#matchAny(words, known);
		text.match(trade.map(({ planned }) => planned));
		if (text.count > 0) return listTyped(words, new Set(trade));
		return this.#matchDemands(words, trade);
	}

	/**
	 * Leaves out trades and what hands hold if no glove has them with what is asked of the glove itself: "souder des
	 * clôtures" asks for welding gloves, not for those of fences. Demands on the glove that exclude each other find
	 * nothing: one without the nitrile, the elk or the process is no answer.
	 */
	#matchDemands(words: readonly QueryWord[], known: readonly QueryWord[]): string[] {
		const { text } = this.#parts;
		const telling = known.filter((word) => !this.#isInAll(word));
		const trades = telling.filter(({ isTrade }) => isTrade);
		const kept = telling.filter(({ isTrade }) => !isTrade);
		if (trades.length === 0) return [];
		const best = text.findBestSubset(trades).map((at) => trades[at]!);
		for (const trade of [...best, ...trades.filter((other) => !best.includes(other))]) {
			text.match([...kept, trade].map(({ planned }) => planned));
			if (text.count > 0) kept.push(trade);
		}
		text.match(kept.map(({ planned }) => planned));
		if (text.count === 0) return [];
		return listTyped(words, new Set([...kept, ...known.filter((word) => this.#isInAll(word))]));
	}

	/** The plain words of the glove that has most of them, if they are at least half. */
	#matchAny(words: readonly QueryWord[], known: readonly QueryWord[]): string[] {
		const plain = known.filter((word) => !this.#isInAll(word));
		const indexes = this.#parts.text.findBestSubset(plain);
		if (indexes.length * 2 < plain.length) return [];
		const matched = indexes.map((at) => plain[at]!);
		this.#parts.text.match(matched.map(({ planned }) => planned));
		return listTyped(words, new Set([...matched, ...known.filter((word) => this.#isInAll(word))]));
	}

	/** True for a word that every glove matches, such as "glove". */
	#isInAll({ planned: { terms } }: QueryWord): boolean {
		return terms.some(({ id }) => this.#parts.text.isInAll(id, this.#parts.codes.size));
	}

	/** False for a word so common in texts and categories that the others decide, such as "glove" and "welding". */
	isDistinguishing({ planned: { terms } }: QueryWord): boolean {
		return !terms.some(({ id }) => this.#parts.text.countGloves(id) >= this.#parts.codes.size);
	}

	#matchCode(query: string): void {
		const { codes, text } = this.#parts;
		const key = partCodeKey(query);
		if (key.length < MIN_CODE_PART_LENGTH) return;
		const { from, exactTo, to } = codes.findPrefix(key);
		for (let position = from; position < to; position++) {
			text.raise(
				codes.gloveAt(position),
				(position < exactTo ? EXACT_CODE : CODE_START) + codes.size - position,
			);
		}
		// "A4" and "2XL" may be part of a code, but mean something else.
		if (!/\d/.test(key) || findMeaning(listWords(query).join(' '))) return;
		// "0 6" is two digits of a text; "276 3" is part of a part number.
		if (key.length < MIN_SPACED_PART_LENGTH && /\s/.test(query)) return;
		for (const position of codes.findInside(key))
			text.raise(codes.gloveAt(position), CODE_PART + codes.size - position);
	}

	/** The gloves with this stock code, if it is not derived from the part number. @param key the normalized code */
	listStocked(key: string): readonly number[] {
		this.#stocked ??= this.#gatherStocked();
		return this.#stocked.get(key) ?? [];
	}

	#gatherStocked(): Map<string, number[]> {
		const stocked = new Map<string, number[]>();
		const { codes, stockCodesOf } = this.#parts;
		for (let glove = 0; glove < codes.size; glove++) {
			for (const { key } of stockCodesOf(glove)) {
				const gloves = stocked.get(key) ?? [];
				if (!gloves.includes(glove)) stocked.set(key, [...gloves, glove]);
			}
		}
		return stocked;
	}
}

function listTyped(words: readonly QueryWord[], matched: ReadonlySet<QueryWord>): string[] {
	return words.filter((word) => !matched.has(word)).map(({ typed }) => typed);
}
