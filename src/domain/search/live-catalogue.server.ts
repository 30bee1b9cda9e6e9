import { createHash } from 'node:crypto';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import {
	type CategoryPage,
	findCatalogueVersion,
	listCategoryPages,
	listCategoryRows,
	listRedirectRows,
	listSiteLists,
} from '../catalogue/catalogue-queries.server.ts';
import type { Category } from '../catalogue/category.ts';
import { type Product, toProductSummary } from '../catalogue/product.ts';
import {
	findProductDocument,
	listProductRows,
	type ProductRow,
} from '../catalogue/product-row-queries.server.ts';
import { readStoredProduct } from '../catalogue/stored-product.server.ts';
import { translateProduct } from '../catalogue/translations/product-texts.ts';
import { listSiteContents } from '../site-content/site-content-queries.server.ts';
import { type CatalogueEntry, toCatalogueEntry } from './index/catalogue-entry.ts';
import { assembleCatalogueIndex, type CatalogueIndex } from './index/catalogue-index.ts';
import { Vocabulary } from './query/vocabulary.ts';

/** A glove's JSON as the API returns it, its strong ETag, and the short form for search results. */
export type GloveDocument = { json: Buffer; etag: string; summary: Buffer };

/** The English document, and the JSON of its French texts if it has any. */
export type StoredDocument = GloveDocument & { french?: Buffer };

/** A document in a language, with the glove's texts translated. */
export function documentIn(document: StoredDocument, locale: Locale): GloveDocument {
	if (locale === DEFAULT_LOCALE) return document;
	const product = translateProduct(productOf(document), locale);
	return {
		json: Buffer.from(JSON.stringify(product)),
		etag: document.etag.replace(/"$/, `-${locale}"`),
		summary: Buffer.from(JSON.stringify(toProductSummary(product))),
	};
}

function productOf({ json, french }: StoredDocument): Product {
	const product: Product = JSON.parse(json.toString());
	return french ? { ...product, french: JSON.parse(french.toString()) } : product;
}

/** What visitors see of a discontinued glove. */
export type RetiredGlove = {
	partNumber: string;
	name: string;
	/** The part number of its replacement, if one is still made. */
	successor: string | undefined;
};

/** Gloves read per batch, so that other requests are handled in between. */
const PAGE_OF_ROWS = 2_000;

/** Interval for polling writes of other processes; a poll costs a few microseconds. */
const POLL_MS = 300;

/**
 * During continuous writes, such as an import, refreshing may use this share of the time; the rest is for visitors. A
 * single change is still seen at the next poll.
 */
const BUSY_PART = 1 / 8;
const MAX_PAUSE_MS = 2_000;

/** Memory limit for cached documents; the rest of a larger catalogue is read from the database on request. */
const DOCUMENT_BYTES = 128 * 1024 * 1024;

/**
 * The catalogue in memory: an index for lists and search, and each glove's document. It follows the database by
 * its version number, re-derives only what changed, and keeps working while the database is unavailable.
 */
export class LiveCatalogue {
	readonly #db: DatabaseLike;
	readonly #vocabulary = new Vocabulary();
	readonly #entries = new Map<string, CatalogueEntry>();
	readonly #categories = new Map<string, Category>();
	readonly #retired = new Map<string, { name: string; successor: string }>();
	readonly #redirects = new Map<string, string>();
	readonly #pages = new Map<string, CategoryPage>();
	readonly #lists = new Map<string, readonly string[]>();
	readonly #contents = new Map<string, string>();
	readonly #documents = new Map<string, StoredDocument>();
	readonly #listeners = new Set<(version: number) => void>();
	#documentBytes = 0;
	#index: CatalogueIndex;
	#version = 0;
	#checkedAt = performance.now();
	#refreshing: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;

	private constructor(db: DatabaseLike) {
		this.#db = db;
		this.#index = assembleCatalogueIndex([], [], this.#vocabulary);
	}

	/** Loads the whole catalogue. Call `follow` to track the database, and `close` at the end. */
	static async open(db: DatabaseLike): Promise<LiveCatalogue> {
		const catalogue = new LiveCatalogue(db);
		await catalogue.refresh();
		return catalogue;
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
	 * Polls for writes of other processes until `close`. `onLook` is called after each poll with the error if the
	 * database did not respond, otherwise with undefined.
	 */
	follow(onPoll: (error: unknown) => void): void {
		const poll = async () => {
			const startedAt = performance.now();
			try {
				await this.refresh();
				onPoll(undefined);
			} catch (error) {
				onPoll(error);
			}
			const pause = Math.min((performance.now() - startedAt) / BUSY_PART, MAX_PAUSE_MS);
			if (this.#timer) this.#timer = setTimeout(poll, Math.max(POLL_MS, pause)).unref();
		};
		this.#timer = setTimeout(poll, POLL_MS).unref();
	}

	close(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	/** Loads all changes since the current version. Call it after a write; concurrent calls share one run. */
	refresh(): Promise<void> {
		this.#refreshing ??= this.#refresh().finally(() => {
			this.#refreshing = undefined;
		});
		return this.#refreshing;
	}

	async #refresh(): Promise<void> {
		// The version is read first: a write during the reads is then found again by the next poll.
		const version = await findCatalogueVersion(this.#db);
		this.#checkedAt = performance.now();
		if (version === this.#version) return;
		for (const { category, removed } of await listCategoryRows(this.#db, this.#version)) {
			const key = category.name.toLowerCase();
			if (removed) this.#categories.delete(key);
			else this.#categories.set(key, category);
		}
		for (const { removed, ...page } of await listCategoryPages(this.#db, this.#version)) {
			if (removed) this.#pages.delete(page.name.toLowerCase());
			else this.#pages.set(page.name.toLowerCase(), page);
		}
		for (const { name, partNumbers } of await listSiteLists(this.#db, this.#version)) {
			if (partNumbers) this.#lists.set(name, partNumbers);
			else this.#lists.delete(name);
		}
		for (const { name, document } of await listSiteContents(this.#db, this.#version)) {
			this.#contents.set(name, document);
		}
		for (const { from, to } of await listRedirectRows(this.#db, this.#version)) this.#redirects.set(from, to);
		for (let after = ''; ; ) {
			const rows = await listProductRows(this.#db, this.#version, after, PAGE_OF_ROWS);
			for (const row of rows) {
				this.#forget(row.partNumber);
				// Drafts and retired gloves are not indexed, so nothing visible to visitors can list them.
				if (row.removed || row.state === 'draft') continue;
				// An unreadable glove is skipped without affecting the others. Staff find it on Today.
				const [product] = mapReadable([row], readRow);
				if (!product) continue;
				if (row.state === 'retired') {
					this.#retired.set(row.partNumber, { name: product.name, successor: row.successor });
					continue;
				}
				this.#entries.set(row.partNumber, toCatalogueEntry(product, this.#vocabulary, row.since));
				this.#cacheDocument(product, row);
			}
			const last = rows.at(-1);
			if (!last || rows.length < PAGE_OF_ROWS) break;
			after = last.partNumber;
			await new Promise((resolve) => setImmediate(resolve));
		}
		this.#index = assembleCatalogueIndex(
			[...this.#entries.values()],
			[...this.#categories.values()],
			this.#vocabulary,
			this.#index,
		);
		this.#version = version;
		for (const listener of this.#listeners) listener(version);
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
		const to = this.#redirects.get(partNumber);
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
		return this.#pages.get(name.toLowerCase());
	}

	/** The category with a page created by staff at /products/{slug}. */
	findCategoryBySlug(slug: string): CategoryPage | undefined {
		if (slug === '') return undefined;
		return [...this.#pages.values()].find((page) => page.slug === slug);
	}

	/** The categories with a page created by staff, sorted by name. */
	listCategoryPages(): CategoryPage[] {
		return [...this.#pages.values()]
			.filter(({ slug }) => slug !== '')
			.sort((a, b) => (a.name < b.name ? -1 : 1));
	}

	/** A list maintained by staff for a block of the site, such as "bestSellers"; undefined if there is none yet. */
	findSiteList(name: string): readonly string[] | undefined {
		return this.#lists.get(name);
	}

	/** What staff wrote for a part of the site, such as "announcements", as stored; undefined if they did not. */
	findContent(name: string): string | undefined {
		return this.#contents.get(name);
	}

	#forget(partNumber: string): void {
		this.#retired.delete(partNumber);
		this.#entries.delete(partNumber);
		const cached = this.#documents.get(partNumber);
		if (!cached) return;
		this.#documentBytes -= sizeOf(cached);
		this.#documents.delete(partNumber);
	}

	#cacheDocument(product: Product, { partNumber, document }: ProductRow): void {
		if (this.#documentBytes + document.length > DOCUMENT_BYTES) return;
		const stored = toStoredDocument(product);
		this.#documentBytes += sizeOf(stored);
		this.#documents.set(partNumber, stored);
	}
}

const sizeOf = ({ json, french }: StoredDocument) => json.length + (french?.length ?? 0);

function readRow({ partNumber, document }: Pick<ProductRow, 'partNumber' | 'document'>): Product {
	return readStoredProduct({ part_number: partNumber, document });
}

/** The response contains the parsed product in its canonical form, since the row's text may be less tidy. */
function toStoredDocument(product: Product): StoredDocument {
	const { french, ...english } = product;
	const json = Buffer.from(JSON.stringify(english));
	const texts = french && Buffer.from(JSON.stringify(french));
	const hash = createHash('sha256')
		.update(json)
		.update(texts ?? '');
	return {
		json,
		...(texts && { french: texts }),
		etag: `"${hash.digest('base64url').slice(0, 22)}"`,
		summary: Buffer.from(JSON.stringify(toProductSummary(product))),
	};
}
