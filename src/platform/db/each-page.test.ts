import { expect, test } from 'vitest';
import type { Cursor } from '../text/cursor.ts';
import { eachPage } from './keyset.server.ts';

const CURSOR: Cursor = { direction: 'after', id: 'a', value: '' };

test('every page is loaded, and other work gets its turn between two of them', async () => {
	const told: string[] = [];
	let loaded = 0;
	const load = () => {
		loaded++;
		setImmediate(() => told.push(`other work after page ${loaded}`));
		return Promise.resolve({ number: loaded, after: loaded < 3 ? CURSOR : undefined });
	};
	for await (const { number } of eachPage(load)) told.push(`page ${number}`);
	expect(told).toEqual([
		'page 1',
		'other work after page 1',
		'page 2',
		'other work after page 2',
		'page 3',
		'other work after page 3',
	]);
});

test('loading stops when the reader does', async () => {
	let loaded = 0;
	const load = () => Promise.resolve({ number: ++loaded, after: CURSOR });
	for await (const { number } of eachPage(load)) if (number === 2) break;
	expect(loaded).toBe(2);
});
