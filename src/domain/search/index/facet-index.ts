import { FILTER_GROUPS } from '../filter-groups.ts';
import { isRuled } from '../filter-slug.ts';
import type { FilterValue, Vocabulary } from '../query/vocabulary.ts';
import {
	addBit,
	type BitSet,
	countBits,
	countCommonBits,
	createBitSet,
	hasBit,
	uniteBits,
} from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { GloveNumbering } from './glove-numbering.ts';

/** A value that at least one listed glove has. Its number is its index in the list of facets. */
type Facet = {
	slug: string;
	label: string;
	/** False for a level that gloves only meet by having a higher one. */
	shown: boolean;
};

/** A value of fewer than one glove in this many is stored as a list instead of bits. */
const SPARSE_SHARE = 32;

/**
 * Maps filter values to gloves. Counting iterates the cheaper side: the values of the matching gloves, or the gloves of
 * each value, 32 at a time.
 */
export class FacetIndex {
	/** All values by group, each group in its display order. */
	readonly facets: readonly Facet[];
	/** By their id in the vocabulary. */
	readonly #values: readonly FilterValue[];
	readonly #groupStarts: Uint32Array;
	readonly #bySlug: ReadonlyMap<string, number>;
	/** Bits per value; undefined for rare values, which are stored as lists. */
	readonly #bits: (BitSet | undefined)[] = [];
	readonly #valueStarts: Uint32Array;
	readonly #valueGloves: Uint32Array;
	readonly #gloveStarts: Uint32Array;
	readonly #gloveValues: Uint32Array;
	readonly #listed: number;
	/** A reusable buffer with a count per value; its contents are valid until the next count. */
	readonly counts: Uint32Array;

	/** Colour variants are neither listed nor counted. */
	constructor(entries: readonly CatalogueEntry[], numbering: GloveNumbering, vocabulary: Vocabulary) {
		this.#values = vocabulary.values;
		const used = new Uint32Array(vocabulary.values.length);
		const gloveStarts = new Uint32Array(entries.length + 1);
		let total = 0;
		let listed = 0;
		for (let glove = 0; glove < entries.length; glove++) {
			if (numbering.isListed(glove)) {
				listed++;
				const { values } = entries[glove]!;
				total += values.length;
				for (let i = 0; i < values.length; i++) used[values[i]!]!++;
			}
			gloveStarts[glove + 1] = total;
		}
		const { facets, groupStarts, numbers, bySlug } = orderFacets(vocabulary.values, used);
		this.facets = facets;
		this.#groupStarts = groupStarts;
		this.#bySlug = bySlug;
		this.counts = new Uint32Array(facets.length);
		const counts = new Uint32Array(facets.length);
		for (let id = 0; id < used.length; id++) if (used[id]! > 0) counts[numbers[id]!]! += used[id]!;
		this.#listed = listed;
		this.#gloveStarts = gloveStarts;
		this.#valueStarts = new Uint32Array(facets.length + 1);
		let sparse = 0;
		for (let facet = 0; facet < facets.length; facet++) {
			if (counts[facet]! * SPARSE_SHARE >= entries.length) this.#bits.push(createBitSet(entries.length));
			else {
				this.#bits.push(undefined);
				sparse += counts[facet]!;
			}
			this.#valueStarts[facet + 1] = sparse;
		}
		const gloveValues = new Uint32Array(total);
		const valueGloves = new Uint32Array(sparse);
		const next = this.#valueStarts.slice();
		for (let glove = 0; glove < entries.length; glove++) {
			const from = gloveStarts[glove]!;
			if (gloveStarts[glove + 1] === from) continue;
			const { values } = entries[glove]!;
			for (let i = 0; i < values.length; i++) {
				const facet = numbers[values[i]!]!;
				gloveValues[from + i] = facet;
				const bits = this.#bits[facet];
				if (bits) addBit(bits, glove);
				else valueGloves[next[facet]!++] = glove;
			}
		}
		this.#gloveValues = gloveValues;
		this.#valueGloves = valueGloves;
	}

	/**
	 * The values that a glove states itself, without the lower levels that it also meets. @param values the ids of its
	 * values
	 */
	listStated(values: Uint32Array): FilterValue[] {
		return Array.from(values, (id) => this.#values[id]!).filter(({ implied }) => !implied);
	}

	/** The numbers of a group's values: from the first up to, but not including, the second. */
	rangeOf(group: number): [from: number, to: number] {
		return [this.#groupStarts[group]!, this.#groupStarts[group + 1]!];
	}

	find(group: number, slug: string): number | undefined {
		return this.#bySlug.get(`${group}:${slug}`);
	}

	/**
	 * A label for a value that no glove has. A rating is named like its other levels: "ansi-cut-a9" is "ANSI Cut A9" if
	 * "ANSI Cut A4" is known.
	 */
	nameMissing(group: number, slug: string): string {
		const mark = slug.lastIndexOf('-') + 1;
		const [from, to] = this.rangeOf(group);
		for (let facet = from; isRuled(FILTER_GROUPS[group]!.id) && facet < to; facet++) {
			const { slug: known, label } = this.facets[facet]!;
			if (mark > 0 && known.lastIndexOf('-') + 1 === mark && known.startsWith(slug.slice(0, mark)))
				return label.slice(0, label.lastIndexOf(' ') + 1) + slug.slice(mark).toUpperCase();
		}
		return slug.replaceAll('-', ' ');
	}

	/** Adds the gloves that have a value to `target`. */
	unite(target: BitSet, facet: number): void {
		const bits = this.#bits[facet];
		if (bits) {
			uniteBits(target, bits);
			return;
		}
		const end = this.#valueStarts[facet + 1]!;
		for (let at = this.#valueStarts[facet]!; at < end; at++) addBit(target, this.#valueGloves[at]!);
	}

	/** Writes to `counts` how many gloves of `set` have each value from `from` up to, but not including, `to`. */
	count(set: BitSet, from: number, to: number, counts: Uint32Array): void {
		const members = countBits(set);
		const values = members === 0 ? 0 : (members * this.#gloveValues.length) / Math.max(this.#listed, 1);
		if (values < (to - from) * set.length) this.#countByGlove(set, from, to, counts);
		else for (let facet = from; facet < to; facet++) counts[facet] = this.#countOne(set, facet);
	}

	#countByGlove(set: BitSet, from: number, to: number, counts: Uint32Array): void {
		counts.fill(0, from, to);
		const starts = this.#gloveStarts;
		const values = this.#gloveValues;
		const isAll = from === 0 && to === counts.length;
		for (let i = 0; i < set.length; i++) {
			for (let word = set[i]!; word !== 0; word &= word - 1) {
				const glove = (i << 5) + 31 - Math.clz32(word & -word);
				const end = starts[glove + 1]!;
				if (isAll) for (let at = starts[glove]!; at < end; at++) counts[values[at]!]!++;
				else {
					for (let at = starts[glove]!; at < end; at++) {
						const facet = values[at]!;
						if (facet >= from && facet < to) counts[facet]!++;
					}
				}
			}
		}
	}

	#countOne(set: BitSet, facet: number): number {
		const bits = this.#bits[facet];
		if (bits) return countCommonBits(set, bits);
		let count = 0;
		for (let at = this.#valueStarts[facet]!; at < this.#valueStarts[facet + 1]!; at++) {
			if (hasBit(set, this.#valueGloves[at]!)) count++;
		}
		return count;
	}
}

/**
 * Sorts and numbers the used values. Spellings that differ only in case or accents are one value; it gets the first
 * label in code unit order, regardless of the order of the gloves.
 */
function orderFacets(values: readonly FilterValue[], used: Uint32Array) {
	const facets: Facet[] = [];
	const groupStarts = new Uint32Array(FILTER_GROUPS.length + 1);
	const bySlug = new Map<string, number>();
	for (const [group, { compare }] of FILTER_GROUPS.entries()) {
		const merged = new Map<string, Facet>();
		for (const [id, value] of values.entries()) {
			if (used[id] === 0 || value.group !== group) continue;
			const { slug, label, implied = false } = value;
			const facet = merged.get(slug);
			if (!facet) merged.set(slug, { slug, label, shown: !implied });
			else {
				facet.shown ||= !implied;
				if (label < facet.label) facet.label = label;
			}
		}
		for (const facet of [...merged.values()].sort(compare)) {
			bySlug.set(`${group}:${facet.slug}`, facets.length);
			facets.push(facet);
		}
		groupStarts[group + 1] = facets.length;
	}
	const numbers = Uint32Array.from(values, ({ group, slug }) => bySlug.get(`${group}:${slug}`) ?? 0);
	return { facets, groupStarts, numbers, bySlug };
}
