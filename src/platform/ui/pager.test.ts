import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPageNumbers } from './pager.tsx';

test('short lists show every page; long ones the ends, the current page and its neighbours', () => {
	expect(listPageNumbers(1, 3)).toEqual([1, 2, 3]);
	expect(listPageNumbers(1, 20)).toEqual([1, 2, 3, 4, 'gap', 20]);
	expect(listPageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
	expect(listPageNumbers(20, 20)).toEqual([1, 'gap', 17, 18, 19, 20]);
});

test('numbers rise, each page is named once, and a gap hides at least two', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pageCount, at) => {
			const page = (at % pageCount) + 1;
			const shown = listPageNumbers(page, pageCount);
			expect(shown).toContain(page);
			expect(shown[0]).toBe(1);
			expect(shown.at(-1)).toBe(pageCount);
			let before = 0;
			for (const [position, entry] of shown.entries()) {
				if (entry === 'gap') continue;
				const step = entry - before;
				if (shown[position - 1] === 'gap') expect(step).toBeGreaterThan(2);
				else expect(step).toBe(1);
				before = entry;
			}
		}),
	);
});
