import { type BitSet, hasBit } from './bit-set.ts';

/** An order of all gloves: equal names go by part number; descending turns the whole order round. */
export type PartNumberSort = { field: 'id' | 'name' | 'partNumber'; descending: boolean };

type Sortable = { readonly id: string; readonly partNumber: string };

/** The orders other than the gloves' own, by name; each is made when it is first asked for. */
export class GloveOrder {
	readonly #count: number;
	/** The texts alone: whole gloves would be kept long after they have changed. */
	readonly #texts: Record<'id' | 'partNumber', readonly string[]>;
	readonly #orders = new Map<'id' | 'partNumber', Uint32Array>();

	/** @param gloves in the order of names */
	constructor(gloves: readonly Sortable[]) {
		this.#count = gloves.length;
		this.#texts = {
			id: gloves.map(({ id }) => id),
			partNumber: gloves.map(({ partNumber }) => partNumber),
		};
	}

	/** Numbers of gloves in an order, after leaving out the first `skip`. */
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

	/** The same over a set of gloves, by part number. */
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

/** The places of texts in their code unit order; equal ones stay in the order they are in. */
export function sortByText(texts: readonly string[]): Uint32Array {
	const places = Array.from(texts, (_, at) => at);
	places.sort((a, b) => (texts[a]! < texts[b]! ? -1 : texts[a]! > texts[b]! ? 1 : 0));
	return Uint32Array.from(places);
}
