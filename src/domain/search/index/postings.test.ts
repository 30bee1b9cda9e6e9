import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPostings, countPostings, type Postings, patchPostings } from './postings.ts';
import { WEIGHT_BITS } from './term-collector.ts';

const GLOVES = 24;
const WORD_COUNT = 10;

const weight = fc.integer({ min: 1, max: 255 });
/** A glove's terms by word; every third word is in most gloves, the others in few. */
const glove = fc
	.tuple(
		...Array.from({ length: WORD_COUNT }, (_, word) =>
			word % 3 === 0
				? fc.oneof(fc.constant(0), weight)
				: fc.oneof({ arbitrary: fc.constant(0), weight: 24 }, { arbitrary: weight, weight: 1 }),
		),
	)
	.map((weights) =>
		Uint32Array.from(weights.flatMap((one, id) => (one === 0 ? [] : [(id << WEIGHT_BITS) | one]))),
	);
const numbers = Uint32Array.from({ length: GLOVES }, (_, at) => at);
const build = (gloves: readonly Uint32Array[], wordCount = WORD_COUNT) =>
	buildPostings(
		gloves.map((terms) => ({ terms })),
		numbers,
		wordCount,
	);

/** The content, independent of the order of a term's postings. */
function read({ starts, postings, common, terms }: Postings, wordCount: number) {
	return {
		common: [...common].map(([id, { count, weights }]) => [id, count, [...weights]]).toSorted(),
		rare: Array.from({ length: wordCount }, (_, id) => [
			...postings.subarray(starts[id], starts[id + 1]).toSorted(),
		]),
		ends: [starts.length, starts.at(-1), postings.length],
		terms: terms.map((one) => [...one]),
	};
}

test('postings updated for a few changed gloves equal rebuilt ones', () => {
	let patched = 0;
	fc.assert(
		fc.property(
			fc.array(glove, { minLength: GLOVES, maxLength: GLOVES }),
			fc.uniqueArray(fc.record({ glove: fc.nat(GLOVES - 1), terms: glove }), {
				selector: (change) => change.glove,
				maxLength: 3,
			}),
			// Words added to the vocabulary meanwhile, and the first of them in a glove.
			fc.nat(2),
			(gloves, changes, more) => {
				const old = build(gloves);
				const before = read(old, WORD_COUNT);
				const wordCount = WORD_COUNT + more;
				const after = [...gloves];
				const given = changes.map((change, at) => ({
					glove: change.glove,
					terms:
						more > 0 && at === 0
							? Uint32Array.from([...change.terms, ((wordCount - 1) << WEIGHT_BITS) | 7])
							: change.terms,
				}));
				for (const change of given) after[change.glove] = change.terms;
				const renewed = patchPostings(old, given, wordCount);
				// The previous version still works for its readers.
				expect(read(old, WORD_COUNT)).toEqual(before);
				const rebuilt = build(after, wordCount);
				if (!renewed) {
					expect([...rebuilt.common.keys()]).not.toEqual([...old.common.keys()]);
					return;
				}
				patched++;
				expect(read(renewed, wordCount)).toEqual(read(rebuilt, wordCount));
				expect(countPostings(renewed, wordCount + 3)).toBe(0);
			},
		),
		{ numRuns: 1000 },
	);
	expect(patched).toBeGreaterThan(300);
});
