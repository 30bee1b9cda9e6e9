/** A map of at most `most` entries. When it is full, the least recently used entry is evicted. */
export class BoundedMap<Value> {
	readonly #entries = new Map<string, Value>();
	readonly #max: number;

	constructor(max: number) {
		this.#max = max;
	}

	get(key: string): Value | undefined {
		const value = this.#entries.get(key);
		if (value === undefined) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, value);
		return value;
	}

	set(key: string, value: Value): void {
		this.#entries.delete(key);
		this.#entries.set(key, value);
		if (this.#entries.size <= this.#max) return;
		for (const oldest of this.#entries.keys()) {
			this.#entries.delete(oldest);
			return;
		}
	}
}
