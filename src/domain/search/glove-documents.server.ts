import { createHash } from 'node:crypto';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { keepReadable } from '../../platform/db/stored-json.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { findProductDocuments } from '../catalogue/catalogue-queries.server.ts';
import { type Product, toProductSummary } from '../catalogue/product.ts';
import { readStoredProduct } from '../catalogue/stored-product.server.ts';
import { translateProduct } from '../catalogue/translations/product-texts.ts';

/** A glove's JSON as the API returns it, its strong ETag, and the short form for search results. */
export type GloveDocument = { json: Buffer; etag: string; summary: Buffer };

/** The English document, and the JSON of its French texts if it has any. */
export type StoredDocument = GloveDocument & { french?: Buffer };

/** What is held of every glove. */
type Outline = Pick<GloveDocument, 'etag' | 'summary'>;

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

export function productOf({ json, french }: StoredDocument): Product {
	const product: Product = JSON.parse(json.toString());
	return french ? { ...product, french: JSON.parse(french.toString()) } : product;
}

/** Bytes of documents that are held: a few thousand gloves. Those asked for last stay, the rest is in the database. */
const HELD_BYTES = 16 * 1024 * 1024;

/**
 * The documents of the indexed gloves. Each glove's summary and ETag are held; documents are held while there is room,
 * so that a usual range is shown without the database, and read when asked for in a large one.
 */
export class GloveDocuments {
	readonly #db: DatabaseLike;
	readonly #mostBytes: number;
	readonly #outlines = new Map<string, Outline>();
	/** By part number; the one that was not asked for longest is first. */
	readonly #held = new Map<string, StoredDocument>();
	#heldBytes = 0;

	constructor(db: DatabaseLike, mostBytes = HELD_BYTES) {
		this.#db = db;
		this.#mostBytes = mostBytes;
	}

	/** Notes a new version of a glove. Its document is held only if there is room, so that a load reads nothing twice. */
	note(product: Product): void {
		const texts = writeTexts(product);
		const outline = { etag: etagOf(texts), summary: Buffer.from(JSON.stringify(toProductSummary(product))) };
		this.#outlines.set(product.partNumber, outline);
		// Characters, of which a catalogue's texts have hardly fewer than bytes.
		const size = texts.json.length + (texts.french?.length ?? 0);
		if (this.#heldBytes + size <= this.#mostBytes) this.#hold(product.partNumber, toDocument(texts, outline));
	}

	forget(partNumber: string): void {
		this.#outlines.delete(partNumber);
		this.#drop(partNumber);
	}

	/** The English summary and the ETag of a glove, without its document. */
	findOutline(partNumber: string): Outline | undefined {
		return this.#outlines.get(partNumber);
	}

	/** The held document, synchronously. */
	findHeld(partNumber: string): StoredDocument | undefined {
		const document = this.#held.get(partNumber);
		if (document === undefined) return undefined;
		this.#held.delete(partNumber);
		this.#held.set(partNumber, document);
		return document;
	}

	/** The documents of these gloves, in order; undefined for an unknown or unreadable one. Takes at most one query. */
	async findAll(partNumbers: readonly string[]): Promise<(StoredDocument | undefined)[]> {
		const found = partNumbers.map((partNumber) => this.findHeld(partNumber));
		const missing = partNumbers.filter((partNumber, at) => !found[at] && this.#outlines.has(partNumber));
		if (missing.length === 0) return found;
		const texts = await findProductDocuments(this.#db, missing);
		return partNumbers.map((partNumber, at) => {
			const text = texts.get(partNumber);
			return found[at] ?? (text === undefined ? undefined : this.#read(partNumber, text));
		});
	}

	#read(partNumber: string, text: string): StoredDocument | undefined {
		const outline = this.#outlines.get(partNumber);
		const known = outline && readKnown(text, outline);
		if (known) {
			this.#hold(partNumber, known);
			return known;
		}
		// The row is newer than the index, or its text is less tidy than the product.
		const [product] = keepReadable([{ part_number: partNumber, document: text }], readStoredProduct);
		return product && toStoredDocument(product);
	}

	#hold(partNumber: string, document: StoredDocument): void {
		this.#drop(partNumber);
		this.#held.set(partNumber, document);
		this.#heldBytes += sizeOf(document);
		for (const oldest of this.#held.keys()) {
			if (this.#heldBytes <= this.#mostBytes) return;
			this.#drop(oldest);
		}
	}

	#drop(partNumber: string): void {
		const document = this.#held.get(partNumber);
		if (!document) return;
		this.#heldBytes -= sizeOf(document);
		this.#held.delete(partNumber);
	}
}

const sizeOf = ({ json, french }: StoredDocument) => json.length + (french?.length ?? 0);

/**
 * The document of a row whose glove has been checked before: the same ETag means the same text, which is not checked
 * again. Undefined for any other text.
 */
function readKnown(text: string, outline: Outline): StoredDocument | undefined {
	if (etagOf({ json: text }) === outline.etag) return toDocument({ json: text }, outline);
	if (!text.includes('"french":')) return undefined;
	try {
		const texts = writeTexts(JSON.parse(text));
		return etagOf(texts) === outline.etag ? toDocument(texts, outline) : undefined;
	} catch {
		return undefined;
	}
}

function toStoredDocument(product: Product): StoredDocument {
	const texts = writeTexts(product);
	const summary = Buffer.from(JSON.stringify(toProductSummary(product)));
	return toDocument(texts, { etag: etagOf(texts), summary });
}

/** The JSON of a glove in English, and of its French texts if it has any. */
type DocumentTexts = { json: string; french?: string };

/** The response contains the parsed product in its canonical form, since the row's text may be less tidy. */
function writeTexts({ french, ...english }: Product): DocumentTexts {
	return { json: JSON.stringify(english), ...(french && { french: JSON.stringify(french) }) };
}

function etagOf({ json, french = '' }: DocumentTexts): string {
	const hash = createHash('sha256').update(json).update(french);
	return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function toDocument({ json, french }: DocumentTexts, { etag, summary }: Outline): StoredDocument {
	return { json: toBytes(json), ...(french && { french: toBytes(french) }), etag, summary };
}

/** In memory of its own: Node's pool is freed only with everything else in it, such as summaries. */
function toBytes(text: string): Buffer {
	const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
	bytes.write(text);
	return bytes;
}
