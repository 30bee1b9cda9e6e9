import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../process/log.server.ts';
import type { Schema } from './schema.ts';
import { listUnreadableRows, type StoredKind, type UnreadableRow } from './stored-kind.server.ts';

/** An unreadable row, and since when this process has known of it (ISO 8601). */
export type UnreadableDocument = UnreadableRow & { since: string };

/** Rows beyond this many are counted but not listed: a whole table may be damaged. */
const MAX_LISTED = 1_000;
/** Max. log lines per scan. */
const MAX_LOGGED = 50;
/**
 * The pause after a scan is this many times the processor time that it took, and at least the next limit. Time on the
 * clock would let one scan on a suspended machine, or behind a slow database, delay the next one for minutes.
 */
const PAUSE_FACTOR = 10;
const MIN_PAUSE_MS = 1_000;
/** However large the range, a scan is this soon at the latest. */
const MAX_PAUSE_MS = 300_000;
/** A scan of more processor time than this is not waited for by a page that has more to show. */
const SHORT_SCAN_MS = 200;
/** Callers wait at most this long, then get the previous scan's result. */
const WAIT_MS = 2_000;

type Options = {
	db: Kysely<Schema>;
	kinds: readonly StoredKind[];
	log: Pick<Log, 'warn' | 'info'>;
};

/**
 * Tracks unreadable stored documents, left by an older build, a restore or a manual database edit. Readers skip them on
 * their own; this scans for them so that the log, Today and `/health/ready` can report them.
 */
export class UnreadableDocuments {
	readonly kinds: readonly StoredKind[];
	readonly #options: Options;
	#known = new Map<string, UnreadableDocument>();
	#count = 0;
	#scan: Promise<void> | undefined;
	/** Something was written during the current scan, perhaps to a table that it had passed. */
	#isStale = false;
	#nextAt = Number.NEGATIVE_INFINITY;
	/** Processor time of the last scan, in milliseconds. */
	#lastCpuMs = 0;
	#timer: NodeJS.Timeout | undefined;
	#isClosed = false;

	constructor(options: Options) {
		this.#options = options;
		this.kinds = options.kinds;
	}

	/** From the last scan; never waits for one. */
	get count(): number {
		return this.#count;
	}

	/** Counts by table, from the last scan. */
	countByTable(): Record<string, number> {
		const counts: Record<string, number> = {};
		for (const { table } of this.#known.values()) counts[table] = (counts[table] ?? 0) + 1;
		return counts;
	}

	/** Schedules a scan after a write; several writes share one scan. */
	scheduleScan(): void {
		if (this.#scan) this.#isStale = true;
		if (this.#scan || this.#timer) return;
		this.#timer = setTimeout(
			() => {
				this.#timer = undefined;
				this.scan().catch((err) =>
					this.#options.log.warn({ err }, 'stored documents could not be looked through'),
				);
			},
			Math.max(0, this.#nextAt - performance.now()),
		).unref();
	}

	/** Cancels the scheduled scan, and schedules no other. */
	close(): void {
		this.#isClosed = true;
		this.#cancel();
	}

	#cancel(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	/** The unreadable documents, after a new scan if the last one is stale. */
	async list(): Promise<UnreadableDocument[]> {
		// A write has happened since the last scan, or the scan is old.
		if (this.#timer || performance.now() >= this.#nextAt) {
			this.#cancel();
			const timeOut = new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
			await Promise.race([this.scan(), timeOut]);
		}
		return [...this.#known.values()];
	}

	/** As `list`, but does not wait for a scan if the last one was long: the result is then that of the last one. */
	async listKnown(): Promise<UnreadableDocument[]> {
		if (this.#lastCpuMs <= SHORT_SCAN_MS) return this.list();
		this.scheduleScan();
		return [...this.#known.values()];
	}

	/** Scans all tables. Concurrent callers share one scan. */
	scan(): Promise<void> {
		this.#scan ??= this.#scanAll().finally(() => {
			this.#scan = undefined;
			if (this.#isStale && !this.#isClosed) this.scheduleScan();
			this.#isStale = false;
		});
		return this.#scan;
	}

	/** Scans all tables after a write: a scan that is running may have passed the table that was written to. */
	async scanAfterWrite(): Promise<void> {
		await this.#scan?.catch(() => undefined);
		await this.scan();
	}

	async #scanAll(): Promise<void> {
		let began = process.threadCpuUsage();
		let cpuMs = 0;
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
					// Logged once per change, not on every scan.
					if (known?.reason === row.reason || logged >= MAX_LOGGED) continue;
					logged += 1;
					log.warn({ ...row }, 'a stored document cannot be read; it is left out');
				}
				// Of this scan alone: what the process does for others meanwhile, on this thread or another, must not postpone
				// the next one.
				cpuMs += cpuMsSince(began);
				await letOthersRun();
				began = process.threadCpuUsage();
			}
		}
		for (const [key, { table, column, id }] of this.#known) {
			if (!found.has(key) && count < MAX_LISTED)
				log.info({ table, column, id }, 'a stored document can be read again');
		}
		this.#known = found;
		this.#count = count;
		this.#lastCpuMs = cpuMs;
		this.#nextAt = performance.now() + Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, cpuMs * PAUSE_FACTOR));
	}
}

function cpuMsSince(began: NodeJS.CpuUsage): number {
	const { user, system } = process.threadCpuUsage(began);
	return (user + system) / 1000;
}
