import { setImmediate } from 'node:timers/promises';
import type { Product } from '../../domain/catalogue/product.ts';
import { type FitGlove, readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { StoredDocument } from '../../domain/search/stored-document.server.ts';

/** The sheets of one catalogue version, parsed for the judge. */
export type FitSheets = {
	version: number;
	/** Ordered by name, including colour variants. */
	gloves: readonly FitGlove[];
	/** Number of gloves that are not held; 0 except in a very large catalogue. */
	left: number;
};

type CachedGlove = { etag: string; glove: FitGlove };

/** Max sheets held: about 2.5 kB each. */
const MAX_GLOVES = 25_000;

/** Parsing ten thousand sheets takes about a second; other requests are served after each slice. */
const SLICE_MS = 8;

/** Delay before sheets are read ahead after a start or a change. */
const WARM_AFTER_MS = 1_000;

/**
 * Every published glove in the form the judge uses. Each sheet is parsed once per version of its glove, in slices, so
 * that no request waits for ten thousand of them; when one glove changes, only that one is parsed again.
 */
export class FitGloves {
	readonly #catalogue: LiveCatalogue;
	readonly #cache = new Map<string, CachedGlove>();
	#sheets: FitSheets | undefined;
	#reading: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;

	constructor(catalogue: LiveCatalogue) {
		this.#catalogue = catalogue;
	}

	/**
	 * Reads the sheets ahead of the first request, now and after each change. `onError` is called if the database fails.
	 */
	follow(onError: (error: unknown) => void): void {
		const readLater = () => {
			clearTimeout(this.#timer);
			this.#timer = setTimeout(() => this.list().catch(onError), WARM_AFTER_MS).unref();
		};
		readLater();
		this.#catalogue.onChange(readLater);
	}

	/** The sheets of the current catalogue version, or of a newer one. Waits until they are read. */
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

	/** Finds one glove without reading the others; undefined if no such glove is published. */
	async find(partNumber: string): Promise<FitGlove | undefined> {
		const document =
			this.#catalogue.findCachedDocument(partNumber) ?? (await this.#catalogue.findDocument(partNumber));
		return document && this.#readSheet(partNumber, document);
	}

	async #read(): Promise<void> {
		const { index, version } = this.#catalogue;
		const all = index.listPartNumbers();
		const partNumbers = all.slice(0, MAX_GLOVES);
		const named = new Set(partNumbers);
		for (const partNumber of this.#cache.keys()) if (!named.has(partNumber)) this.#cache.delete(partNumber);
		const gloves: FitGlove[] = [];
		let sliceEnd = performance.now() + SLICE_MS;
		for (const partNumber of partNumbers) {
			const glove = await this.find(partNumber);
			// Withdrawn while the others were read; the next version does not have it.
			if (glove !== undefined) gloves.push(glove);
			if (performance.now() < sliceEnd) continue;
			await setImmediate();
			sliceEnd = performance.now() + SLICE_MS;
		}
		this.#sheets = { version, gloves, left: all.length - partNumbers.length };
	}

	#readSheet(partNumber: string, { etag, json }: StoredDocument): FitGlove {
		const cached = this.#cache.get(partNumber);
		if (cached?.etag === etag) return cached.glove;
		const glove = readFitGlove(JSON.parse(json.toString()) as Product);
		if (cached !== undefined || this.#cache.size < MAX_GLOVES) this.#cache.set(partNumber, { etag, glove });
		return glove;
	}
}
