import { GLOVES_A_PAGE, type ListingSort } from '../listing.ts';
import { isRatedSort, type ListingOrder } from '../listing-order.ts';
import { addBit, type BitSet, createBitSet, sliceBits } from './bit-set.ts';
import type { GloveNumbering } from './glove-numbering.ts';
import type { TextSearch } from './text-search.ts';
import { rankGloves } from './top-gloves.ts';

/** Pages of found gloves, by relevance or in one of the other orders. */
export class GloveRanking {
	readonly #numbering: GloveNumbering;
	readonly #search: TextSearch;
	readonly #ratedOrder: ListingOrder;

	constructor(numbering: GloveNumbering, search: TextSearch, ratedOrder: ListingOrder) {
		this.#numbering = numbering;
		this.#search = search;
		this.#ratedOrder = ratedOrder;
	}

	/** Members of a set in a sort order other than relevance. */
	slice(sort: ListingSort | undefined, set: BitSet, skip: number, limit: number): number[] {
		if (sort === 'partNumber') return this.#numbering.order.sliceByPartNumber(set, skip, limit);
		if (isRatedSort(sort)) return this.#ratedOrder.slice(sort, set, skip, limit);
		return sliceBits(set, skip, limit);
	}

	/** A page of the gloves that match a text, in any order; variants have their own hits unless `isListed` is set. */
	slicePage(
		query: string,
		options: { sort: ListingSort | undefined; isListed: boolean; skip: number; limit: number; total: number },
	): number[] {
		const { sort, isListed, skip, limit, total } = options;
		const { listed } = this.#search.find(query);
		const match = this.#search.match(query);
		/** For each listed glove, the variant that matches better. */
		const standIns = new Map<number, number>();
		const set = isListed ? listed : createBitSet(this.#numbering.homes.length);
		if (!isListed) for (let i = 0; i < match.count; i++) addBit(set, match.gloves[i]!);
		else {
			for (const variant of this.#numbering.allVariants) {
				const home = this.#numbering.homes[variant]!;
				if (match.scores[variant]! <= match.scores[home]!) continue;
				standIns.set(home, variant);
				match.raise(home, match.scores[variant]!);
			}
		}
		const gloves =
			sort === undefined ? rankGloves(match, set, total, skip, limit) : this.slice(sort, set, skip, limit);
		match.clear();
		return gloves.map((glove) => standIns.get(glove) ?? glove);
	}

	/** A page of `result` by relevance. A variant's score raises that of its base. */
	rankListed(query: string, result: BitSet, total: number, skip: number): number[] {
		const match = this.#search.match(query);
		for (const variant of this.#numbering.allVariants) {
			const score = match.scores[variant]!;
			if (score > 0) match.raise(this.#numbering.homes[variant]!, score);
		}
		const gloves = rankGloves(match, result, total, skip, GLOVES_A_PAGE);
		match.clear();
		return gloves;
	}

	/** The best gloves for a text; variants are ranked separately. */
	rankAll(query: string, limit: number): number[] {
		const match = this.#search.match(query);
		const gloves = rankGloves(match, this.#numbering.all, match.count, 0, limit);
		match.clear();
		return gloves;
	}
}
