/**
 * Preloaded into a site under test (`node --import`): moves its clock, keeps it busy and tells its memory when the test
 * says so over the channel between the two. Plain JavaScript, since it runs before anything else.
 */
const RealDate = Date;
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);

/** The time of day that the program sees; its timers and `performance.now` go on as they are, as in a real jump. */
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

/** Takes the processor for a while, gives it back for a moment, and so on: an overload of exactly this size. */
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
// Nobody is left to end this process.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
