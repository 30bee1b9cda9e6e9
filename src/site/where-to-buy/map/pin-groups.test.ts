import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPins } from './pin-groups.ts';

test('overlapping pins share a group, others are separate', () => {
	const pins = [
		{ x: 0, y: 0 },
		{ x: 30, y: 10 },
		{ x: 200, y: 0 },
	];
	expect(groupPins(pins).map((group) => group.length)).toEqual([2, 1]);
	expect(groupPins(pins, ({ x }) => x === 30).map((group) => group.length)).toEqual([1, 1, 1]);
});

test('every pin is in one group, and the first pins of two groups never overlap', () => {
	const pin = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) });
	fc.assert(
		fc.property(fc.array(pin, { maxLength: 60 }), (pins) => {
			const groups = groupPins(pins);
			expect(groups.flat().toSorted((one, other) => pins.indexOf(one) - pins.indexOf(other))).toEqual(pins);
			const firsts = groups.map(([first]) => first as { x: number; y: number });
			for (const [at, one] of firsts.entries())
				for (const other of firsts.slice(at + 1))
					expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(36);
		}),
	);
});
