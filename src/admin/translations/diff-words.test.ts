import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

test('the words that stayed stand between those taken out and put in', () => {
	expect(diffWords('For the cold bench.', 'For the coldest bench at night.')).toEqual([
		{ kind: 'same', text: 'For the ' },
		{ kind: 'out', text: 'cold bench.' },
		{ kind: 'in', text: 'coldest bench at night.' },
	]);
	expect(diffWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
});

test('with what was put in, the row is the text as it is; with what was taken out, the words as they were', () => {
	const text = fc
		.array(fc.constantFrom('a', 'b', 'cut', '4', 'à'), { maxLength: 12 })
		.map((words) => words.join(' '));
	fc.assert(
		fc.property(text, text, (before, after) => {
			const row = diffWords(before, after);
			const without = (kind: 'in' | 'out') =>
				row
					.filter((part) => part.kind !== kind)
					.map((part) => part.text)
					.join('');
			expect(without('out')).toBe(after);
			const wordsOf = (whole: string) => whole.split(' ').filter(Boolean);
			expect(row.filter(({ kind }) => kind !== 'in').flatMap(({ text: part }) => wordsOf(part))).toEqual(
				wordsOf(before),
			);
		}),
	);
});
