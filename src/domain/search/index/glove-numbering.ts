import { addBit, type BitSet, createBitSet, createFullBitSet, hasBit } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CodeIndex } from './codes/code-index.ts';
import { GloveOrder } from './glove-order.ts';

/**
 * The number of each glove in one version of the catalogue, in listing order, and all data that depends only on ids,
 * names and part numbers. It is reused for the next version if none of those changed.
 */
export class GloveNumbering {
	readonly numbers = new Map<string, number>();
	/** The first glove with a name, by the name's slug. */
	readonly bySlug = new Map<string, number>();
	/** For each glove, the one it is listed under: itself, or the base of a variant. */
	readonly homes: Uint32Array;
	/** The colour variants listed under a base, by its part number. */
	readonly variants = new Map<string, number[]>();
	readonly allVariants: readonly number[];
	readonly all: BitSet;
	/** All but colour variants. */
	readonly listed: BitSet;
	readonly codes: CodeIndex;
	readonly order: GloveOrder;

	/** @param entries in listing order; `codes` uses the same numbers */
	constructor(entries: readonly CatalogueEntry[], codes: CodeIndex) {
		for (let glove = 0; glove < entries.length; glove++) this.numbers.set(entries[glove]!.partNumber, glove);
		this.homes = Uint32Array.from(entries, ({ basePartNumber, partNumber }, glove) =>
			basePartNumber === partNumber ? glove : (this.numbers.get(basePartNumber) ?? glove),
		);
		this.all = createFullBitSet(entries.length);
		this.listed = createBitSet(entries.length);
		for (let glove = 0; glove < entries.length; glove++) {
			const home = this.homes[glove]!;
			if (home === glove) addBit(this.listed, glove);
			else {
				const base = entries[home]!.partNumber;
				this.variants.set(base, [...(this.variants.get(base) ?? []), glove]);
			}
			const { slug } = entries[glove]!;
			if (!this.bySlug.has(slug)) this.bySlug.set(slug, glove);
		}
		this.allVariants = [...this.variants.values()].flat();
		this.codes = codes;
		this.order = new GloveOrder(entries);
	}

	isListed(glove: number): boolean {
		return hasBit(this.listed, glove);
	}

	/** The numbers of a part number's glove and of the one it is listed under; empty for an unknown part number. */
	find(partNumber: string): readonly number[] {
		const glove = this.numbers.get(partNumber);
		return glove === undefined ? [] : [glove, this.homes[glove]!];
	}
}

/** True if a changed glove keeps its id and sort key. */
export function hasSamePosition(before: CatalogueEntry, after: CatalogueEntry): boolean {
	return before.id === after.id && before.sortKey === after.sortKey;
}
