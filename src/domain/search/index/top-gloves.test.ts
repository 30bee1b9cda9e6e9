import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, createBitSet } from './bit-set.ts';
import { rankGloves } from './top-gloves.ts';

fc.configureGlobal({ seed: 2763 });

test('a page equals that of a full sort', () => {
	const gloves = fc.uniqueArray(fc.nat(200), { maxLength: 120 });
	fc.assert(
		fc.property(
			gloves,
			fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 201, maxLength: 201 }),
			fc.nat(130),
			fc.nat(60),
			fc.nat(3),
			(found, scores, skip, limit, left) => {
				const among = createBitSet(201);
				const remaining = found.filter((glove) => glove % 4 !== left);
				for (const glove of remaining) addBit(among, glove);
				const sorted = remaining.toSorted((a, b) => scores[b]! - scores[a]! || a - b);
				const answer = {
					gloves: Uint32Array.from(found),
					count: found.length,
					scores: Uint32Array.from(scores),
				};
				expect(rankGloves(answer, among, remaining.length, skip, limit)).toEqual(
					sorted.slice(skip, skip + limit),
				);
			},
		),
	);
});
