import { FILTER_GROUPS } from './filter-groups.ts';
import { type FilterId, isRuled } from './filter-slug.ts';
import { type BitSet, createBitSet, hasBit, intersectBits } from './index/bit-set.ts';
import type { FacetIndex } from './index/facet-index.ts';
import type { Listing } from './listing.ts';

/** A filter value as shown in the drawer. */
type FilterChoice = {
	slug: string;
	label: string;
	/** Results with this value, given the other choices; all of them if the group's rule is "all". */
	count: number;
	selected: boolean;
};

export type FilterChoices = { id: FilterId; labelKey: string; values: FilterChoice[] };

/** Receives a listing's filters, group by group. */
export type ChoiceVisitor = {
	group: (id: FilterId, labelKey: string) => void;
	/** @param facet the value's index; undefined for a chosen value that no glove has */
	value: (facet: number | undefined, slug: string, label: string, count: number, selected: boolean) => void;
};

/** The gloves of the base with any of the chosen values in a group, or with all of them. */
type ChosenSet = { group: number; set: BitSet; isAll: boolean };

const NOTHING_CHOSEN: readonly string[] = [];

/** Applies a listing's choices to a set of gloves. */
export class FilteredGloves {
	readonly #facets: FacetIndex;
	readonly #listing: Listing;
	readonly #base: BitSet;
	readonly #chosen: ChosenSet[] = [];
	/** The gloves that meet every group's choice; must not be modified. */
	readonly result: BitSet;

	/** @param base the gloves of the scope that match the search text; not modified */
	constructor(facets: FacetIndex, listing: Listing, base: BitSet) {
		this.#facets = facets;
		this.#listing = listing;
		this.#base = base;
		for (const [group, { id }] of FILTER_GROUPS.entries()) {
			const slugs = listing.filters[id];
			if (slugs === undefined || slugs.length === 0) continue;
			const isAll = isRuled(id) && listing.rules?.[id] === 'all';
			const set = isAll ? base.slice() : this.#unite(group, slugs);
			if (isAll) for (const slug of slugs) intersectBits(set, this.#unite(group, [slug]));
			else intersectBits(set, base);
			this.#chosen.push({ group, set, isAll });
		}
		this.result = this.#without(-1);
	}

	/** The gloves, in the base or not, with any of a group's values. */
	#unite(group: number, slugs: readonly string[]): BitSet {
		const set: BitSet = new Uint32Array(this.#base.length);
		for (const slug of slugs) {
			const facet = this.#facets.find(group, slug);
			if (facet !== undefined) this.#facets.unite(set, facet);
		}
		return set;
	}

	/** The gloves that meet every choice except that of one group; copies only to intersect two sets. */
	#without(group: number): BitSet {
		let met: BitSet | undefined;
		let isOwn = false;
		for (const other of this.#chosen) {
			if (other.group === group) continue;
			if (met === undefined) met = other.set;
			else {
				if (!isOwn) met = met.slice();
				isOwn = true;
				intersectBits(met, other.set);
			}
		}
		return met ?? this.#base;
	}

	/**
	 * Visits the groups with a count per value. A group's own choice is ignored in its counts if another of its values
	 * would widen the list, and applied if it would narrow it. Visits the values in `shown` and all chosen values.
	 */
	visitChoices(shown: BitSet, visitor: ChoiceVisitor): void {
		const { counts, facets } = this.#facets;
		this.#facets.count(this.result, 0, counts.length, counts);
		for (const { group, isAll } of this.#chosen) {
			if (isAll) continue;
			this.#facets.count(this.#without(group), ...this.#facets.rangeOf(group), counts);
		}
		for (let group = 0; group < FILTER_GROUPS.length; group++) {
			const { id, labelKey } = FILTER_GROUPS[group]!;
			const chosen = this.#listing.filters[id] ?? NOTHING_CHOSEN;
			visitor.group(id, labelKey);
			const [from, to] = this.#facets.rangeOf(group);
			for (let facet = from; facet < to; facet++) {
				const { slug, label } = facets[facet]!;
				const selected = chosen.length > 0 && chosen.includes(slug);
				if (selected || hasBit(shown, facet)) visitor.value(facet, slug, label, counts[facet]!, selected);
			}
			// A chosen value that no glove has any more must still be shown, so that it can be removed.
			for (const slug of chosen) {
				if (this.#facets.find(group, slug) === undefined)
					visitor.value(undefined, slug, this.#facets.nameMissing(group, slug), 0, true);
			}
		}
	}

	/** Like `visitChoices`, but returns a list. */
	listChoices(shown: BitSet): FilterChoices[] {
		const groups: FilterChoices[] = [];
		this.visitChoices(shown, {
			group: (id, labelKey) => groups.push({ id, labelKey, values: [] }),
			value: (_, slug, label, count, selected) =>
				groups.at(-1)?.values.push({ slug, label, count, selected }),
		});
		return groups;
	}
}

/** The values that at least one glove of a scope has, one bit per value. */
export function listFacetsOf(scope: BitSet, facets: FacetIndex): BitSet {
	const counts = new Uint32Array(facets.facets.length);
	facets.count(scope, 0, counts.length, counts);
	const present = createBitSet(counts.length);
	for (let facet = 0; facet < counts.length; facet++) {
		if (counts[facet]! > 0 && facets.facets[facet]!.shown) present[facet >>> 5]! |= 1 << (facet & 31);
	}
	return present;
}
