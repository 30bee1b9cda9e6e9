import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partCodeKey } from '../../../catalogue/part-numbers/part-number.ts';
import { aBareGlove, anIndex } from '../../test-index.ts';

const SIZES = ['S', 'M', 'L', 'Extra Large', '2XL', 'L (left hand only)'];
const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9./ -]{2,14}[A-Z0-9]$/);
const range = fc.uniqueArray(code, { minLength: 6, maxLength: 24, selector: partCodeKey }).map((codes) =>
	Array.from({ length: Math.floor(codes.length / SIZES.length) }, (_, at) => ({
		partNumber: `zz${at}00`,
		sizes: Object.fromEntries(SIZES.map((size, i) => [size, codes[at * SIZES.length + i] ?? ''])),
	})),
);

test('every stock code leads to its glove and size, with any case, dashes and spaces', () => {
	fc.assert(
		fc.property(range, fc.constantFrom('', ' ', '-', ' - '), fc.boolean(), (gloves, dash, isLower) => {
			const index = anIndex(gloves.map(({ partNumber, sizes }) => aBareGlove(partNumber, { sizes })));
			for (const { partNumber, sizes } of gloves) {
				for (const [size, own] of Object.entries(sizes)) {
					const written = own.replace(/[ -]+/g, dash);
					const typed = isLower ? written.toLowerCase() : written;
					expect(index.findStockCode(typed), typed).toContainEqual({ partNumber, size });
					if (/\d/.test(typed))
						expect(index.search(typed, 5).hits.map((card) => card.partNumber)).toContain(partNumber);
				}
			}
		}),
	);
});

test('codes built from part number and size need no entry; a code of two gloves names both', () => {
	const index = anIndex([
		aBareGlove('xy276-3', { sizes: { L: 'XY276-3-L', XL: 'SHARED-1' } }),
		aBareGlove('xy300', { sizes: { M: 'XY300M', OS: 'SHARED-1' } }),
	]);
	expect(index.findStockCode('xy276 3 l')).toEqual([{ partNumber: 'xy276-3', size: 'L' }]);
	expect(index.findStockCode('XY300-M')).toEqual([{ partNumber: 'xy300', size: 'M' }]);
	expect(index.findStockCode('shared1')).toHaveLength(2);
	expect(index.findStockCode('')).toEqual([]);
	expect(index.findStockCode('xy300')).toEqual([]);
});
