import type { Log } from './log.server.ts';

const POLL_INTERVAL_MS = 5_000;
const CLEANUP_EVERY_MS = 60 * 60 * 1000;

export type BackgroundWorkOptions = {
	log: Pick<Log, 'warn'>;
	/** The log message if the work fails as a whole. */
	failureMessage: string;
	/** How often to check for work left by other processes, in milliseconds; by default every five seconds. */
	pollIntervalMs?: number;
	/** Claims and does one piece of work; returns false if there was none. */
	doNext: () => Promise<boolean>;
	/** Deletes expired data: before the first check, then at most once an hour before a check. */
	cleanUp: () => Promise<void>;
};

/**
 * Background work queued in the database, done one piece at a time. Every process runs one of these; claims in the
 * database decide who works on what.
 */
export class BackgroundWork {
	readonly #options: BackgroundWorkOptions;
	#timer: NodeJS.Timeout | undefined;
	#work: Promise<void> | undefined;
	#again = false;
	#stopped = false;
	/** On the monotonic clock. */
	#cleanedUpAt = Number.NEGATIVE_INFINITY;

	constructor(options: BackgroundWorkOptions) {
		this.#options = options;
	}

	/** Checks now, then periodically. */
	notify(): void {
		if (this.#stopped) return;
		if (this.#work) {
			this.#again = true;
			return;
		}
		clearTimeout(this.#timer);
		this.#work = this.#doAll()
			.catch((error) => this.#options.log.warn({ err: error }, this.#options.failureMessage))
			.finally(() => {
				this.#work = undefined;
				if (this.#again) {
					this.#again = false;
					this.notify();
				} else this.#wait();
			});
	}

	/** Starts no further work; resolves once the current piece has ended. */
	async stop(): Promise<void> {
		this.#stopped = true;
		clearTimeout(this.#timer);
		await this.#work;
	}

	#wait(): void {
		if (this.#stopped) return;
		this.#timer = setTimeout(() => this.notify(), this.#options.pollIntervalMs ?? POLL_INTERVAL_MS);
		this.#timer.unref();
	}

	async #doAll(): Promise<void> {
		await this.#cleanUpIfDue();
		while (!this.#stopped && (await this.#options.doNext()));
	}

	async #cleanUpIfDue(): Promise<void> {
		if (performance.now() - this.#cleanedUpAt < CLEANUP_EVERY_MS) return;
		this.#cleanedUpAt = performance.now();
		await this.#options.cleanUp();
	}
}
