import { addBit, type BitSet, createBitSet, createFullBitSet, hasBit } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CodeIndex } from './code-index.ts';
import { GloveOrder, sortByText } from './glove-order.ts';

/**
 * The number of each glove in one version of the catalogue, by the order of listings, and all that follows from ids, names
 * and part numbers alone. While none of those changes it serves the next version too.
 */
export class GlovePlaces {
	readonly numbers = new Map<string, number>();
	/** The first glove with a name, by its address form. */
	readonly bySlug = new Map<string, number>();
	/** For each glove the one it is listed under: itself, or the base of a variant. */
	readonly homes: Uint32Array;
	/** The colour variants listed under a base, by its part number. */
	readonly variants = new Map<string, number[]>();
	readonly allVariants: readonly number[];
	readonly all: BitSet;
	/** All but colour variants. */
	readonly listed: BitSet;
	readonly codes: CodeIndex;
	readonly order: GloveOrder;

	/**
	 * @param unsorted in any order; that of part numbers, as a database gives them, is sorted in no time
	 * @param order the places of its entries in the order of listings
	 */
	constructor(unsorted: readonly CatalogueEntry[], order: Uint32Array) {
		const entries = Array.from(order, (at) => unsorted[at]!);
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
		this.codes = new CodeIndex(unsorted, invert(order));
		this.order = new GloveOrder(entries);
	}

	isListed(glove: number): boolean {
		return hasBit(this.listed, glove);
	}

	/** The numbers of a part number's glove and of the one it is listed under; empty when unknown. */
	find(partNumber: string): readonly number[] {
		const glove = this.numbers.get(partNumber);
		return glove === undefined ? [] : [glove, this.homes[glove]!];
	}
}

/** Whether a glove that changed stands where it stood. */
export function isSamePlace(before: CatalogueEntry, after: CatalogueEntry): boolean {
	return before.id === after.id && before.sortKey === after.sortKey;
}

/** The places of entries in the order of listings. */
export function orderEntries(entries: readonly CatalogueEntry[]): Uint32Array {
	return sortByText(entries.map(({ sortKey }) => sortKey));
}

/** The number of each entry's glove, from the places of the entries in order. */
export function invert(order: Uint32Array): Uint32Array {
	const numbers = new Uint32Array(order.length);
	for (let glove = 0; glove < order.length; glove++) numbers[order[glove]!] = glove;
	return numbers;
}
