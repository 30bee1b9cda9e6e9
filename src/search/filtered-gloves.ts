import { type BitSet, createBitSet, intersectBits } from './bit-set.ts';
import type { FacetIndex } from './facet-index.ts';
import { FILTER_GROUPS } from './filter-groups.ts';
import type { FilterId } from './filter-slug.ts';
import type { Listing } from './listing.ts';

/** A filter value as the drawer shows it. */
type FilterChoice = {
	slug: string;
	label: string;
	/** Gloves that would be shown with this value, given the choices in the other groups. */
	count: number;
	selected: boolean;
};

export type FilterChoices = { id: FilterId; labelKey: string; values: FilterChoice[] };

/** The gloves of each group with a choice: those that have any of its chosen values. */
type ChosenSets = { group: number; set: BitSet }[];

/** What the choices of a listing leave of a set of gloves. */
export class FilteredGloves {
	readonly #facets: FacetIndex;
	readonly #listing: Listing;
	readonly #base: BitSet;
	readonly #chosen: ChosenSets = [];
	/** The gloves that meet every group's choice. */
	readonly result: BitSet;

	/** @param base the gloves of the scope that match the search text; it is not changed */
	constructor(facets: FacetIndex, listing: Listing, base: BitSet) {
		this.#facets = facets;
		this.#listing = listing;
		this.#base = base;
		for (const [group, { id }] of FILTER_GROUPS.entries()) {
			const slugs = listing.filters[id];
			if (slugs === undefined || slugs.length === 0) continue;
			const set: BitSet = new Uint32Array(base.length);
			for (const slug of slugs) {
				const facet = facets.find(group, slug);
				if (facet !== undefined) facets.unite(set, facet);
			}
			this.#chosen.push({ group, set });
		}
		this.result = this.#without(-1);
	}

	/** The gloves that meet every choice but that of one group. */
	#without(group: number): BitSet {
		const set = this.#base.slice();
		for (const other of this.#chosen) if (other.group !== group) intersectBits(set, other.set);
		return set;
	}

	/**
	 * The groups with a count per value. A group's own choice is left out of its counts, as another of its values
	 * would add to the list. Shown are the values that `isShown` allows, and chosen ones always.
	 */
	listChoices(isShown: (facet: number) => boolean): FilterChoices[] {
		const counts = new Uint32Array(this.#facets.facets.length);
		this.#facets.count(this.result, 0, counts.length, counts);
		for (const { group } of this.#chosen) {
			this.#facets.count(this.#without(group), ...this.#facets.rangeOf(group), counts);
		}
		return FILTER_GROUPS.map(({ id, labelKey }, group) => {
			const chosen = this.#listing.filters[id] ?? [];
			const values: FilterChoice[] = [];
			const [from, to] = this.#facets.rangeOf(group);
			for (let facet = from; facet < to; facet++) {
				const { slug, label } = this.#facets.facets[facet]!;
				const selected = chosen.includes(slug);
				if (selected || isShown(facet)) values.push({ slug, label, count: counts[facet]!, selected });
			}
			// A choice that no glove has any more must still be there to be taken back.
			for (const slug of chosen) {
				if (this.#facets.find(group, slug) === undefined) {
					values.push({ slug, label: slug.replaceAll('-', ' '), count: 0, selected: true });
				}
			}
			return { id, labelKey, values };
		});
	}
}

/** The values that some glove of a scope has, one bit per value. */
export function listFacetsOf(scope: BitSet, facets: FacetIndex): BitSet {
	const counts = new Uint32Array(facets.facets.length);
	facets.count(scope, 0, counts.length, counts);
	const held = createBitSet(counts.length);
	for (let facet = 0; facet < counts.length; facet++) {
		if (counts[facet]! > 0 && facets.facets[facet]!.shown) held[facet >>> 5]! |= 1 << (facet & 31);
	}
	return held;
}
