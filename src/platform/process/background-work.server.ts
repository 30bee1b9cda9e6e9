import type { Log } from './log.server.ts';

const LOOK_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;

export type BackgroundWorkOptions = {
	log: Pick<Log, 'warn'>;
	/** What the log says when the work fails as a whole. */
	failureMessage: string;
	/** How often it looks for work that other processes left, in milliseconds; left out, every five seconds. */
	lookEveryMs?: number;
	/** Claims one piece of work and does it; answers false when there was none. */
	doNext: () => Promise<boolean>;
	/** Removes what is kept no longer: before the first look, then before a look at most every hour. */
	cleanUp: () => Promise<void>;
};

/**
 * Work that waits in the database, done one piece after another in the background. Every process runs one of these; the
 * database says who works on what.
 */
export class BackgroundWork {
	readonly #options: BackgroundWorkOptions;
	#timer: NodeJS.Timeout | undefined;
	#work: Promise<void> | undefined;
	#again = false;
	#stopped = false;
	/** On the clock that never jumps. */
	#sweptAt = Number.NEGATIVE_INFINITY;

	constructor(options: BackgroundWorkOptions) {
		this.#options = options;
	}

	/** Looks now, and from then on by itself. */
	wake(): void {
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
					this.wake();
				} else this.#wait();
			});
	}

	/** Starts nothing more; resolves when the piece under way has ended. */
	async stop(): Promise<void> {
		this.#stopped = true;
		clearTimeout(this.#timer);
		await this.#work;
	}

	#wait(): void {
		if (this.#stopped) return;
		this.#timer = setTimeout(() => this.wake(), this.#options.lookEveryMs ?? LOOK_EVERY_MS);
		this.#timer.unref();
	}

	async #doAll(): Promise<void> {
		await this.#sweep();
		while (!this.#stopped && (await this.#options.doNext()));
	}

	async #sweep(): Promise<void> {
		if (performance.now() - this.#sweptAt < SWEEP_EVERY_MS) return;
		this.#sweptAt = performance.now();
		await this.#options.cleanUp();
	}
}
