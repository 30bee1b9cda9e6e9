import { setImmediate } from 'node:timers/promises';
import type { Product } from '../../domain/catalogue/product.ts';
import { type FitGlove, readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import type { LiveCatalogue, StoredDocument } from '../../domain/search/live-catalogue.server.ts';

/** The sheets of one catalogue version, read for the judge. */
export type FitSheets = {
	version: number;
	/** In the order of names, colour variants included. */
	gloves: readonly FitGlove[];
	/** Gloves of the catalogue beyond those that are held; 0 but in a very large one. */
	left: number;
};

type HeldGlove = { etag: string; glove: FitGlove };

/** Sheets held at most: about 2.5 kB each. */
const MAX_GLOVES = 25_000;

/** Reading ten thousand sheets takes about a second: others are answered after each slice of it. */
const SLICE_MS = 8;

/** How long after a start or a change the sheets are read, if nobody asks before. */
const WARM_AFTER_MS = 1_000;

/**
 * Every published glove as the judge sees it. Each sheet is read once for each version of its glove, in slices, so
 * that no request waits for ten thousand of them; a change of one glove re-reads that one.
 */
export class FitGloves {
	readonly #catalogue: LiveCatalogue;
	readonly #held = new Map<string, HeldGlove>();
	#sheets: FitSheets | undefined;
	#reading: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;

	constructor(catalogue: LiveCatalogue) {
		this.#catalogue = catalogue;
	}

	/** Reads ahead of the first question, now and after each change. `onError` hears of a database that does not answer. */
	follow(onError: (error: unknown) => void): void {
		const readLater = () => {
			clearTimeout(this.#timer);
			this.#timer = setTimeout(() => this.list().catch(onError), WARM_AFTER_MS).unref();
		};
		readLater();
		this.#catalogue.onChange(readLater);
	}

	/** The sheets of the catalogue's present version, or of a newer one; the first to ask waits until they are read. */
	async list(): Promise<FitSheets> {
		const wanted = this.#catalogue.version;
		for (;;) {
			if (this.#sheets && this.#sheets.version >= wanted) return this.#sheets;
			this.#reading ??= this.#read().finally(() => {
				this.#reading = undefined;
			});
			await this.#reading;
		}
	}

	/** One glove, without the others; undefined when there is no such glove among the published. */
	async find(partNumber: string): Promise<FitGlove | undefined> {
		const document =
			this.#catalogue.findHeldDocument(partNumber) ?? (await this.#catalogue.findDocument(partNumber));
		return document && this.#readSheet(partNumber, document);
	}

	async #read(): Promise<void> {
		const { index, version } = this.#catalogue;
		const all = index.listPartNumbers();
		const partNumbers = all.slice(0, MAX_GLOVES);
		const named = new Set(partNumbers);
		for (const partNumber of this.#held.keys()) if (!named.has(partNumber)) this.#held.delete(partNumber);
		const gloves: FitGlove[] = [];
		let sliceEnd = performance.now() + SLICE_MS;
		for (const partNumber of partNumbers) {
			const glove = await this.find(partNumber);
			// Withdrawn while the others were read: the next version leaves it out.
			if (glove !== undefined) gloves.push(glove);
			if (performance.now() < sliceEnd) continue;
			await setImmediate();
			sliceEnd = performance.now() + SLICE_MS;
		}
		this.#sheets = { version, gloves, left: all.length - partNumbers.length };
	}

	#readSheet(partNumber: string, { etag, json }: StoredDocument): FitGlove {
		const held = this.#held.get(partNumber);
		if (held?.etag === etag) return held.glove;
		const glove = readFitGlove(JSON.parse(json.toString()) as Product);
		if (held !== undefined || this.#held.size < MAX_GLOVES) this.#held.set(partNumber, { etag, glove });
		return glove;
	}
}
