import { EventEmitter, on } from 'node:events';
import { setInterval } from 'node:timers';
import { listEntriesSince } from '../../../platform/audit/audit-entry-queries.server.ts';
import { logFailure } from '../../../platform/process/failure-log.server.ts';
import type { StaffServices } from '../staff-services.server.ts';
import { countWaiting } from '../waiting-counts.server.ts';
import type { WaitingCounts } from '../waiting-counts.ts';

const POLL_MS = 2_000;
/** How long a transaction may take until its entry, dated when it began, comes into sight. */
const LATE_MS = 15_000;
const MAX_ENTRIES = 100;

type NewsEntry = Awaited<ReturnType<typeof listEntriesSince>>[number];
export type NewsItem = { waiting: WaitingCounts; entries: readonly NewsEntry[] };

/**
 * Finds what any process has changed, by asking the database every two seconds while somebody listens. One for each
 * process: all of its listeners share the queries.
 */
export class NewsFeed {
	readonly #services: StaffServices;
	readonly #events = new EventEmitter().setMaxListeners(0);
	#timer: NodeJS.Timeout | undefined;
	#isPolling = false;
	#waiting: WaitingCounts = {};
	/** Entries already told, by id, of the last `LATE_MS`. */
	#told = new Set<string>();

	constructor(services: StaffServices) {
		this.#services = services;
	}

	/** The counts now and the entries since an instant, then each change of either, until the signal aborts. */
	async *listen(since: Date | undefined, signal: AbortSignal): AsyncGenerator<NewsItem> {
		const { database, sectionCounts, log } = this.#services;
		const changes = on(this.#events, 'news', { signal });
		this.#start();
		try {
			yield {
				waiting: await countWaiting(sectionCounts, log),
				entries: since ? await listEntriesSince(database.db, since, MAX_ENTRIES) : [],
			};
			for await (const [item] of changes) yield item as NewsItem;
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			await changes.return?.();
			if (this.#events.listenerCount('news') === 0) this.#stop();
		}
	}

	#start(): void {
		if (this.#timer) return;
		this.#waiting = {};
		this.#told = new Set();
		let isFirst = true;
		const poll = async () => {
			if (this.#isPolling) return;
			this.#isPolling = true;
			try {
				const item = await this.#poll();
				if (!isFirst && item) this.#events.emit('news', item);
				isFirst = false;
			} catch (error) {
				logFailure(this.#services.log, { err: error }, 'the news of the back-office could not be read');
			} finally {
				this.#isPolling = false;
			}
		};
		this.#timer = setInterval(poll, POLL_MS);
		this.#timer.unref();
		void poll();
	}

	#stop(): void {
		clearInterval(this.#timer);
		this.#timer = undefined;
	}

	/** What is new since the last poll; undefined if nothing is. */
	async #poll(): Promise<NewsItem | undefined> {
		const { database, sectionCounts, log } = this.#services;
		const recent = await listEntriesSince(database.db, new Date(Date.now() - LATE_MS), MAX_ENTRIES);
		const waiting = await countWaiting(sectionCounts, log);
		const entries = recent.filter(({ id }) => !this.#told.has(id));
		this.#told = new Set(recent.map(({ id }) => id));
		const isSame = JSON.stringify(waiting) === JSON.stringify(this.#waiting);
		this.#waiting = waiting;
		return entries.length === 0 && isSame ? undefined : { waiting, entries };
	}
}
