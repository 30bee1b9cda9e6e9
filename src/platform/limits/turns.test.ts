import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const refusal = () => new Error('too many');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('work runs in order, as many at once as allowed, each with its own result', async () => {
	const takeTurn = createTurns({ atOnce: 2, maxWaiting: 100, refusal });
	const begun: number[] = [];
	let running = 0;
	let most = 0;
	const results = await Promise.all(
		Array.from({ length: 9 }, (_, at) =>
			takeTurn(async () => {
				begun.push(at);
				running++;
				most = Math.max(most, running);
				await pause((at * 7) % 5);
				running--;
				return at * 10;
			}),
		),
	);
	expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
	expect(most).toBe(2);
	expect(results).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
});

test('failed work gives its place to the next', async () => {
	const takeTurn = createTurns({ atOnce: 1, maxWaiting: 100, refusal });
	const failed = takeTurn(async () => {
		throw new Error('no page');
	});
	const next = takeTurn(async () => 'page');
	await expect(failed).rejects.toThrow('no page');
	expect(await next).toBe('page');
	expect(await takeTurn(async () => 'another')).toBe('another');
});

test('beyond those that wait, a call is refused, and there is room again afterwards', async () => {
	const takeTurn = createTurns({ atOnce: 1, maxWaiting: 1, refusal });
	const first = takeTurn(() => pause(5));
	const second = takeTurn(() => pause(5));
	await expect(takeTurn(() => pause(5))).rejects.toThrow('too many');
	await Promise.all([first, second]);
	expect(await takeTurn(async () => 'page')).toBe('page');
});

test('a caller with many calls does not delay another with one, and keeps the order of its own', async () => {
	const takeTurn = createTurns({ atOnce: 1, maxWaiting: 100, refusal });
	const order: string[] = [];
	const call = (caller: string, name: string) =>
		takeTurn(async () => {
			await pause(1);
			order.push(name);
		}, caller);
	const calls = Array.from({ length: 5 }, (_, at) => call('crawler', `c${at}`));
	calls.push(call('visitor', 'v0'), call('visitor', 'v1'), call('another', 'a0'));
	await Promise.all(calls);
	expect(order).toEqual(['c0', 'c1', 'v0', 'a0', 'c2', 'v1', 'c3', 'c4']);
});

test('one caller may only fill its own share of the waiting calls', async () => {
	const takeTurn = createTurns({ atOnce: 1, maxWaiting: 3, maxWaitingEach: 2, refusal });
	const crawl = () => takeTurn(() => pause(2), 'crawler');
	const admitted = [crawl(), crawl(), crawl()];
	await expect(crawl()).rejects.toThrow('too many');
	const visit = takeTurn(async () => 'page', 'visitor');
	await expect(takeTurn(async () => 'page', 'another')).rejects.toThrow('too many');
	expect(await visit).toBe('page');
	await Promise.all(admitted);
});
