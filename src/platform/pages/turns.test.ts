import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('work runs in order, as many at once as allowed, each with its own result', async () => {
	const takeTurn = createTurns(2);
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
	const takeTurn = createTurns(1);
	const failed = takeTurn(async () => {
		throw new Error('no page');
	});
	const next = takeTurn(async () => 'page');
	await expect(failed).rejects.toThrow('no page');
	expect(await next).toBe('page');
	expect(await takeTurn(async () => 'another')).toBe('another');
});

test('between two pieces of work the event loop is free', async () => {
	const takeTurn = createTurns(1);
	const order: string[] = [];
	const work = Array.from({ length: 4 }, (_, at) => takeTurn(async () => order.push(`work ${at}`)));
	setImmediate(() => setImmediate(() => order.push('other request')));
	await Promise.all(work);
	expect(order.indexOf('other request')).toBeLessThan(3);
});
