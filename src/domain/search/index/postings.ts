import type { CatalogueEntry } from './catalogue-entry.ts';
import { WEIGHT_BITS } from './term-collector.ts';

export const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;

/**
 * A term that at least one glove in this many has is stored as one byte per glove instead of four bytes per posting.
 * For a quarter of the gloves or more this takes no more memory, and a lookup by glove takes one step.
 */
const COMMON_SHARE = 8;

type CommonTerm = { count: number; weights: Uint8Array };

/** The gloves that have each term, and its weight there. Immutable. */
export type Postings = {
	/** The postings of term `id` are from `starts[id]` up to `starts[id + 1]`, as `glove << 8 | weight`. */
	readonly starts: Uint32Array;
	readonly postings: Uint32Array;
	/** For common terms, which have no postings: the weight in each glove, by glove number. */
	readonly common: ReadonlyMap<number, CommonTerm>;
	/** The terms of each glove, by glove number and sorted by id: the same data by glove. */
	readonly terms: readonly Uint32Array[];
};

const isCommon = (count: number, gloves: number) => count > 0 && count * COMMON_SHARE >= gloves;

/**
 * @param entries in any order: iterating in memory order takes half the time of iterating by number
 * @param numbers the number of each entry's glove
 * @param wordCount the size of the vocabulary
 */
export function buildPostings(
	entries: readonly Pick<CatalogueEntry, 'terms'>[],
	numbers: Uint32Array,
	wordCount: number,
): Postings {
	const starts = new Uint32Array(wordCount + 2);
	for (const { terms } of entries) {
		for (let i = 0; i < terms.length; i++) starts[(terms[i]! >>> WEIGHT_BITS) + 2]!++;
	}
	const common = new Map<number, CommonTerm>();
	for (let id = 0; id < wordCount; id++) {
		const count = starts[id + 2]!;
		if (!isCommon(count, entries.length)) continue;
		common.set(id, { count, weights: new Uint8Array(entries.length) });
		starts[id + 2] = 0;
	}
	for (let id = 2; id < starts.length; id++) starts[id]! += starts[id - 1]!;
	// While filling, starts[id + 1] is the index of the next posting of `id`; afterwards it is the end of `id`.
	const postings = new Uint32Array(starts[starts.length - 1]!);
	const termsOf: Uint32Array[] = new Array(entries.length);
	const weightsOf: (Uint8Array | undefined)[] = Array.from(
		{ length: wordCount },
		(_, id) => common.get(id)?.weights,
	);
	for (let at = 0; at < entries.length; at++) {
		const { terms } = entries[at]!;
		const number = numbers[at]!;
		termsOf[number] = terms;
		const glove = number << WEIGHT_BITS;
		for (let i = 0; i < terms.length; i++) {
			const term = terms[i]!;
			const id = term >>> WEIGHT_BITS;
			const weights = weightsOf[id];
			if (weights) weights[number] = term & WEIGHT_MASK;
			else postings[starts[id + 1]!++] = glove | (term & WEIGHT_MASK);
		}
	}
	return { starts, postings, common, terms: termsOf };
}

/** A glove's new terms; at most one entry per glove. */
export type ChangedTerms = { glove: number; terms: Uint32Array };

/**
 * The postings after some gloves have changed. All other data is copied in blocks, which takes a tenth of the time of a
 * full build. Undefined if a term has become common or is no longer common, since it is then stored differently.
 * @param changes by the gloves' old numbers
 * @param wordCount the size of the vocabulary
 * @param moved the new number of each glove, by its old one; omitted if all keep theirs
 */
export function patchPostings(
	old: Postings,
	changes: readonly ChangedTerms[],
	wordCount: number,
	moved?: Uint32Array,
): Postings | undefined {
	const terms = old.terms.slice();
	const changed = new Map<number, TermChange>();
	for (const { glove, terms: after } of changes) {
		collectChanges(terms[glove]!, after, glove, changed);
		terms[glove] = after;
	}
	const common = new Map(old.common);
	const rare: [id: number, change: TermChange][] = [];
	for (const [id, change] of changed) {
		const before = common.get(id);
		const count = (before?.count ?? countPostings(old, id)) + change.added.length - change.removed.size;
		if (isCommon(count, terms.length) !== (before !== undefined)) return undefined;
		if (before) common.set(id, { count, weights: patchWeights(before.weights, change) });
		else rare.push([id, change]);
	}
	rare.sort(([a], [b]) => a - b);
	const patched = { ...patchRare(old, rare, wordCount), common, terms };
	return moved ? movePostings(patched, moved) : patched;
}

/** Renumbers the gloves. The postings are modified in place, since nothing else refers to them yet. */
function movePostings({ starts, postings, common, terms }: Postings, moved: Uint32Array): Postings {
	for (let at = 0; at < postings.length; at++) {
		const posting = postings[at]!;
		postings[at] = (moved[posting >>> WEIGHT_BITS]! << WEIGHT_BITS) | (posting & WEIGHT_MASK);
	}
	// Most renamed gloves stay near their old place, and only the gloves in between get new numbers.
	const from = Math.max(
		moved.findIndex((number, glove) => number !== glove),
		0,
	);
	const to = moved.findLastIndex((number, glove) => number !== glove) + 1;
	const termsOf = terms.slice();
	for (let glove = from; glove < to; glove++) termsOf[moved[glove]!] = terms[glove]!;
	const moveWeights = ({ count, weights }: CommonTerm): CommonTerm => {
		const made = weights.slice();
		for (let glove = from; glove < to; glove++) made[moved[glove]!] = weights[glove]!;
		return { count, weights: made };
	};
	return {
		starts,
		postings,
		common: new Map(Array.from(common, ([id, term]) => [id, moveWeights(term)])),
		terms: termsOf,
	};
}

/** Gloves removed from a term, and postings added to it; a changed weight is both. */
type TermChange = { removed: Set<number>; added: number[] };

function collectChanges(
	before: Uint32Array,
	after: Uint32Array,
	glove: number,
	changed: Map<number, TermChange>,
): void {
	const changeOf = (term: number) => {
		const id = term >>> WEIGHT_BITS;
		const existing = changed.get(id);
		if (existing) return existing;
		const made: TermChange = { removed: new Set(), added: [] };
		changed.set(id, made);
		return made;
	};
	const stays = new Set(after);
	for (const term of before) {
		if (stays.has(term)) stays.delete(term);
		else changeOf(term).removed.add(glove);
	}
	for (const term of stays) changeOf(term).added.push((glove << WEIGHT_BITS) | (term & WEIGHT_MASK));
}

function patchWeights(before: Uint8Array, { removed, added }: TermChange): Uint8Array {
	const weights = before.slice();
	for (const glove of removed) weights[glove] = 0;
	for (const posting of added) weights[posting >>> WEIGHT_BITS] = posting & WEIGHT_MASK;
	return weights;
}

function patchRare(
	old: Postings,
	rare: readonly [id: number, change: TermChange][],
	wordCount: number,
): Pick<Postings, 'starts' | 'postings'> {
	const grown = rare.reduce((sum, [, { removed, added }]) => sum + added.length - removed.size, 0);
	const postings = new Uint32Array(old.postings.length + grown);
	const starts = new Uint32Array(wordCount + 2);
	let from = 0;
	let to = 0;
	let id = 0;
	/** Copies everything before a term unchanged. */
	const copyUpTo = (end: number) => {
		const until = startOf(old, end);
		postings.set(old.postings.subarray(from, until), to);
		for (; id < end; id++) starts[id] = startOf(old, id) + to - from;
		to += until - from;
		from = until;
	};
	for (const [term, { removed, added }] of rare) {
		copyUpTo(term);
		starts[id++] = to;
		const until = startOf(old, term + 1);
		for (; from < until; from++) {
			const posting = old.postings[from]!;
			if (!removed.has(posting >>> WEIGHT_BITS)) postings[to++] = posting;
		}
		for (const posting of added) postings[to++] = posting;
	}
	copyUpTo(wordCount);
	starts.fill(to, wordCount);
	return { starts, postings };
}

/** The index of a term's first posting; for terms added to the vocabulary later, the end, since they have none. */
function startOf({ starts, postings }: Postings, id: number): number {
	return starts[id] ?? postings.length;
}

/** Number of postings of a term; 0 for a common term. */
export function countPostings(postings: Postings, id: number): number {
	return startOf(postings, id + 1) - startOf(postings, id);
}

/** The weight of a term among a glove's sorted terms; 0 if it is missing. */
export function weightIn(terms: Uint32Array, id: number): number {
	let low = 0;
	let high = terms.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (terms[middle]! >>> WEIGHT_BITS < id) low = middle + 1;
		else high = middle;
	}
	const found = terms[low];
	return found !== undefined && found >>> WEIGHT_BITS === id ? found & WEIGHT_MASK : 0;
}

/** The weight of a term in the glove that has most of it; 0 if none has it. */
export function findHighestWeight({ common, starts, postings }: Postings, id: number): number {
	let highest = 0;
	for (const weight of common.get(id)?.weights ?? []) if (weight > highest) highest = weight;
	for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at++)
		highest = Math.max(highest, postings[at]! & WEIGHT_MASK);
	return highest;
}

/** Not 0 for each glove that has one of the terms, by glove number. */
export function markGloves(
	{ common, starts, postings, terms }: Postings,
	ids: readonly number[],
): Uint8Array {
	const marks = new Uint8Array(terms.length);
	for (const id of ids) {
		const weights = common.get(id)?.weights;
		if (weights) for (let glove = 0; glove < marks.length; glove++) marks[glove]! |= weights[glove]!;
		for (let at = starts[id]!; at < starts[id + 1]!; at++) marks[postings[at]! >>> WEIGHT_BITS] = 1;
	}
	return marks;
}
