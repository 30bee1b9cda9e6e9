import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { LoadGate } from './load-gate.server.ts';
import { bodyTime } from './slow-sender.server.ts';

const SEARCH = { method: 'GET', url: '/api/products/search?q=tig' };
const PAGE = { method: 'GET', url: '/products/xy300' };
const FORM = { method: 'POST', url: '/api/sample-requests' };
const HEALTH = { method: 'GET', url: '/health/ready' };

function openGate() {
	const gate = new LoadGate();
	const closes: (() => void)[] = [];
	const response = { once: (_: string, close: () => void) => closes.push(close) };
	const admits = (request: { method: string; url: string }) =>
		gate.admits(request as IncomingMessage, response as unknown as ServerResponse);
	/** This many late checks in a row, with this many requests between each two. */
	const beLate = (delay: number, { looks = 3, requests = 20 } = {}) => {
		for (let look = 0; look < looks; look++) {
			for (let i = 0; i < requests; i++) admits(FORM);
			for (const close of closes.splice(0)) close();
			gate.note(delay);
		}
	};
	const admitted = () => [SEARCH, PAGE, FORM, HEALTH].map(admits);
	return { admits, beLate, admitted, closes };
}

test.each([
	[0, [true, true, true, true]],
	[250, [true, true, true, true]],
	[400, [false, true, true, true]],
	[900, [false, false, true, true]],
	[2_000, [false, false, false, true]],
] as const)(
	'%i ms late, again and again: search is sent back first, then pages, then forms, checks never',
	(delay, expected) => {
		const { beLate, admitted } = openGate();
		beLate(delay);
		expect(admitted()).toEqual(expected);
	},
);

test('a single long task is no overload, and neither is a machine busy with other work', () => {
	const once = openGate();
	once.beLate(5_000, { looks: 2 });
	expect(once.admitted()).toEqual([true, true, true, true]);
	const few = openGate();
	few.beLate(5_000, { requests: 3 });
	expect(few.admitted()).toEqual([true, true, true, true]);
});

test('it ends with the first check in time', () => {
	const { beLate, admitted } = openGate();
	beLate(2_000);
	beLate(0, { looks: 1 });
	expect(admitted()).toEqual([true, true, true, true]);
});

test('more than five hundred concurrent requests are rejected; each that ends frees a place', () => {
	const { admits, closes } = openGate();
	const answers = Array.from({ length: 600 }, () => admits(PAGE));
	expect(answers.filter(Boolean)).toHaveLength(500);
	expect(admits(FORM)).toBe(false);
	expect(admits(HEALTH)).toBe(true);
	closes.pop()?.();
	expect([admits(FORM), admits(FORM)]).toEqual([true, false]);
});

test('a body has half a minute, and longer for its declared length', () => {
	expect(bodyTime(0)).toBe(30_000);
	expect(bodyTime(10 * 1024 * 1024)).toBe(350_000);
	expect(bodyTime(1e12)).toBe(400_000);
});
