import type { Category } from '../catalogue/category.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CategoryIndex } from './category-index.ts';
import { FacetIndex } from './facet-index.ts';
import { GlovePlaces, invert, isSamePlace, orderEntries } from './glove-places.ts';
import { buildPostings, type Postings, patchPostings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What an index is made of; an index that takes over a few changed gloves takes over most of it as it is. */
export type IndexParts = {
	/** By the numbers that the places give them. */
	entries: readonly CatalogueEntry[];
	places: GlovePlaces;
	/** As they were given, to see what changed. */
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
	const order = orderEntries(unsorted);
	const entries = Array.from(order, (at) => unsorted[at]!);
	const places = new GlovePlaces(unsorted, order);
	// First the categories, whose words belong to the vocabulary too.
	const categories = new CategoryIndex(given, places, vocabulary);
	const facets = new FacetIndex(entries, places, vocabulary);
	const postings = buildPostings(unsorted, invert(order), vocabulary.size);
	return { entries, places, given, categories, facets, postings };
}

/** When more than one glove in this many has changed, building everything is no slower. */
const FEW_SHARE = 20;

/** The parts after a few gloves have changed that stand where they stood; undefined when it is more than that. */
export function renewParts(
	old: IndexParts,
	given: readonly CatalogueEntry[],
	categoriesGiven: readonly Category[],
	vocabulary: Vocabulary,
): IndexParts | undefined {
	const { places } = old;
	if (given.length !== old.entries.length) return undefined;
	const changes: { glove: number; entry: CatalogueEntry }[] = [];
	for (let at = 0; at < given.length; at++) {
		const entry = given[at]!;
		const glove = places.numbers.get(entry.partNumber);
		if (glove === undefined) return undefined;
		const before = old.entries[glove]!;
		if (before === entry) continue;
		if (!isSamePlace(before, entry) || changes.length * FEW_SHARE > given.length) return undefined;
		changes.push({ glove, entry });
	}
	const isSameGiven =
		categoriesGiven.length === old.given.length && categoriesGiven.every((one, at) => one === old.given[at]);
	const categories = isSameGiven ? old.categories : new CategoryIndex(categoriesGiven, places, vocabulary);
	const terms = changes.map(({ glove, entry }) => ({ glove, terms: entry.terms }));
	const postings = patchPostings(old.postings, terms, vocabulary.size);
	if (!postings) return undefined;
	const entries = old.entries.slice();
	for (const { glove, entry } of changes) entries[glove] = entry;
	const isSameValues = changes.every(({ glove, entry }) =>
		isSameList(old.entries[glove]!.values, entry.values),
	);
	const facets = isSameValues ? old.facets : new FacetIndex(entries, places, vocabulary);
	return { entries, places, given: categoriesGiven, categories, facets, postings };
}

function isSameList(one: Uint32Array, other: Uint32Array): boolean {
	return one.length === other.length && one.every((value, at) => value === other[at]);
}
