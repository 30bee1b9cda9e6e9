/** Interval for polling writes of other processes; a poll costs a few microseconds. */
const POLL_MS = 300;

/**
 * During continuous writes, such as an import, refreshing may use this share of the time; the rest is for visitors. A
 * single change is still seen at the next poll.
 */
const BUSY_PART = 1 / 8;
const MAX_PAUSE_MS = 2_000;

/**
 * Refreshes the catalogue again and again, for writes of other processes. `onPoll` is called after each try with the
 * error if the database did not respond, otherwise with undefined.
 * @returns a function that ends it
 */
export function startPolling(refresh: () => Promise<void>, onPoll: (error: unknown) => void): () => void {
	let isEnded = false;
	let timer: NodeJS.Timeout;
	const poll = async () => {
		const startedAt = performance.now();
		try {
			await refresh();
			onPoll(undefined);
		} catch (error) {
			onPoll(error);
		}
		const pause = Math.min((performance.now() - startedAt) / BUSY_PART, MAX_PAUSE_MS);
		if (!isEnded) timer = setTimeout(poll, Math.max(POLL_MS, pause)).unref();
	};
	timer = setTimeout(poll, POLL_MS).unref();
	return () => {
		isEnded = true;
		clearTimeout(timer);
	};
}
