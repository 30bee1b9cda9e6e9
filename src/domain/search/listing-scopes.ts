import { groupIndexOf } from './filter-groups.ts';
import { filterSlug } from './filter-slug.ts';
import { listFacetsOf } from './filtered-gloves.ts';
import { type BitSet, intersectBits } from './index/bit-set.ts';
import type { CategoryIndex } from './index/category-index.ts';
import type { FacetIndex } from './index/facet-index.ts';

/** The part of the range that a listing page shows. Category names match case-insensitively. */
export type ListingScope =
	| { kind: 'all' }
	| { kind: 'category'; name: string }
	/** Gloves with Full use or Limited in a process, by its code: "SMAW". */
	| { kind: 'process'; code: string };

/** The gloves and filter values of listing scopes, in one version of the catalogue. */
export class ListingScopes {
	readonly #listed: BitSet;
	readonly #categories: CategoryIndex;
	readonly #facets: FacetIndex;
	/** The filter values shown per scope, computed on first use. */
	readonly #shownFacets = new Map<string, BitSet>();

	/** @param listed the gloves that listings show */
	constructor(listed: BitSet, categories: CategoryIndex, facets: FacetIndex) {
		this.#listed = listed;
		this.#categories = categories;
		this.#facets = facets;
	}

	/** Those of the gloves that are in a scope. The set must not be modified: it may be the one given. */
	narrow(gloves: BitSet, scope: ListingScope): BitSet {
		const inScope = this.#glovesOf(scope);
		if (!inScope) return gloves;
		const narrowed = gloves.slice();
		intersectBits(narrowed, inScope);
		return narrowed;
	}

	/** The filter values shown in a scope, so that the panel keeps its values while choices change. */
	facetsShownIn(scope: ListingScope): BitSet {
		const key =
			scope.kind === 'all'
				? ''
				: scope.kind === 'category'
					? `c:${scope.name.toLowerCase()}`
					: `p:${scope.code}`;
		let shown = this.#shownFacets.get(key);
		if (!shown) {
			shown = listFacetsOf(this.narrow(this.#listed, scope), this.#facets);
			// Category names come from URLs, so only existing ones are cached.
			if (scope.kind !== 'category' || this.#categories.find(scope.name)) this.#shownFacets.set(key, shown);
		}
		return shown;
	}

	/** Undefined for the whole range; empty for an unknown category or process. */
	#glovesOf(scope: ListingScope): BitSet | undefined {
		if (scope.kind === 'all') return undefined;
		const none: BitSet = new Uint32Array(this.#listed.length);
		if (scope.kind === 'category') return this.#categories.glovesOf(scope.name) ?? none;
		const facet = this.#facets.find(groupIndexOf('process'), filterSlug('process', scope.code));
		if (facet !== undefined) this.#facets.unite(none, facet);
		return none;
	}
}
