import { type BitSet, hasBit } from './bit-set.ts';

/** A sort order of all gloves: equal names are sorted by part number; descending reverses the whole order. */
export type PartNumberSort = { field: 'id' | 'name' | 'partNumber'; descending: boolean };

type Sortable = { readonly id: string; readonly partNumber: string };

/** The orders other than by name; each is created on first use. */
export class GloveOrder {
	readonly #count: number;
	/** Only the texts: whole gloves would stay in memory long after they have changed. */
	readonly #texts: Record<'id' | 'partNumber', readonly string[]>;
	readonly #orders = new Map<'id' | 'partNumber', Uint32Array>();

	/** @param gloves sorted by name */
	constructor(gloves: readonly Sortable[]) {
		this.#count = gloves.length;
		this.#texts = {
			id: gloves.map(({ id }) => id),
			partNumber: gloves.map(({ partNumber }) => partNumber),
		};
	}

	/** Numbers of gloves in an order, after the first `skip`. */
	slice({ field, descending }: PartNumberSort, skip: number, limit: number): number[] {
		const order = field === 'name' ? undefined : this.#orderBy(field);
		const count = this.#count;
		const numbers: number[] = [];
		for (let rank = skip; rank < count && numbers.length < limit; rank++) {
			const at = descending ? count - 1 - rank : rank;
			numbers.push(order ? order[at]! : at);
		}
		return numbers;
	}

	/** The same for a set of gloves, by part number. */
	sliceByPartNumber(set: BitSet, skip: number, limit: number): number[] {
		const numbers: number[] = [];
		let before = 0;
		for (const glove of this.#orderBy('partNumber')) {
			if (!hasBit(set, glove) || before++ < skip) continue;
			numbers.push(glove);
			if (numbers.length === limit) break;
		}
		return numbers;
	}

	#orderBy(field: 'id' | 'partNumber'): Uint32Array {
		let order = this.#orders.get(field);
		if (!order) {
			order = sortByText(this.#texts[field]);
			this.#orders.set(field, order);
		}
		return order;
	}
}

/** The indexes of the texts in code unit order; equal texts keep their order. */
export function sortByText(texts: readonly string[]): Uint32Array {
	const indexes = Array.from(texts, (_, at) => at);
	indexes.sort((a, b) => (texts[a]! < texts[b]! ? -1 : texts[a]! > texts[b]! ? 1 : 0));
	return Uint32Array.from(indexes);
}
