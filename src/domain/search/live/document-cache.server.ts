import { type StoredDocument, sizeOf } from '../stored-document.server.ts';

/** Memory limit for cached documents; the rest of a larger catalogue is read from the database on request. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Documents of gloves by part number, up to a limit in memory. */
export class DocumentCache {
	readonly #documents = new Map<string, StoredDocument>();
	#bytes = 0;
	/** Of documents that are read and not added yet. */
	#reserved = 0;

	get(partNumber: string): StoredDocument | undefined {
		return this.#documents.get(partNumber);
	}

	/** Whether a document of this length, in characters, still fits. */
	hasRoomFor(length: number): boolean {
		return this.#bytes + this.#reserved + length <= MAX_BYTES;
	}

	/** Keeps room for a document that is added later. */
	reserve(document: StoredDocument): void {
		this.#reserved += sizeOf(document);
	}

	/** Everything reserved has been added, or never will be. */
	endReservation(): void {
		this.#reserved = 0;
	}

	/** Does nothing without room. */
	add(partNumber: string, document: StoredDocument): void {
		if (this.#bytes + sizeOf(document) > MAX_BYTES) return;
		this.#bytes += sizeOf(document);
		this.#documents.set(partNumber, document);
	}

	remove(partNumber: string): void {
		const cached = this.#documents.get(partNumber);
		if (!cached) return;
		this.#bytes -= sizeOf(cached);
		this.#documents.delete(partNumber);
	}

	/** A copy that changes by itself, with room for as much again. */
	copyWithRoom(): DocumentCache {
		const copy = new DocumentCache();
		for (const [partNumber, document] of this.#documents) copy.#documents.set(partNumber, document);
		return copy;
	}
}
