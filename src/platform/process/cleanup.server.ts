import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { cleanUpIdempotency } from '../limits/idempotency.server.ts';
import { deleteExpiredUses } from '../limits/rate-limit-queries.server.ts';
import type { Log } from './log.server.ts';

const EVERY_MS = 10 * 60_000;

/**
 * Periodically deletes expired data: old counts, old answers, and whatever features add in `more`. Returns a function
 * that stops it.
 */
export function startCleanup(
	db: Kysely<Schema>,
	log: Log,
	more: readonly ((db: Kysely<Schema>) => Promise<unknown>)[] = [],
): () => void {
	const timer = setInterval(() => {
		for (const forget of [cleanUp, ...more]) {
			forget(db).catch((error) => log.warn({ err: error }, 'old rows could not be swept'));
		}
	}, EVERY_MS);
	timer.unref();
	return () => clearInterval(timer);
}

export async function cleanUp(db: Kysely<Schema>, now: Date = new Date()): Promise<void> {
	await deleteExpiredUses(db, now.toISOString());
	await cleanUpIdempotency(db, now);
}
