/** Milliseconds after the start: whoever waited for it has been answered. */
const AFTER_MS = 1_000;

/** Above this the collection would take longer than a visitor should wait, in bytes of living and dead objects. */
const AT_MOST = 128_000_000;

/**
 * Once the start is over, gives back what only starting needed: the text of modules that ran once, rows that became
 * an index, compiled code that nobody runs again. Left to itself the engine keeps 6 MB of it until memory is short.
 * Takes some 60 ms, in which nobody is answered, so it is left out with a catalogue that fills the heap. Needs
 * Node's `--expose-gc` (`scripts/site-process.json`); without it nothing happens.
 */
export function giveBackStartMemory(): void {
	const collect = globalThis.gc;
	if (!collect) return;
	setTimeout(() => {
		if (process.memoryUsage().heapTotal > AT_MOST) return;
		// A tick is under way meanwhile: the engine forgets the shape of objects of which none is alive, and Node's own
		// `process.nextTick` would take the slow way ever after, 4 µs an answer of 20.
		process.nextTick(() => {});
		collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
	}, AFTER_MS).unref();
}
