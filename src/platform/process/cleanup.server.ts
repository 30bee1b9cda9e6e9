import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { cleanUpIdempotency } from '../limits/idempotency.server.ts';
import { deleteExpiredUses } from '../limits/rate-limit-queries.server.ts';
import type { Log } from './log.server.ts';

const EVERY_MS = 10 * 60_000;

/**
 * Does what is due now and then: deletes old counts and old answers, and whatever features add in `more`. Returns a
 * function that stops it.
 */
export function startCleanup(
	db: Kysely<Schema>,
	log: Log,
	more: readonly ((db: Kysely<Schema>) => Promise<unknown>)[] = [],
): () => void {
	const timer = setInterval(() => {
		for (const work of [cleanUp, ...more]) {
			work(db).catch((error) => log.warn({ err: error }, 'periodic work failed'));
		}
	}, EVERY_MS);
	timer.unref();
	return () => clearInterval(timer);
}

export async function cleanUp(db: Kysely<Schema>, now: Date = new Date()): Promise<void> {
	await deleteExpiredUses(db, now.toISOString());
	await cleanUpIdempotency(db, now);
}
