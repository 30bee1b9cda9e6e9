import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	addBit,
	countBits,
	countCommonBits,
	createBitSet,
	createFullBitSet,
	hasBit,
	intersectBits,
	sliceBits,
	uniteBits,
} from './bit-set.ts';

fc.configureGlobal({ seed: 2763 });

/** A size and two sets of numbers below it, across the blocks of eight words used for counting. */
const twoSets = fc.integer({ min: 1, max: 900 }).chain((size) => {
	const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: size });
	return fc.record({ size: fc.constant(size), a: members, b: members });
});

function setOf(size: number, members: readonly number[]) {
	const set = createBitSet(size);
	for (const member of members) addBit(set, member);
	return set;
}

test('a set contains exactly what was added', () => {
	fc.assert(
		fc.property(twoSets, ({ size, a }) => {
			const set = setOf(size, a);
			const rising = a.toSorted((x, y) => x - y);
			expect(sliceBits(set, 0, size)).toEqual(rising);
			expect(countBits(set)).toBe(a.length);
			for (let at = 0; at < size; at++) expect(hasBit(set, at)).toBe(a.includes(at));
		}),
	);
});

test('union, intersection and their counts agree with sets', () => {
	fc.assert(
		fc.property(twoSets, ({ size, a, b }) => {
			const common = a.filter((member) => b.includes(member)).toSorted((x, y) => x - y);
			const all = [...new Set([...a, ...b])].toSorted((x, y) => x - y);
			expect(countCommonBits(setOf(size, a), setOf(size, b))).toBe(common.length);
			const both = setOf(size, a);
			intersectBits(both, setOf(size, b));
			expect(sliceBits(both, 0, size)).toEqual(common);
			const either = setOf(size, a);
			uniteBits(either, setOf(size, b));
			expect(sliceBits(either, 0, size)).toEqual(all);
		}),
	);
});

test('a slice is the rest after the skipped members', () => {
	fc.assert(
		fc.property(twoSets, fc.nat(950), fc.nat(50), ({ size, a }, skip, limit) => {
			const rising = a.toSorted((x, y) => x - y);
			expect(sliceBits(setOf(size, a), skip, limit)).toEqual(rising.slice(skip, skip + limit));
		}),
	);
});

test('a full set has no bits past its last member', () => {
	for (const size of [0, 1, 31, 32, 33, 64, 255, 256, 257]) {
		expect(countBits(createFullBitSet(size))).toBe(size);
	}
});
