import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodeIndex } from './code-index.ts';

fc.configureGlobal({ seed: 2763 });

const indexOf = (keys: readonly string[]) =>
	new CodeIndex(
		keys.map((codeKey) => ({ codeKey })),
		Uint32Array.from(keys, (_, glove) => glove),
	);

const code = fc.stringMatching(/^x?y?[0-3]{1,4}b?$/);
const codes = fc.uniqueArray(code, { minLength: 1, maxLength: 60 });

describe('part numbers', () => {
	test('are found by prefix, exact matches first, in order', () => {
		fc.assert(
			fc.property(codes, code, (keys, key) => {
				const index = indexOf(keys);
				const { from, exactTo, to } = index.findPrefix(key);
				const found = Array.from(index.slice(from, to), (glove) => keys[glove]!);
				expect(found).toEqual(keys.filter((other) => other.startsWith(key)).sort());
				expect(exactTo - from).toBe(keys.includes(key) ? 1 : 0);
			}),
		);
	});

	test('are found by any part past their start, once each', () => {
		fc.assert(
			fc.property(codes, code, (keys, key) => {
				const index = indexOf(keys);
				const found = index.findInside(key).map((position) => keys[index.gloveAt(position)]!);
				const inside = keys.filter((other) => other.includes(key) && !other.startsWith(key));
				expect(found).toEqual(inside.sort());
			}),
		);
	});

	test('are suggested by similarity, in a large range too', () => {
		const index = indexOf(Array.from({ length: 9000 }, (_, at) => `xy${1000 + at}`));
		const near = (key: string) =>
			index.findNear(key, 3, () => true).map((position) => index.gloveAt(position) + 1000);
		expect(near('xy45o1')[0]).toBe(4501);
		expect(near('yx4501')).toEqual([]);
		expect(near('x4501')[0]).toBe(4501);
		expect(near('xy54501')).toContain(5450);
		expect(near('xy99999')[0]).toBe(9999);
	});

	test('omit rejected ones', () => {
		const index = indexOf(['xy300', 'xy300b', 'xy301']);
		const near = index
			.findNear('xy302', 5, (glove) => glove !== 1)
			.map((position) => index.gloveAt(position));
		expect(near).toEqual([0, 2]);
	});

	test('of an empty range are none', () => {
		const index = indexOf([]);
		expect(index.findPrefix('xy')).toEqual({ from: 0, exactTo: 0, to: 0 });
		expect(index.findInside('xy')).toEqual([]);
		expect(index.findNear('xy300', 4, () => true)).toEqual([]);
	});
});
