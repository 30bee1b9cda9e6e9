import { partCodeKey, productSlug } from '../../catalogue/part-numbers/part-number.ts';
import { cleanQuery } from '../listing.ts';
import { listWords } from '../query/normalize-text.ts';
import { findsNothing, planQuery, type QueryWord } from '../query/query-plan.ts';
import type { QueryReading } from '../query/query-reading.ts';
import { readQuoted } from '../query/query-words.ts';
import { findMeaning } from '../query/synonyms.ts';
import { SHORTEST_CODE_PART } from '../query/word-plan.ts';
import { addBit, type BitSet, createBitSet, createFullBitSet } from './bit-set.ts';
import type { StockCode } from './catalogue-entry.ts';
import type { CodeIndex } from './code-index.ts';
import type { Lexicon } from './lexicon.ts';
import type { TextIndex } from './text-index.ts';
import { rankGloves } from './top-gloves.ts';

/** Figures that may stand within a part number when its letters are wrong: fewer would be in too many. */
const SHORTEST_INSIDE = 3;

/** Letters that are read as figures among figures: "xy3oo" is "xy300". */
function withDigits(key: string): string {
	const first = key.search(/\d/);
	if (first < 0) return key;
	return key.slice(0, first) + key.slice(first).replace(/o/g, '0').replace(/[il]/g, '1');
}

/** Ranks of a whole query that is a part number, above anything words can score (49,000). Within a rank: code order. */
const EXACT_CODE = 2 ** 26;
const CODE_START = 2 ** 25;
const CODE_PART = 2 ** 24;

/** What two neighbours add where a text holds them beside each other, in the order typed or turned, times their weight. */
const PAIR_FACTOR = 200;
const TURNED_PAIR_FACTOR = 150;

/** Of so many words that tell gloves apart one may be left out when no glove has them all, and of more a third. */
const FEWEST_WORDS = 3;
const LEAST_PART = 2 / 3;

/** A query that is a glove's name goes before gloves that have all its words. */
const WHOLE_NAME = 2 ** 20;

const MAX_CODE_LENGTH = 64;

/** Shortest part of a code that is looked for when it is typed in pieces. */
const SHORTEST_SPACED_PART = 3;

/** What to try when nothing was found. */
export type Suggestions = {
	/** Search texts that find something. */
	queries: string[];
	/** Part numbers near to what was typed. */
	partNumbers: string[];
};

export const NO_SUGGESTIONS: Suggestions = { queries: [], partNumbers: [] };

const MAX_QUERIES = 4;
const WORDS_PER_TYPED = 3;
const MAX_PART_NUMBERS = 4;

/**
 * What the last texts found is held: a text comes again at once, for its filter counts or with one filter more.
 * So many texts, and bytes over all of them.
 */
const MAX_HELD_TEXTS = 256;
const MAX_HELD_BYTES = 2 ** 20;

/** Gloves kept in order with what a text found: a page, or a list of suggestions. */
const MAX_RANKED = 24;

/** What a text finds, whatever the filters. */
export type FoundGloves = {
	total: number;
	/** The first gloves, best first: all of them, or 24. */
	best: readonly number[];
	/** What a listing shows of them: the base where only a colour variant matches. */
	listed: BitSet;
	reading: QueryReading;
};

type TextSearchParts = {
	codes: CodeIndex;
	text: TextIndex;
	lexicon: Lexicon;
	/** For each glove the one it is listed under. */
	homes: Uint32Array;
	/** Gloves by the address form of their name. */
	bySlug: ReadonlyMap<string, number>;
	partNumberOf: (glove: number) => string;
	/** Stock codes that tell the part number by no rule. */
	stockCodesOf: (glove: number) => readonly StockCode[];
	/** False for colour variants, which are not offered as near part numbers. */
	isListed: (glove: number) => boolean;
};

/** Search over part numbers and words, in the order of docs/behaviour.md, "Search". */
export class TextSearch {
	readonly #parts: TextSearchParts;
	/** What the last texts found, oldest first. */
	readonly #held = new Map<string, FoundGloves>();
	readonly #mostHeld: number;
	readonly #all: BitSet;
	/** Gloves by a stock code, made when one is first asked for. */
	#stocked: ReadonlyMap<string, readonly number[]> | undefined;

	constructor(parts: TextSearchParts) {
		this.#parts = parts;
		this.#all = createFullBitSet(parts.codes.size);
		this.#mostHeld = Math.min(MAX_HELD_TEXTS, Math.floor(MAX_HELD_BYTES / (this.#all.byteLength + 1)));
	}

	/** What a text finds, from memory when it was asked for lately. Nobody may change it. */
	find(query: string): FoundGloves {
		const held = this.#held.get(query);
		if (held) return held;
		const reading = this.#matchRead(query);
		const { gloves, count } = this.#parts.text;
		const { homes } = this.#parts;
		const listed = createBitSet(homes.length);
		for (let i = 0; i < count; i++) addBit(listed, homes[gloves[i]!]!);
		const best = rankGloves(this.#parts.text, this.#all, count, 0, MAX_RANKED);
		this.#parts.text.clear();
		const answer = { total: count, best, listed, reading };
		this.#held.set(query, answer);
		if (this.#held.size > this.#mostHeld) this.#held.delete(this.#held.keys().next().value as string);
		return answer;
	}

	/**
	 * Fills the text index's answer: gloves whose part number is the query, then those whose number starts with it,
	 * then those whose number holds it, then those that match every word. Clear the answer when done with it.
	 */
	match(query: string): TextIndex {
		this.#matchRead(query);
		return this.#parts.text;
	}

	/** The same, and how the query was read. */
	#matchRead(query: string): QueryReading {
		const { codes, text, lexicon, bySlug } = this.#parts;
		const { words, pairs, named } = planQuery(query, lexicon, codes);
		text.clear();
		const left = this.#matchWords(words, readQuoted(query) === undefined);
		for (const id of pairs.typed) text.lift(id, PAIR_FACTOR);
		for (const id of pairs.turned) text.lift(id, TURNED_PAIR_FACTOR);
		if (words.length > 0 && query.length <= MAX_CODE_LENGTH) {
			const whole = bySlug.get(productSlug(query));
			if (whole !== undefined && text.scores[whole] !== 0)
				text.raise(whole, text.scores[whole]! + WHOLE_NAME);
			this.#matchCode(query);
		}
		// Whoever names a glove wants that one, whatever else the sentence says.
		for (const glove of named) text.raise(glove, EXACT_CODE);
		// A code without a figure may be a word like any other.
		if (query.length <= MAX_CODE_LENGTH && /\d/.test(query))
			for (const glove of this.listStocked(partCodeKey(query))) text.raise(glove, EXACT_CODE);
		const mended = words.flatMap(({ typed, read }) => (read ? [{ typed, read }] : []));
		return { mended, leftOut: named.length > 0 || text.count === 0 ? [] : left };
	}

	/**
	 * Finds the gloves that match all words, or where there is none those that match most.
	 * @param mayLeave whether words may be left out
	 * @returns the words that were, as typed
	 */
	#matchWords(words: readonly QueryWord[], mayLeave: boolean): string[] {
		const { text } = this.#parts;
		const known = words.filter(({ planned }) => !findsNothing(planned));
		const telling = known.filter((word) => this.#tells(word));
		const unknown = words.length - known.length;
		// A word that nobody has is left out where the others outweigh it; "chainsaw gloves" are not all gloves.
		if (known.length === 0 || (unknown > 0 && (!mayLeave || telling.length < unknown))) return [];
		text.match(known.map(({ planned }) => planned));
		if (text.count > 0 || !mayLeave || telling.length < FEWEST_WORDS) return listTyped(words, new Set(known));
		const places = text.findMost(telling.map(({ planned }) => planned));
		if (places.length < Math.ceil(telling.length * LEAST_PART)) return [];
		const kept = places.map((at) => telling[at]!);
		text.match(kept.map(({ planned }) => planned));
		return listTyped(words, new Set([...kept, ...known.filter((word) => !this.#tells(word))]));
	}

	/** False for a word that every glove matches, such as "glove". */
	#tells({ planned: { terms } }: QueryWord): boolean {
		return !terms.some(({ id }) => this.#parts.text.countGloves(id) >= this.#parts.codes.size);
	}

	#matchCode(query: string): void {
		const { codes, text } = this.#parts;
		const key = partCodeKey(query);
		if (key.length < SHORTEST_CODE_PART) return;
		const { from, exactTo, to } = codes.findPrefix(key);
		for (let place = from; place < to; place++) {
			text.raise(codes.gloveAt(place), (place < exactTo ? EXACT_CODE : CODE_START) + codes.size - place);
		}
		// "A4" and "2XL" may stand inside a code, but mean something else.
		if (!/\d/.test(key) || findMeaning(listWords(query).join(' '))) return;
		// "0 6" are two figures of a text; "276 3" is a part of a number.
		if (key.length < SHORTEST_SPACED_PART && /\s/.test(query)) return;
		for (const place of codes.findInside(key))
			text.raise(codes.gloveAt(place), CODE_PART + codes.size - place);
	}

	/** The gloves with this stock code, where it is none that begins with the part number. @param key as codes are compared */
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

	/** Near part numbers for a text with a digit in it, nearest first. */
	listNearPartNumbers(typed: string, limit: number): string[] {
		const { codes, isListed, partNumberOf } = this.#parts;
		const key = partCodeKey(cleanQuery(typed).slice(0, MAX_CODE_LENGTH));
		if (key === '') return [];
		const meant = withDigits(key);
		const inside = (figures: string) =>
			figures.length < SHORTEST_INSIDE
				? []
				: codes.findInside(figures).filter((place) => isListed(codes.gloveAt(place)));
		// Somebody who leaves the letters out, or has others in mind, still knows the figures.
		const places = [
			...codes.findNear(meant, limit, isListed),
			...inside(meant.replace(/^\D+/, '')),
			...(meant === key ? [] : codes.findNear(key, limit, isListed)),
		];
		return [...new Set(places)].slice(0, limit).map((place) => partNumberOf(codes.gloveAt(place)));
	}

	/** For a query that found nothing: the same with nearer words, or with fewer, and near part numbers. */
	suggest(query: string): Suggestions {
		const { codes, lexicon } = this.#parts;
		const plan = planQuery(query, lexicon, codes).words;
		const partNumbers = plan
			.filter(({ typed, planned }) => /\d/.test(typed) && findsNothing(planned))
			.flatMap(({ typed }) => this.listNearPartNumbers(typed, MAX_PART_NUMBERS));
		const queries: string[] = [];
		for (const candidate of this.#listCandidates(plan)) {
			if (queries.length === MAX_QUERIES) break;
			if (!queries.includes(candidate) && this.match(candidate).count > 0) queries.push(candidate);
		}
		this.#parts.text.clear();
		return { queries, partNumbers: [...new Set(partNumbers)].slice(0, MAX_PART_NUMBERS) };
	}

	#listCandidates(plan: readonly QueryWord[]): string[] {
		const candidates: string[] = [];
		const join = (words: readonly string[]) => words.join(' ').trim();
		const typed = plan.map((word) => word.typed);
		const unknown = plan.findIndex(({ planned }) => findsNothing(planned));
		if (unknown >= 0) {
			for (const word of this.#parts.lexicon.suggest(typed[unknown]!, WORDS_PER_TYPED)) {
				candidates.push(join(typed.with(unknown, word)));
			}
			const lower = this.#findLowerLevel(typed[unknown]!);
			if (lower !== undefined) candidates.push(join(typed.with(unknown, lower)));
			candidates.push(join(plan.filter((word) => this.#isWorthAsking(word)).map((word) => word.typed)));
		} else {
			for (let left = typed.length - 1; left >= 0; left--) candidates.push(join(typed.toSpliced(left, 1)));
		}
		if (plan.length > 1)
			candidates.push(...plan.filter((word) => this.#isWorthAsking(word)).map((word) => word.typed));
		return candidates.filter((candidate) => candidate !== '');
	}

	#isWorthAsking(word: QueryWord): boolean {
		return !findsNothing(word.planned) && this.#tells(word);
	}

	/** For a level or size that no glove has, the next lower one that some glove has: "a7" -> "a6". */
	#findLowerLevel(typed: string): string | undefined {
		const { lexicon, codes } = this.#parts;
		const digit = /\d(?=\D*$)/.exec(typed);
		if (!digit || !findMeaning(listWords(typed).join(' '))) return undefined;
		for (let level = Number(digit[0]) - 1; level > 0; level--) {
			const lower = typed.slice(0, digit.index) + level + typed.slice(digit.index + 1);
			if (planQuery(lower, lexicon, codes).words.every(({ planned }) => !findsNothing(planned))) return lower;
		}
		return undefined;
	}
}

function listTyped(words: readonly QueryWord[], kept: ReadonlySet<QueryWord>): string[] {
	return words.filter((word) => !kept.has(word)).map(({ typed }) => typed);
}
