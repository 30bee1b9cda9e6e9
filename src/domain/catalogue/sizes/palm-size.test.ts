import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeForPalm } from './palm-size.ts';

fc.configureGlobal({ seed: 420 });

describe('palm to size', () => {
	it.each([
		[8.2, 'in', 9, 'L'],
		[8, 'in', 8, 'M'],
		[8.5, 'in', 9, 'L'],
		[203, 'mm', 8, 'M'],
		[152, 'mm', 6, 'XS'],
		[178, 'mm', 7, 'S'],
		[229, 'mm', 9, 'L'],
		[230, 'mm', 10, 'XL'],
		[254, 'mm', 10, 'XL'],
		[279, 'mm', 11, '2XL'],
		[300, 'mm', 12, '3XL'],
		[120, 'mm', 5, undefined],
	] as const)('%s %s is a %s (%s)', (girth, unit, size, letter) => {
		expect(sizeForPalm(girth, unit)).toEqual({ size, letter });
	});

	it('returns no size for hands that no glove fits, or for no number', () => {
		for (const girth of [0, -5, 2.9, 13.1, 1e9, Number.NaN, Number.POSITIVE_INFINITY]) {
			expect(sizeForPalm(girth, 'in')).toBeUndefined();
		}
		expect(sizeForPalm(400, 'mm')).toBeUndefined();
	});

	it('never gives a larger hand a smaller glove', () => {
		const unit = fc.constantFrom('mm' as const, 'in' as const);
		fc.assert(
			fc.property(
				fc.double({ min: 0, max: 1, noNaN: true }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				unit,
				(a, b, u) => {
					const girths = [a, b]
						.toSorted((x, y) => x - y)
						.map((part) => (u === 'mm' ? 90 + part * 240 : 3.5 + part * 9.5));
					const [small, large] = girths.map((girth) => sizeForPalm(girth, u)?.size ?? Number.NaN);
					expect(small).toBeLessThanOrEqual(large ?? 0);
				},
			),
		);
	});
});
