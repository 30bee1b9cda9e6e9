import type { Category } from '../../catalogue/category.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CategoryIndex } from './category-index.ts';
import { CodeIndex } from './codes/code-index.ts';
import { FacetIndex } from './facet-index.ts';
import { GloveNumbering, hasSamePosition } from './glove-numbering.ts';
import { sortByText } from './glove-order.ts';
import { buildPostings, type Postings, patchPostings } from './postings.ts';

/** The parts of an index. After a few changed gloves, a new index reuses most of them. */
export type IndexParts = {
	/** By glove number, as assigned by `numbering`. */
	entries: readonly CatalogueEntry[];
	numbering: GloveNumbering;
	/** As passed in, to detect changes. */
	given: readonly Category[];
	categories: CategoryIndex;
	facets: FacetIndex;
	postings: Postings;
};

export function buildParts(
	unsorted: readonly CatalogueEntry[],
	given: readonly Category[],
	vocabulary: Vocabulary,
): IndexParts {
	const order = sortByText(unsorted.map(({ sortKey }) => sortKey));
	const entries = Array.from(order, (at) => unsorted[at]!);
	const numbers = numberEntries(order);
	const numbering = new GloveNumbering(entries, new CodeIndex(unsorted, numbers));
	// The categories come first, since they add words to the vocabulary.
	const categories = new CategoryIndex(given, numbering, vocabulary);
	const facets = new FacetIndex(entries, numbering, vocabulary);
	const postings = buildPostings(unsorted, numbers, vocabulary.size);
	return { entries, numbering, given, categories, facets, postings };
}

/** The number of each entry's glove, from the indexes of the entries in sort order. */
function numberEntries(order: Uint32Array): Uint32Array {
	const numbers = new Uint32Array(order.length);
	for (let glove = 0; glove < order.length; glove++) numbers[order[glove]!] = glove;
	return numbers;
}

/** If more than one glove in this many has changed, building everything is no slower. */
const FEW_SHARE = 20;

/**
 * The parts after a few gloves have changed. Undefined if more have changed, if a glove was added or removed, or if a
 * term needs another storage format.
 */
export function renewParts(
	old: IndexParts,
	unsorted: readonly CatalogueEntry[],
	given: readonly Category[],
	vocabulary: Vocabulary,
): IndexParts | undefined {
	const changes = listChanges(old, unsorted);
	if (!changes) return undefined;
	const isOrderKept = changes.every(({ before, after }) => hasSamePosition(before, after));
	const moved = isOrderKept ? undefined : moveGloves(old.entries, changes);
	const entries = old.entries.slice();
	if (moved) for (let glove = 0; glove < moved.length; glove++) entries[moved[glove]!] = old.entries[glove]!;
	for (const { glove, after } of changes) entries[moved?.[glove] ?? glove] = after;
	const numbering = moved ? new GloveNumbering(entries, old.numbering.codes.renumber(moved)) : old.numbering;
	const isSameGiven = given.length === old.given.length && given.every((one, at) => one === old.given[at]);
	const categories =
		isOrderKept && isSameGiven ? old.categories : new CategoryIndex(given, numbering, vocabulary);
	const terms = changes.map(({ glove, after }) => ({ glove, terms: after.terms }));
	const postings = patchPostings(old.postings, terms, vocabulary.size, moved);
	if (!postings) return undefined;
	const isSameValues = changes.every(({ before, after }) => isSameList(before.values, after.values));
	const facets = isOrderKept && isSameValues ? old.facets : new FacetIndex(entries, numbering, vocabulary);
	return { entries, numbering, given, categories, facets, postings };
}

/** A changed glove by its old number. */
type Change = { glove: number; before: CatalogueEntry; after: CatalogueEntry };

/** Undefined if there are too many changes, or if a glove was added or removed. */
function listChanges(old: IndexParts, unsorted: readonly CatalogueEntry[]): Change[] | undefined {
	if (unsorted.length !== old.entries.length) return undefined;
	const changes: Change[] = [];
	for (const after of unsorted) {
		const glove = old.numbering.numbers.get(after.partNumber);
		if (glove === undefined) return undefined;
		const before = old.entries[glove]!;
		if (before === after) continue;
		changes.push({ glove, before, after });
		if (changes.length * FEW_SHARE > unsorted.length) return undefined;
	}
	return changes;
}

/**
 * The new number of each glove after some were renamed, by its old number. Unchanged gloves keep their relative order.
 */
function moveGloves(entries: readonly CatalogueEntry[], changes: readonly Change[]): Uint32Array {
	const isChanged = new Set(changes.map(({ glove }) => glove));
	const arrivals = changes.toSorted((a, b) => (a.after.sortKey < b.after.sortKey ? -1 : 1));
	const moved = new Uint32Array(entries.length);
	let next = 0;
	let arrival = 0;
	const arriveBefore = (key: string | undefined) => {
		for (; arrival < arrivals.length; arrival++) {
			const { glove, after } = arrivals[arrival]!;
			if (key !== undefined && after.sortKey > key) return;
			moved[glove] = next++;
		}
	};
	for (let glove = 0; glove < entries.length; glove++) {
		if (isChanged.has(glove)) continue;
		arriveBefore(entries[glove]!.sortKey);
		moved[glove] = next++;
	}
	arriveBefore(undefined);
	return moved;
}

function isSameList(one: Uint32Array, other: Uint32Array): boolean {
	return one.length === other.length && one.every((value, at) => value === other[at]);
}
