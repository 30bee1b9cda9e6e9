import type { Kysely } from 'kysely';
import { findCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { extendClaim, type StoredImport } from './product-import-queries.server.ts';

/** An import that this process works on. */
export type ImportWork = {
	db: Kysely<Schema>;
	catalogue: LiveCatalogue;
	/** The ID of the process in the claim. */
	worker: string;
	stored: StoredImport;
	/** Aborted when the process stops; another process then resumes the import. */
	signal: AbortSignal;
};

/**
 * Waits until visitors of this process see everything written. A refresh that is already running may miss the latest
 * changes.
 */
export async function showWritten({ db, catalogue }: Pick<ImportWork, 'db' | 'catalogue'>): Promise<void> {
	const written = await findCatalogueVersion(db);
	while (catalogue.version < written) await catalogue.refresh();
}

/** How long a claim outlives the last slice of work, in milliseconds. */
export const CLAIM_MS = 20_000;

/** Thrown if staff cancelled the import. */
export class ImportEnded extends Error {}

/** Thrown if the process stops or has lost its claim to the import. */
export class ImportLeft extends Error {}

/**
 * Does a small part of the work in its own transaction, provided that the claim still holds. A part takes a few
 * milliseconds, so that other requests are handled in between.
 * @throws ImportEnded, ImportLeft
 */
export async function runSlice(
	{ db, worker, stored, signal }: ImportWork,
	step: { done: number; total: number },
	work: (transaction: DatabaseLike) => Promise<void>,
): Promise<void> {
	if (signal.aborted) throw new ImportLeft();
	const until = new Date(Date.now() + CLAIM_MS).toISOString();
	const isEnding = await db.transaction().execute(async (transaction) => {
		const isExtended = await extendClaim(transaction, { id: stored.id, worker, until }, step);
		if (!isExtended) throw new ImportLeft();
		if (!isExtended.isEnding) await work(transaction);
		return isExtended.isEnding;
	});
	if (isEnding) throw new ImportEnded();
}
