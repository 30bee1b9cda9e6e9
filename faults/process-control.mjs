/**
 * Preloaded into a site under test (`node --import`): shifts its clock, keeps it busy and reports its
 * memory on commands over a channel from the test. Plain JavaScript, because it runs before anything else.
 */
const RealDate = Date;
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);

/**
 * The time of day that the program sees; its timers and `performance.now` are unaffected, as in a real
 * clock jump.
 */
globalThis.Date = class MovedDate extends RealDate {
	constructor(...parts) {
		if (parts.length === 0) super(RealDate.now() + shift);
		else super(...parts);
	}

	static now() {
		return RealDate.now() + shift;
	}
};

let ends = 0;
let share = 0;

/** Repeatedly blocks the event loop and yields briefly: an overload of a defined size. */
function keepBusy() {
	if (performance.now() > ends) return;
	for (const until = performance.now() + share; performance.now() < until; );
	setTimeout(keepBusy, 1);
}

const answers = {
	clock: ({ ms }) => {
		shift = ms;
	},
	busy: ({ ms, forMs }) => {
		share = ms;
		ends = performance.now() + forMs;
		keepBusy();
	},
	memory: () => {
		globalThis.gc?.();
		globalThis.gc?.();
		return process.memoryUsage();
	},
};

process.on('message', ({ id, name, ...given }) => {
	process.send?.({ id, answer: answers[name](given) });
});
// The parent is gone, so nobody else ends this process.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
