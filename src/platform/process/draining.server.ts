import { setTimeout as wait } from 'node:timers/promises';

/** Who asked for readiness within this time is taken for a proxy that will ask again: milliseconds. */
const WATCHES_MS = 30_000;
/** A stop waits no longer than this for proxies to ask, in milliseconds. */
const TOLD_WITHIN_MS = 4_500;
/** A proxy that was told may have requests on the way: milliseconds. */
const ON_THE_WAY_MS = 500;
const LOOK_EVERY_MS = 20;
const MAX_WATCHERS = 100;

/**
 * The first part of a stop: the process says that it is not ready and goes on answering, until those who watch its
 * readiness have heard it. Whoever asked nothing is not waited for, so that Ctrl C stops at once.
 */
export class Draining {
	#isOn = false;
	/** When each watcher last asked, on the clock that never jumps. */
	readonly #watchers = new Map<string, number>();

	get isOn(): boolean {
		return this.#isOn;
	}

	/** Whether somebody who asks for readiness has to be told no; `watcher` tells him from others. */
	answer(watcher: string): boolean {
		if (this.#isOn) this.#watchers.delete(watcher);
		else {
			this.#watchers.set(watcher, performance.now());
			const [oldest] = this.#watchers.keys();
			if (this.#watchers.size > MAX_WATCHERS && oldest !== undefined) this.#watchers.delete(oldest);
		}
		return this.#isOn;
	}

	/** Begins, and resolves when all who watch have heard it, or have had their time. */
	async begin(): Promise<void> {
		this.#isOn = true;
		const began = performance.now();
		for (const [watcher, asked] of this.#watchers) {
			if (began - asked > WATCHES_MS) this.#watchers.delete(watcher);
		}
		if (this.#watchers.size === 0) return;
		while (this.#watchers.size > 0 && performance.now() - began < TOLD_WITHIN_MS) await wait(LOOK_EVERY_MS);
		await wait(ON_THE_WAY_MS);
	}
}
