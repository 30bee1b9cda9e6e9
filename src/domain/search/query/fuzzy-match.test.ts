import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allowTypos, countTypos, letterMask, mayMatch } from './fuzzy-match.ts';

fc.configureGlobal({ seed: 2763 });

/** The textbook algorithm, without bounds or shortcuts. */
function countPlainly(a: string, b: string): number {
	const table = Array.from({ length: a.length + 1 }, (_, i) =>
		Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
	);
	for (let i = 1; i <= a.length; i++) {
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let least = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				least = Math.min(least, table[i - 2]![j - 2]! + 1);
			}
			table[i]![j] = least;
		}
	}
	return table[a.length]![b.length]!;
}

const word = fc.stringMatching(/^[a-e]{0,9}$/);

describe('typos', () => {
	it.each([
		['welding', 'weldng', 1],
		['goatskin', 'goatskn', 1],
		['stick', 'stcik', 1],
		['gauntlet', 'guantelt', 2],
		['glove', 'glove', 0],
	])('%s and %s are %i apart', (a, b, typos) => expect(countTypos(a, b, 2)).toBe(typos));

	test('are counted as in the textbook, up to the bound', () => {
		fc.assert(
			fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, max) => {
				expect(countTypos(a, b, max)).toBe(Math.min(countPlainly(a, b), max + 1));
			}),
			{ numRuns: 3000 },
		);
	});

	test('are counted symmetrically', () => {
		fc.assert(
			fc.property(word, word, (a, b) => {
				expect(countTypos(a, b, 2)).toBe(countTypos(b, a, 2));
			}),
		);
	});

	test('the quick check rejects no similar word', () => {
		fc.assert(
			fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, max) => {
				if (countTypos(a, b, max) <= max) expect(mayMatch(letterMask(a), letterMask(b), max)).toBe(true);
			}),
			{ numRuns: 3000 },
		);
	});

	it.each([
		['tig', 0],
		['deer', 1],
		['welding', 1],
		['gauntlet', 2],
		['xy276', 0],
	])('%s is allowed %i', (typed, typos) => expect(allowTypos(typed)).toBe(typos));

	test('very long words match only themselves', () => {
		expect(countTypos('a'.repeat(5000), 'a'.repeat(5000), 2)).toBe(0);
		expect(countTypos('a'.repeat(5000), 'a'.repeat(4999), 2)).toBe(3);
	});
});
