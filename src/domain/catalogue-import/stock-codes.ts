/** Gloves by stock code: with a code shared by two gloves, the wrong one would be picked from the shelf. */
export class StockCodes {
	readonly #owners = new Map<string, string>();

	add(partNumber: string, sizes: Readonly<Record<string, string>>): void {
		for (const code of Object.values(sizes)) {
			const key = code.toUpperCase();
			if (!this.#owners.has(key)) this.#owners.set(key, partNumber);
		}
	}

	/** Another glove with this code; undefined if there is none. */
	findOther(code: string, partNumber: string): string | undefined {
		const owner = this.#owners.get(code.toUpperCase());
		return owner === partNumber ? undefined : owner;
	}
}
