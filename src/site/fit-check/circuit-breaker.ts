/**
 * Stops calls to a failing service: after `most` consecutive failures no call is let through for `restMs`, then a
 * single trial call. Every caller that was let through must report the outcome: `succeed`, `fail`, or `release` if the
 * call ended without a result.
 */
export class CircuitBreaker {
	readonly #max: number;
	readonly #restMs: number;
	#failures = 0;
	#openUntil: number | undefined;
	#isTrying = false;

	constructor(options: { max: number; restMs: number }) {
		this.#max = options.max;
		this.#restMs = options.restMs;
	}

	/** @param now milliseconds of a monotonic clock */
	allows(now: number): boolean {
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
		if (this.#failures >= this.#max) this.#openUntil = now + this.#restMs;
	}

	release(): void {
		this.#isTrying = false;
	}
}
