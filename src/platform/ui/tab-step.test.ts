import { expect, test } from 'vitest';
import { stepTab } from './tab-step.ts';

test.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 2, 0],
	['ArrowLeft', 0, 2],
	['ArrowLeft', 2, 1],
	['Home', 2, 0],
	['End', 0, 2],
	['ArrowDown', 0, undefined],
	['Enter', 1, undefined],
])('%s from %i of three leads to %s', (key, from, to) => {
	expect(stepTab(key, from, 3)).toBe(to);
});

test('one tab stays, none leads nowhere', () => {
	expect(stepTab('ArrowRight', 0, 1)).toBe(0);
	expect(stepTab('ArrowRight', 0, 0)).toBeUndefined();
});
