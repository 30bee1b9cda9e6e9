/** Deterministic pseudo-random numbers (mulberry32), because a bench must be repeatable. */
export class SeededRandom {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 up to, but not including, 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** An integer from `from` to `to`, inclusive. */
	between(from: number, to: number): number {
		return from + Math.floor(this.next() * (to - from + 1));
	}

	chance(share: number): boolean {
		return this.next() < share;
	}

	pick<Item>(items: readonly Item[]): Item {
		if (items.length === 0) throw new RangeError('There is nothing to pick from.');
		return items[Math.floor(this.next() * items.length)] as Item;
	}

	/** At most `count` different items, in list order. */
	sample<Item>(items: readonly Item[], count: number): Item[] {
		const chosen = new Set<number>();
		while (chosen.size < Math.min(count, items.length)) chosen.add(Math.floor(this.next() * items.length));
		return items.filter((_, position) => chosen.has(position));
	}
}
