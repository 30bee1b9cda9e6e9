import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundWork } from './background-work.server.ts';

const LOOK_EVERY_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work on a list of pieces; `done` lists the completed ones in order, `warnings` what was logged. */
function openWork(waiting: string[], doOne: (piece: string) => Promise<void> = async () => {}) {
	const done: string[] = [];
	const warnings: string[] = [];
	const cleanups: number[] = [];
	const work = new BackgroundWork({
		log: pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line).msg) }),
		failureMessage: 'the list could not be read',
		pollIntervalMs: LOOK_EVERY_MS,
		doNext: async () => {
			const piece = waiting.shift();
			if (piece === undefined) return false;
			await doOne(piece);
			done.push(piece);
			return true;
		},
		cleanUp: async () => void cleanups.push(performance.now()),
	});
	return { work, waiting, done, warnings, cleanups };
}

/** Lets pending promises settle without advancing the clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('processes all pending work, and nothing before it is notified', async () => {
	const { work, done } = openWork(['a', 'b', 'c']);
	await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS * 3);
	expect(done).toEqual([]);
	work.notify();
	await settle();
	expect(done).toEqual(['a', 'b', 'c']);
	await work.stop();
});

test('polls for work left by other processes', async () => {
	const { work, waiting, done } = openWork([]);
	work.notify();
	await settle();
	waiting.push('a');
	await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS - 1);
	expect(done).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	expect(done).toEqual(['a']);
	await work.stop();
});

test('notified twice, does one piece at a time and polls once more at the end', async () => {
	let underWay = 0;
	let maxRunning = 0;
	let looks = 0;
	const work = new BackgroundWork({
		log: pino({ level: 'silent' }),
		failureMessage: 'unused',
		doNext: async () => {
			looks += 1;
			underWay += 1;
			maxRunning = Math.max(maxRunning, underWay);
			await new Promise((resolve) => setTimeout(resolve, 10));
			underWay -= 1;
			return false;
		},
		cleanUp: async () => {},
	});
	work.notify();
	work.notify();
	work.notify();
	await vi.advanceTimersByTimeAsync(100);
	expect({ most: maxRunning, looks }).toEqual({ most: 1, looks: 2 });
	await work.stop();
});

test('an error is logged, and the next poll still happens', async () => {
	let errors = 1;
	const { work, waiting, done, warnings } = openWork(['a'], async () => {
		if (errors-- > 0) throw new Error('away');
	});
	work.notify();
	await settle();
	expect(warnings).toEqual(['the list could not be read']);
	waiting.push('b');
	await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS);
	expect(done).toEqual(['b']);
	await work.stop();
});

test('a stop waits for the current piece and starts no other', async () => {
	const { work, done } = openWork(['a', 'b'], () => new Promise((resolve) => setTimeout(resolve, 100)));
	work.notify();
	await settle();
	let isStopped = false;
	const stopped = work.stop().then(() => {
		isStopped = true;
	});
	await vi.advanceTimersByTimeAsync(99);
	expect({ isStopped, done }).toEqual({ isStopped: false, done: [] });
	await vi.advanceTimersByTimeAsync(1);
	await stopped;
	work.notify();
	await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS * 2);
	expect(done).toEqual(['a']);
});

test('cleans up at the first poll, then once an hour', async () => {
	const { work, cleanups } = openWork([]);
	work.notify();
	await vi.advanceTimersByTimeAsync(2.5 * 60 * 60 * 1000);
	const [first = 0] = cleanups;
	expect(cleanups.map((at) => Math.floor((at - first) / 3_600_000))).toEqual([0, 1, 2]);
	await work.stop();
});
