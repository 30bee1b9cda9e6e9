type Turns = {
	/** Pieces of work that run at the same time. */
	atOnce: number;
	/** Calls that wait for those; the next one is refused. */
	maxWaiting: number;
	/** Calls of one caller that wait; by default as many as of all. */
	maxWaitingEach?: number;
	refusal: () => Error;
};

/** Runs work when its turn comes. Callers that wait take turns, and each one's calls run in their order. */
type TakeTurn = <Result>(work: () => Promise<Result>, caller?: string) => Promise<Result>;

/** Limits how much work runs at once. A caller with many calls does not delay another that has one. */
export function createTurns({ atOnce, maxWaiting, maxWaitingEach = maxWaiting, refusal }: Turns): TakeTurn {
	/** The calls that wait, by caller; the caller whose turn is next comes first. */
	const waiting = new Map<string, (() => void)[]>();
	let waitingCount = 0;
	let running = 0;

	function wait(caller: string): Promise<void> {
		const calls = waiting.get(caller) ?? [];
		if (waitingCount >= maxWaiting || calls.length >= maxWaitingEach) throw refusal();
		waitingCount++;
		waiting.set(caller, calls);
		return new Promise((resolve) => calls.push(resolve));
	}

	/** Passes a place straight to the next call, so that no new one can take it. */
	function passOn(): void {
		const [next] = waiting;
		if (!next) {
			running--;
			return;
		}
		const [caller, calls] = next;
		const start = calls.shift();
		waiting.delete(caller);
		if (calls.length > 0) waiting.set(caller, calls);
		waitingCount--;
		start?.();
	}

	return async (work, caller = '') => {
		if (running >= atOnce) await wait(caller);
		else running++;
		try {
			return await work();
		} finally {
			passOn();
		}
	};
}
