import { setTimeout as wait } from 'node:timers/promises';

/** A client that checked readiness within this time is treated as a proxy that will check again; in milliseconds. */
const WATCHES_MS = 30_000;
/** Max. time that a stop waits for proxies to check, in milliseconds. */
const MAX_WAIT_MS = 4_500;
/** Time for requests that a notified proxy has already sent, in milliseconds. */
const IN_FLIGHT_MS = 500;
const POLL_INTERVAL_MS = 20;
const MAX_WATCHERS = 100;

/**
 * The first phase of a stop: the process reports that it is not ready and keeps answering until the clients that poll
 * readiness have seen it. With no such client it does not wait, so that Ctrl C stops at once.
 */
export class Draining {
	#isOn = false;
	/** When each watcher last checked, on the monotonic clock. */
	readonly #watchers = new Map<string, number>();

	get isOn(): boolean {
		return this.#isOn;
	}

	/** Whether a readiness check has to fail; `watcher` identifies the client. */
	answer(watcher: string): boolean {
		if (this.#isOn) this.#watchers.delete(watcher);
		else {
			this.#watchers.set(watcher, performance.now());
			const [oldest] = this.#watchers.keys();
			if (this.#watchers.size > MAX_WATCHERS && oldest !== undefined) this.#watchers.delete(oldest);
		}
		return this.#isOn;
	}

	/** Starts draining; resolves when every watcher has checked, or the time is up. */
	async start(): Promise<void> {
		this.#isOn = true;
		const began = performance.now();
		for (const [watcher, checkedAt] of this.#watchers) {
			if (began - checkedAt > WATCHES_MS) this.#watchers.delete(watcher);
		}
		if (this.#watchers.size === 0) return;
		while (this.#watchers.size > 0 && performance.now() - began < MAX_WAIT_MS) await wait(POLL_INTERVAL_MS);
		await wait(IN_FLIGHT_MS);
	}
}
