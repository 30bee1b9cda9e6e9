import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { buildPostings } from './postings.ts';
import { WEIGHT_BITS } from './term-collector.ts';
import { type PlannedWord, TextIndex } from './text-index.ts';

fc.configureGlobal({ seed: 2763 });

const WORD_COUNT = 12;

const weight = fc.integer({ min: 1, max: 255 });
const common = fc.oneof(fc.constant(0), weight);
const rare = fc.oneof({ arbitrary: fc.constant(0), weight: 24 }, { arbitrary: weight, weight: 1 });

/** Weights by word; 0 for words a glove does not contain. Half the words are in few gloves. */
const weights = fc.tuple(
	...Array.from({ length: WORD_COUNT }, (_, word) => (word % 2 === 0 ? common : rare)),
);
const extras = fc.dictionary(
	fc.integer({ min: 0, max: WORD_COUNT - 1 }).map(String),
	fc.uniqueArray(fc.nat(5)),
	{
		maxKeys: 2,
	},
);
const plannedWord: fc.Arbitrary<PlannedWord> = fc.record({
	terms: fc.uniqueArray(
		fc.record({ id: fc.integer({ min: 0, max: WORD_COUNT - 1 }), factor: fc.integer({ min: 1, max: 16 }) }),
		{ selector: ({ id }) => id, maxLength: 4 },
	),
	lists: fc.array(
		fc.record({ gloves: fc.uniqueArray(fc.nat(5)), score: fc.integer({ min: 1, max: 4000 }) }),
		{
			maxLength: 1,
		},
	),
});

const EXTRA_WEIGHT = 60;

test('scores are the sum of the best match of each word, whatever was queried before', () => {
	fc.assert(
		fc.property(
			fc.array(weights, { minLength: 6, maxLength: 80 }),
			extras,
			fc.array(fc.array(plannedWord, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
			(gloves, extra, queries) => {
				const entries = gloves.map((row) => ({
					terms: Uint32Array.from(
						row.flatMap((weight, id) => (weight === 0 ? [] : [(id << WEIGHT_BITS) | weight])),
					),
				})) as CatalogueEntry[];
				const postings = new Map(
					Object.entries(extra).map(([id, members]) => [
						Number(id),
						{ gloves: members, weight: EXTRA_WEIGHT },
					]),
				);
				const numbers = Uint32Array.from(gloves, (_, glove) => glove);
				const index = new TextIndex(buildPostings(entries, numbers, WORD_COUNT), postings);
				for (const words of queries) {
					const scoreOf = (glove: number, { terms, lists }: PlannedWord) =>
						Math.max(
							0,
							...terms.map(({ id, factor }) => gloves[glove]![id]! * factor),
							...terms.map(({ id, factor }) =>
								postings.get(id)?.gloves.includes(glove) ? EXTRA_WEIGHT * factor : 0,
							),
							...lists.map((list) => (Array.from(list.gloves).includes(glove) ? list.score : 0)),
						);
					const expected = gloves.flatMap((_, glove) => {
						const scores = words.map((word) => scoreOf(glove, word));
						return scores.includes(0) ? [] : [[glove, scores.reduce((sum, score) => sum + score)]];
					});
					index.match(words);
					const found = Array.from(index.gloves.subarray(0, index.count), (glove) => [
						glove,
						index.scores[glove],
					]);
					expect(found.toSorted((a, b) => a[0]! - b[0]!)).toEqual(expected);
				}
			},
		),
		{ numRuns: 500 },
	);
});

test('a word newer than the index matches nothing', () => {
	const index = new TextIndex(buildPostings([], new Uint32Array(0), 3), new Map());
	expect([2, 3, 4, 99].map((id) => index.countGloves(id))).toEqual([0, 0, 0, 0]);
});
