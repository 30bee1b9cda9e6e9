/**
 * Keeps calls away from a service that fails: after `most` failures in a row nobody calls for `restMs`, then one call
 * tries whether it is back. Whoever was let through says how it went: `succeed`, `fail`, or `release` when it never
 * came to an answer.
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

	/** @param now milliseconds, of any clock that only goes forward */
	mayCall(now: number): boolean {
		if (this.#openUntil === undefined) return true;
		if (this.#isTrying || now < this.#openUntil) return false;
		this.#isTrying = true;
		return true;
	}

	/** True while calls are kept away. */
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
