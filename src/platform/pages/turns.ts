/**
 * Runs work in the order of its calls, at most `limit` at once. Before each one the event loop is left free once, so
 * that requests that need no work are answered in between.
 */
export function createTurns(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (work) => {
		if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
		else running++;
		try {
			await new Promise((resolve) => setImmediate(resolve));
			return await work();
		} finally {
			const next = waiting.shift();
			// The place goes to the next one.
			if (next) next();
			else running--;
		}
	};
}
