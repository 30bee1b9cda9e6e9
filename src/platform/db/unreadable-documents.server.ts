import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../process/log.server.ts';
import type { Schema } from './schema.ts';
import { listUnreadableRows, type StoredKind, type UnreadableRow } from './stored-kind.server.ts';

/** A row that cannot be read, and since when this process knows it (ISO 8601). */
export type UnreadableDocument = UnreadableRow & { since: string };

/** More than these are counted, not listed: a whole table may be spoiled. */
const MAX_LISTED = 1_000;
/** Lines in the log for one look. */
const MAX_LOGGED = 50;
/**
 * The pause after a scan is this many times the processor time that it took, and at least the next limit. Time on the
 * clock would let one scan on a suspended machine, or behind a slow database, delay the next one for minutes.
 */
const PAUSE_FACTOR = 10;
const MIN_PAUSE_MS = 1_000;
/** Whoever asks waits so long at most; then the last look answers. */
const WAIT_MS = 2_000;

type Options = {
	db: Kysely<Schema>;
	kinds: readonly StoredKind[];
	log: Pick<Log, 'warn' | 'info'>;
};

/**
 * Knows which stored documents cannot be read: an older build, a restore or a hand in the database leaves some. Every
 * reader leaves them out by itself; this looks for them so that the log, Today and `/health/ready` can name them.
 */
export class UnreadableDocuments {
	readonly kinds: readonly StoredKind[];
	readonly #options: Options;
	#known = new Map<string, UnreadableDocument>();
	#count = 0;
	#look: Promise<void> | undefined;
	#nextAt = Number.NEGATIVE_INFINITY;
	#timer: NodeJS.Timeout | undefined;

	constructor(options: Options) {
		this.#options = options;
		this.kinds = options.kinds;
	}

	/** As of the last look, which this never waits for. */
	get count(): number {
		return this.#count;
	}

	/** How many there are by table, as of the last look. */
	countByTable(): Record<string, number> {
		const counts: Record<string, number> = {};
		for (const { table } of this.#known.values()) counts[table] = (counts[table] ?? 0) + 1;
		return counts;
	}

	/** Looks soon: something was written. Many writes at once are one look. */
	lookSoon(): void {
		if (this.#timer) return;
		this.#timer = setTimeout(
			() => {
				this.#timer = undefined;
				this.look().catch((err) =>
					this.#options.log.warn({ err }, 'stored documents could not be looked through'),
				);
			},
			Math.max(0, this.#nextAt - performance.now()),
		).unref();
	}

	/** Looks no more by itself. */
	close(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	/** What cannot be read, after a new look where the last one is not fresh. */
	async list(): Promise<UnreadableDocument[]> {
		// Something was written since the last look, or that is old.
		if (this.#timer || performance.now() >= this.#nextAt) {
			this.close();
			const timeOut = new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
			await Promise.race([this.look(), timeOut]);
		}
		return [...this.#known.values()];
	}

	/** Looks through all tables. Whoever asks meanwhile waits for the same look. */
	look(): Promise<void> {
		this.#look ??= this.#lookThrough().finally(() => {
			this.#look = undefined;
		});
		return this.#look;
	}

	async #lookThrough(): Promise<void> {
		const began = process.cpuUsage();
		const { db, kinds, log } = this.#options;
		const found = new Map<string, UnreadableDocument>();
		const now = new Date().toISOString();
		let count = 0;
		let logged = 0;
		for (const kind of kinds) {
			for await (const rows of listUnreadableRows(db, kind)) {
				count += rows.length;
				for (const row of rows) {
					const key = `${row.table}.${row.column} ${row.id}`;
					const known = this.#known.get(key);
					if (found.size < MAX_LISTED) found.set(key, { ...row, since: known?.since ?? now });
					// Once for each change, not at each look.
					if (known?.reason === row.reason || logged >= MAX_LOGGED) continue;
					logged += 1;
					log.warn({ ...row }, 'a stored document cannot be read; it is left out');
				}
				await letOthersRun();
			}
		}
		for (const [key, { table, column, id }] of this.#known) {
			if (!found.has(key) && count < MAX_LISTED)
				log.info({ table, column, id }, 'a stored document can be read again');
		}
		this.#known = found;
		this.#count = count;
		const { user, system } = process.cpuUsage(began);
		const workedMs = (user + system) / 1000;
		this.#nextAt = performance.now() + Math.max(MIN_PAUSE_MS, workedMs * PAUSE_FACTOR);
	}
}
