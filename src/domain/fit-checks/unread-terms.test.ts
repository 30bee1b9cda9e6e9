import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTask } from '../fit/reading/read-task.ts';
import { listUnreadTerms, MAX_TERM_LENGTH, mergeCounts } from './unread-terms.ts';

test.each([
	['grinding near swollen cells', ['swollen', 'cells'], ['swollen', 'cells', 'swollen cells']],
	['swollen-cells', ['swollen', 'cells'], ['swollen', 'cells', 'swollen cells']],
	['swollen, cells', ['swollen', 'cells'], ['swollen', 'cells']],
	['swollen with cells', ['swollen', 'cells'], ['swollen', 'cells']],
	[
		'MIG on GALVANNEALED Boîtier',
		['galvannealed', 'boitier'],
		['galvannealed', 'boitier', 'galvannealed boitier'],
	],
	['zorb zorb zorb', ['zorb'], ['zorb', 'zorb zorb', 'zorb zorb zorb']],
	['stick at 140', [], []],
	['swollen cells', ['Swollen cells'], ['swollen', 'cells', 'swollen cells']],
	['one two', ['three'], []],
	['call 905-555-0142, zorb', ['905', '555', '0142', 'zorb'], ['zorb']],
	['write joe@shop.ca zorb', ['joe', 'shop', 'ca', 'zorb'], ['zorb']],
])('%s', (task, unread, terms) => {
	expect(listUnreadTerms(task, unread)).toEqual(terms);
});

test('the terms of any task are limited in number, unique, and words of the task', () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string({ unit: 'grapheme', maxLength: 500 }),
				fc
					.array(fc.string({ minLength: 2 }), { maxLength: 90 })
					.map((words) => words.join(' ').slice(0, 500)),
			),
			(task) => {
				const { unread } = readTask(task);
				const terms = listUnreadTerms(task, unread);
				expect(terms.length).toBeLessThanOrEqual(24);
				expect(new Set(terms).size).toBe(terms.length);
				for (const term of terms) {
					expect(term.length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
					expect(term.split(' ').every((word) => unread.includes(word))).toBe(true);
				}
			},
		),
	);
});

test('a word that occurs only in a phrase is counted with it', () => {
	const count = (term: string, checks: number) => ({ term, checks });
	expect(
		mergeCounts([
			count('cells', 7),
			count('swollen', 3),
			count('swollen cells', 3),
			count('big swollen cells', 1),
			count('big', 1),
			count('swell', 3),
		]),
	).toEqual([count('cells', 7), count('swell', 3), count('swollen cells', 3), count('big swollen cells', 1)]);
});
