/**
 * Stops calls to a failing service: after `most` consecutive failures no call is let through for `restMs`, then a
 * single trial call. Every caller that was let through must report the outcome: `succeed`, `fail`, or `release` if the
 * call ended without a result.
 */
export class CircuitBreaker {
	readonly #most: number;
	readonly #restMs: number;
	#failures = 0;
	#openUntil: number | undefined;
	#isTrying = false;

	constructor(options: { most: number; restMs: number }) {
		this.#most = options.most;
		this.#restMs = options.restMs;
	}

	/** @param now milliseconds of a monotonic clock */
	mayCall(now: number): boolean {
		if (this.#openUntil === undefined) return true;
		if (this.#isTrying || now < this.#openUntil) return false;
		this.#isTrying = true;
		return true;
	}

	/** True while calls are blocked. */
	isOpen(): boolean {
		return this.#openUntil !== undefined;
	}

	succeed(): void {
		this.#failures = 0;
		this.#openUntil = undefined;
		this.#isTrying = false;
	}

	fail(now: number): void {
		this.#failures++;
		this.#isTrying = false;
		if (this.#failures >= this.#most) this.#openUntil = now + this.#restMs;
	}

	release(): void {
		this.#isTrying = false;
	}
}
