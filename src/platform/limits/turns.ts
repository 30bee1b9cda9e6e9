type Turns = {
	/** Pieces of work that run at the same time. */
	atOnce: number;
	/** Calls that wait for those; the next one is refused. */
	maxWaiting: number;
	refusal: () => Error;
};

/** Runs work in the order of its calls, some at once, while others wait. */
export function createTurns({
	atOnce,
	maxWaiting,
	refusal,
}: Turns): <Result>(work: () => Promise<Result>) => Promise<Result> {
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (work) => {
		if (running >= atOnce) {
			if (waiting.length >= maxWaiting) throw refusal();
			await new Promise<void>((resolve) => waiting.push(resolve));
		} else running++;
		try {
			return await work();
		} finally {
			// The place passes straight to the next waiter, so that no new caller can take it.
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
