import { setInterval } from 'node:timers';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { addHits, dropExcess } from './missing-address-queries.server.ts';
import { REDIRECT_LIMITS, redirectKey } from './redirect.ts';

const FLUSH_MS = 30_000;
/** Different addresses counted between two writes: who invents addresses does not fill the memory. */
const MAX_PENDING = 500;

/** Counts addresses in memory, and writes the counts now and then, so that a visit to no page costs no write. */
export class MissingAddresses {
	readonly #db: Kysely<Schema>;
	readonly #log: Log;
	#pending = new Map<string, number>();
	readonly #timer: NodeJS.Timeout;

	constructor(db: Kysely<Schema>, log: Log) {
		this.#db = db;
		this.#log = log;
		this.#timer = setInterval(() => void this.flush(), FLUSH_MS);
		this.#timer.unref();
	}

	count(path: string): void {
		const key = redirectKey(path);
		// Long or odd addresses come from programs that look for holes.
		if (key.length > REDIRECT_LIMITS.path || !/^\/[\p{L}\p{N}/ ._~-]+$/u.test(key)) return;
		if (!this.#pending.has(key) && this.#pending.size >= MAX_PENDING) return;
		this.#pending.set(key, (this.#pending.get(key) ?? 0) + 1);
	}

	/** Writes what was counted. A failure is logged, and its counts are lost. */
	async flush(now: Date = new Date()): Promise<void> {
		const counted = this.#pending;
		if (counted.size === 0) return;
		this.#pending = new Map();
		try {
			const lastAt = now.toISOString();
			await this.#db.transaction().execute(async (transaction) => {
				for (const [path, hits] of counted) await addHits(transaction, { path, hits, lastAt });
				await dropExcess(transaction);
			});
		} catch (err) {
			logFailure(this.#log, { err }, 'addresses that are not there could not be counted');
		}
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.flush();
	}
}
