import { expect, test } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

const make = () => new CircuitBreaker({ max: 3, restMs: 60_000 });

test('three consecutive failures block calls for a minute; then one trial runs, and its success unblocks all', () => {
	const breaker = make();
	for (let times = 0; times < 3; times++) {
		expect(breaker.allows(times)).toBe(true);
		breaker.fail(times);
	}
	expect(breaker.isOpen()).toBe(true);
	expect(breaker.allows(60_001)).toBe(false);
	expect(breaker.allows(60_002)).toBe(true);
	expect(breaker.allows(60_003), 'one trial at a time').toBe(false);
	breaker.succeed();
	expect([breaker.allows(60_004), breaker.allows(60_005)]).toEqual([true, true]);
});

test('a failed trial blocks calls for another minute', () => {
	const breaker = make();
	for (let times = 0; times < 3; times++) breaker.fail(0);
	expect(breaker.allows(60_000)).toBe(true);
	breaker.fail(70_000);
	expect(breaker.allows(129_999)).toBe(false);
	expect(breaker.allows(130_000)).toBe(true);
});

test('a trial aborted by its visitor allows another one', () => {
	const breaker = make();
	for (let times = 0; times < 3; times++) breaker.fail(0);
	expect(breaker.allows(60_000)).toBe(true);
	breaker.release();
	expect(breaker.allows(60_001)).toBe(true);
});

test('failures with a success between them are not consecutive', () => {
	const breaker = make();
	for (const went of ['fail', 'fail', 'succeed', 'fail', 'fail'] as const) breaker[went](0);
	expect(breaker.allows(0)).toBe(true);
});
