import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { type CategoryPage, findCatalogueVersion } from '../catalogue/catalogue-queries.server.ts';
import type { Product } from '../catalogue/product.ts';
import {
	findProductDocument,
	listProductRows,
	type ProductRow,
} from '../catalogue/product-row-queries.server.ts';
import { readStoredProduct } from '../catalogue/stored-product.server.ts';
import { type CatalogueEntry, toCatalogueEntry } from './index/catalogue-entry.ts';
import { assembleCatalogueIndex, type CatalogueIndex } from './index/catalogue-index.ts';
import { startPolling } from './live/catalogue-polling.server.ts';
import {
	type DerivedFile,
	type EarlierGloves,
	readDerivedGloves,
	writeDerivedGloves,
} from './live/derived-gloves.server.ts';
import { DocumentCache } from './live/document-cache.server.ts';
import { copyInto, SiteTables } from './live/site-tables.server.ts';
import { Vocabulary } from './query/vocabulary.ts';
import { productOf, type StoredDocument, toStoredDocument } from './stored-document.server.ts';

/** What visitors see of a discontinued glove. */
export type RetiredGlove = {
	partNumber: string;
	name: string;
	/** The part number of its replacement, if one is still made. */
	successor: string | undefined;
};

/** Gloves read per batch, so that other requests are handled in between. */
const PAGE_OF_ROWS = 2_000;

/** The file is written again when a larger share of the gloves was derived anew. */
const MAX_NEW_SHARE = 0.1;

/** Reads once more while others write; under continuous writes, such as an import, the next poll goes on. */
const MAX_PASSES = 5;

/**
 * The catalogue in memory: an index for lists and search, and each glove's document. It follows the database by
 * its version number, re-derives only what changed, and keeps working while the database is unavailable.
 */
export class LiveCatalogue {
	readonly #db: DatabaseLike;
	readonly #vocabulary: Vocabulary;
	readonly #entries = new Map<string, CatalogueEntry>();
	readonly #retired = new Map<string, { name: string; successor: string }>();
	readonly #tables = new SiteTables();
	readonly #listeners = new Set<(version: number) => void>();
	/** What an earlier start derived; only during the first refresh. */
	#earlier: EarlierGloves | undefined;
	/** Gloves that were derived anew, since the file was read. */
	#derived = 0;
	#documents = new DocumentCache();
	#index: CatalogueIndex;
	#version = 0;
	#checkedAt = performance.now();
	#refreshing: Promise<void> | undefined;
	#stopPolling: (() => void) | undefined;

	private constructor(db: DatabaseLike, vocabulary = new Vocabulary()) {
		this.#db = db;
		this.#vocabulary = vocabulary;
		this.#index = assembleCatalogueIndex([], [], this.#vocabulary);
	}

	/**
	 * Loads the whole catalogue. Call `follow` to track the database, and `close` at the end.
	 * @param file where an earlier start stored what it derived; `storeDerived` writes it
	 */
	static async open(db: DatabaseLike, file?: DerivedFile): Promise<LiveCatalogue> {
		const earlier = file && (await readDerivedGloves(file));
		const catalogue = new LiveCatalogue(db, earlier?.vocabulary);
		catalogue.#earlier = earlier;
		await catalogue.refresh();
		catalogue.#earlier = undefined;
		return catalogue;
	}

	/**
	 * Stores what was derived for the next start, if more than a tenth of it is new. Returns whether the file was written: not
	 * while the catalogue changes, and not after `signal`.
	 */
	async storeDerived(file: DerivedFile, signal: AbortSignal): Promise<boolean> {
		if (this.#derived <= this.#entries.size * MAX_NEW_SHARE) return false;
		const find = (partNumber: string) => {
			const entry = this.#entries.get(partNumber);
			return entry && { entry, document: this.#documents.get(partNumber) };
		};
		const own = { vocabulary: this.#vocabulary, version: () => this.#version, find };
		const isWritten = await writeDerivedGloves(file, this.#db, own, signal);
		if (isWritten) this.#derived = 0;
		return isWritten;
	}

	get index(): CatalogueIndex {
		return this.#index;
	}

	/** Increases with every write to the catalogue by any process. */
	get version(): number {
		return this.#version;
	}

	/** Time of the last successful check for changes, as `performance.now()`. */
	get checkedAt(): number {
		return this.#checkedAt;
	}

	/** Calls `listener` with the new version after each refresh that changed something. */
	onChange(listener: (version: number) => void): void {
		this.#listeners.add(listener);
	}

	/**
	 * Polls for writes of other processes until `close`. `onPoll` is called after each poll with the error if the
	 * database did not respond, otherwise with undefined.
	 */
	follow(onPoll: (error: unknown) => void): void {
		this.#stopPolling = startPolling(() => this.refresh(), onPoll);
	}

	close(): void {
		this.#stopPolling?.();
	}

	/** Loads all changes since the current version. Call it after a write; concurrent calls share one run. */
	refresh(): Promise<void> {
		this.#refreshing ??= this.#refresh(this.#db).finally(() => {
			this.#refreshing = undefined;
		});
		return this.#refreshing;
	}

	/**
	 * This catalogue with what a transaction has written, for looking at it before it is committed. It does not follow
	 * the database, and shares what has not changed.
	 */
	async fork(transaction: DatabaseLike): Promise<LiveCatalogue> {
		const fork = new LiveCatalogue(this.#db, this.#vocabulary);
		copyInto(fork.#entries, this.#entries);
		copyInto(fork.#retired, this.#retired);
		fork.#tables.copyFrom(this.#tables);
		// Its changes are few, and none of them may be read from the database later: there they are rolled back.
		fork.#documents = this.#documents.copyWithRoom();
		fork.#index = this.#index;
		fork.#version = this.#version;
		await fork.#refresh(transaction);
		return fork;
	}

	async #refresh(db: DatabaseLike): Promise<void> {
		// The version is read first: a write during the reads is then found again by the next poll.
		let version = await findCatalogueVersion(db);
		this.#checkedAt = performance.now();
		if (version === this.#version) return;
		const changes = await this.#readChanges(db, this.#version);
		// What was committed meanwhile may be half among them. It is read once more, so that no page shows half of it.
		for (let pass = 0; pass < MAX_PASSES; pass++) {
			const latest = await findCatalogueVersion(db);
			if (latest === version) break;
			changes.push(...(await this.#readChanges(db, version)));
			version = latest;
		}
		for (const apply of changes) apply();
		this.#documents.endReservation();
		this.#index = assembleCatalogueIndex(
			[...this.#entries.values()],
			[...this.#tables.categories.values()],
			this.#vocabulary,
			this.#index,
		);
		this.#version = version;
		for (const listener of this.#listeners) listener(version);
	}

	/** Reads what changed after a version; the changes are applied together, later. */
	async #readChanges(db: DatabaseLike, since: number): Promise<(() => void)[]> {
		const changes = await this.#tables.readChanges(db, since);
		for (let after = ''; ; ) {
			const rows = await listProductRows(db, since, after, PAGE_OF_ROWS);
			for (const row of rows) changes.push(this.#readGlove(row));
			const last = rows.at(-1);
			if (!last || rows.length < PAGE_OF_ROWS) break;
			after = last.partNumber;
			await new Promise((resolve) => setImmediate(resolve));
		}
		return changes;
	}

	/** Parses a glove; what is returned puts it into the catalogue, or takes it out. */
	#readGlove(row: ProductRow): () => void {
		const { partNumber, removed, state, successor } = row;
		const earlier = removed || state !== 'published' ? undefined : this.#earlier?.find(row);
		if (earlier) return this.#put(row, earlier.entry, () => earlier.document);
		// Drafts and retired gloves are not indexed, so nothing visible to visitors can list them. An unreadable glove is
		// skipped without affecting the others. Staff find it on Today.
		const [product] = removed || state === 'draft' ? [] : mapReadable([row], readRow);
		if (!product) return () => this.#forget(partNumber);
		if (state === 'retired') {
			const { name } = product;
			return () => {
				this.#forget(partNumber);
				this.#retired.set(partNumber, { name, successor });
			};
		}
		this.#derived++;
		const entry = toCatalogueEntry(product, this.#vocabulary, row.since);
		return this.#put(row, entry, () => toStoredDocument(product));
	}

	/** What is returned puts a glove into the catalogue. */
	#put(
		{ partNumber, document: text }: ProductRow,
		entry: CatalogueEntry,
		toDocument: () => StoredDocument | undefined,
	): () => void {
		// Of a very large catalogue, the rest is not held: it is read from the database on request.
		const document = this.#documents.hasRoomFor(text.length) ? toDocument() : undefined;
		if (document) this.#documents.reserve(document);
		return () => {
			this.#forget(partNumber);
			this.#entries.set(partNumber, entry);
			if (document) this.#documents.add(partNumber, document);
		};
	}

	/** The cached document, synchronously; undefined if it is not cached or the glove does not exist. */
	findCachedDocument(partNumber: string): StoredDocument | undefined {
		return this.#documents.get(partNumber);
	}

	async findDocument(partNumber: string): Promise<StoredDocument | undefined> {
		const cached = this.#documents.get(partNumber);
		if (cached || !this.#entries.has(partNumber)) return cached;
		const document = await findProductDocument(this.#db, partNumber);
		if (document === undefined) return undefined;
		const [product] = mapReadable([{ partNumber, document }], readRow);
		return product && toStoredDocument(product);
	}

	async findProduct(partNumber: string): Promise<Product | undefined> {
		const document = await this.findDocument(partNumber);
		return document && productOf(document);
	}

	/** The new part number of an old one; undefined if no published glove had it. */
	findMoved(partNumber: string): string | undefined {
		const to = this.#tables.redirects.get(partNumber);
		return to !== undefined && (this.#entries.has(to) || this.#retired.has(to)) ? to : undefined;
	}

	findRetired(partNumber: string): RetiredGlove | undefined {
		const retired = this.#retired.get(partNumber);
		if (!retired) return undefined;
		const { name, successor } = retired;
		return { partNumber, name, successor: this.#entries.has(successor) ? successor : undefined };
	}

	/** The page of a category, by case-insensitive name. */
	findCategoryPage(name: string): CategoryPage | undefined {
		return this.#tables.findCategoryPage(name);
	}

	/** The category with a page created by staff at /products/{slug}. */
	findCategoryBySlug(slug: string): CategoryPage | undefined {
		return this.#tables.findCategoryBySlug(slug);
	}

	/** The categories with a page created by staff, sorted by name. */
	listCategoryPages(): CategoryPage[] {
		return this.#tables.listCategoryPages();
	}

	/** A list maintained by staff for a block of the site, such as "bestSellers"; undefined if there is none yet. */
	findSiteList(name: string): readonly string[] | undefined {
		return this.#tables.lists.get(name);
	}

	/** What staff wrote for a part of the site, such as "announcements", as stored; undefined if they did not. */
	findContent(name: string): string | undefined {
		return this.#tables.contents.get(name);
	}

	#forget(partNumber: string): void {
		this.#retired.delete(partNumber);
		this.#entries.delete(partNumber);
		this.#documents.remove(partNumber);
	}
}

function readRow({ partNumber, document }: Pick<ProductRow, 'partNumber' | 'document'>): Product {
	return readStoredProduct({ part_number: partNumber, document });
}
