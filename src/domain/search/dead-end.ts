import { FILTER_GROUPS } from './filter-groups.ts';
import { type FilterId, isRuled } from './filter-slug.ts';
import { FilteredGloves } from './filtered-gloves.ts';
import { type BitSet, countBits, createBitSet, hasBit, sliceBits } from './index/bit-set.ts';
import type { CatalogueEntry } from './index/catalogue-entry.ts';
import type { FacetIndex } from './index/facet-index.ts';
import { type Listing, withoutFilter } from './listing.ts';
import type { ProductCard } from './product-card.ts';

/** A chosen filter that a glove does not meet. */
export type Lack = {
	id: FilterId;
	/** The requested values; any one of them is enough. */
	requested: readonly string[];
	/** What it has instead: "ANSI Cut A4" when A5 is requested; undefined if it has nothing comparable. */
	has: string | undefined;
};

export type DeadEnd = {
	/** The closest gloves, nearest first. */
	nearest: { card: ProductCard; lacks: Lack[] }[];
	/** Each chosen value, with the number of results without it. */
	removals: { id: FilterId; slug: string; count: number }[];
};

const MAX_NEAR = 6;
/** Nobody clicks through more than this. */
const MAX_REMOVALS = 12;

/** A glove this many levels short is as far away as one without the rating. */
const MISSING_LEVELS = 9;

/** One requirement on a glove: any of these values. */
type Demand = { id: FilterId; group: number; slugs: readonly string[]; labels: string[]; met: BitSet };

/** @param base the gloves of the scope that match the search text */
export function explainDeadEnd(options: {
	listing: Listing;
	base: BitSet;
	entries: readonly CatalogueEntry[];
	facets: FacetIndex;
}): DeadEnd {
	const { listing, base, entries, facets } = options;
	const demands = listDemands(listing, facets, entries.length);
	if (demands.length === 0) return { nearest: [], removals: [] };
	const distances = sliceBits(base, 0, entries.length).map((glove) => ({
		glove,
		distance: demands.reduce((sum, demand) => sum + distanceTo(demand, glove, entries[glove]!, facets), 0),
	}));
	distances.sort((a, b) => a.distance - b.distance || a.glove - b.glove);
	const nearest = distances
		// Leave out gloves that meet none of the demands.
		.filter(({ distance }) => distance < demands.length * FAR)
		.slice(0, MAX_NEAR)
		.map(({ glove }) => ({
			card: entries[glove]!.card,
			lacks: demands
				.filter(({ met }) => !hasBit(met, glove))
				.map((demand) => ({
					id: demand.id,
					requested: demand.labels,
					has: findOwn(demand, entries[glove]!, facets)?.label,
				})),
		}));
	const chosen = demands.flatMap(({ id, slugs }) => slugs.map((slug) => ({ id, slug })));
	const removals = chosen.slice(0, MAX_REMOVALS).map(({ id, slug }) => ({
		id,
		slug,
		count: countBits(new FilteredGloves(facets, withoutFilter(listing, id, slug), base).result),
	}));
	return { nearest, removals };
}

/** Distance of an unmet demand; a rating close to it gets less. */
const FAR = 100;

function distanceTo(demand: Demand, glove: number, entry: CatalogueEntry, facets: FacetIndex): number {
	if (hasBit(demand.met, glove)) return 0;
	const own = findOwn(demand, entry, facets);
	if (own === undefined) return FAR;
	const gap = Math.min(
		...demand.labels.map((label) => Math.abs(levelOfLabel(label) - levelOfLabel(own.label))),
	);
	return FAR / 2 + Math.min(gap, MISSING_LEVELS);
}

function listDemands(listing: Listing, facets: FacetIndex, gloves: number): Demand[] {
	return FILTER_GROUPS.flatMap(({ id }, group) => {
		const slugs = listing.filters[id] ?? [];
		const isAll = isRuled(id) && listing.rules?.[id] === 'all';
		const sets = slugs.length === 0 ? [] : isAll ? slugs.map((slug) => [slug]) : [slugs];
		return sets.map((set) => {
			const met = createBitSet(gloves);
			const labels = set.map((slug) => {
				const facet = facets.find(group, slug);
				if (facet === undefined) return facets.nameMissing(group, slug);
				facets.unite(met, facet);
				return facets.facets[facet]!.label;
			});
			return { id, group, slugs: set, labels, met };
		});
	});
}

/** The glove's own rating of the requested kind; undefined for groups other than ratings. */
function findOwn(
	{ id, group, labels }: Demand,
	{ values }: CatalogueEntry,
	facets: FacetIndex,
): { label: string } | undefined {
	if (!isRuled(id)) return undefined;
	const kinds = labels.map(kindOfLabel);
	return facets
		.listStated(values)
		.find((value) => value.group === group && kinds.includes(kindOfLabel(value.label)));
}

/** "ANSI Cut" of "ANSI Cut A4". */
const kindOfLabel = (label: string) => label.slice(0, label.lastIndexOf(' '));

/** 4 of "ANSI Cut A4", and of "EN 388 straight blade D". */
function levelOfLabel(label: string): number {
	const mark = label.slice(label.lastIndexOf(' ') + 1);
	const digits = /\d+/.exec(mark)?.[0];
	return digits === undefined ? mark.charCodeAt(0) - 64 : Number(digits);
}
