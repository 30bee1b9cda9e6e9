import { type BitSet, hasBit } from './index/bit-set.ts';
import type { CatalogueEntry } from './index/catalogue-entry.ts';
import type { ListingSort } from './listing.ts';

/** Sort orders by a property of the glove other than its name or number. */
export type RatedSort = Extract<ListingSort, 'cut' | 'heat' | 'newest'>;

/** The sort value, highest first; -1 or an empty string for gloves without it. */
const READ: Record<RatedSort, (entry: CatalogueEntry) => number | string> = {
	cut: ({ levels }) => levels.cut,
	heat: ({ levels }) => levels.heat,
	newest: ({ since }) => since,
};

/** Gloves of one version of the catalogue by rating or age; each order is built on first use. */
export class ListingOrder {
	readonly #entries: readonly CatalogueEntry[];
	readonly #orders = new Map<RatedSort, Uint32Array>();

	/** @param entries sorted by name; equal ones keep this order */
	constructor(entries: readonly CatalogueEntry[]) {
		this.#entries = entries;
	}

	/** Sorted members of `set`, after the first `skip`. */
	slice(sort: RatedSort, set: BitSet, skip: number, limit: number): number[] {
		const gloves: number[] = [];
		let before = 0;
		for (const glove of this.#orderBy(sort)) {
			if (!hasBit(set, glove) || before++ < skip) continue;
			gloves.push(glove);
			if (gloves.length === limit) break;
		}
		return gloves;
	}

	#orderBy(sort: RatedSort): Uint32Array {
		let order = this.#orders.get(sort);
		if (!order) {
			const keys = this.#entries.map(READ[sort]);
			const gloves = Array.from(keys, (_, glove) => glove);
			gloves.sort((a, b) => (keys[a]! < keys[b]! ? 1 : keys[a]! > keys[b]! ? -1 : a - b));
			order = Uint32Array.from(gloves);
			this.#orders.set(sort, order);
		}
		return order;
	}
}

export function isRatedSort(sort: ListingSort | undefined): sort is RatedSort {
	return sort !== undefined && Object.hasOwn(READ, sort);
}
