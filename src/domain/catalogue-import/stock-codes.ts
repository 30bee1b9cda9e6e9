/** Which gloves have which stock codes: a code that two gloves share picks the wrong one off the shelf. */
export class StockCodes {
	readonly #owners = new Map<string, string>();

	add(partNumber: string, sizes: Readonly<Record<string, string>>): void {
		for (const code of Object.values(sizes)) {
			const key = code.toUpperCase();
			if (!this.#owners.has(key)) this.#owners.set(key, partNumber);
		}
	}

	/** Another glove than this one that has the code; undefined when none has. */
	findOther(code: string, partNumber: string): string | undefined {
		const owner = this.#owners.get(code.toUpperCase());
		return owner === partNumber ? undefined : owner;
	}
}
