import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveProductAddress } from './product-address.ts';

const PART_NUMBERS = ['xy276-3', 'xy276-3-black', 'xy300', 'xy300-black', 'lone-blue'];
const SLUGS: Record<string, string> = {
	'argon-bulwark': 'xy300',
	'argon-bulwark-black': 'xy300-black',
	'argon-goat-tig': 'xy276-3',
};
const gloves = {
	hasProduct: (partNumber: string) => PART_NUMBERS.includes(partNumber),
	findBySlug: (slug: string) => (Object.hasOwn(SLUGS, slug) ? SLUGS[slug] : undefined),
};
const resolve = (text: string) => resolveProductAddress(text, gloves);

describe('resolving a glove’s address', () => {
	test.each(['xy300', 'xy276-3', 'lone-blue'])('%s is shown', (text) => {
		expect(resolve(text)).toEqual({ kind: 'shown', partNumber: text });
	});

	test.each([
		['XY300', 'xy300'],
		['xy300-black', 'xy300'],
		['xy300-neverdyed', 'xy300'],
		['xy276-3-black', 'xy276-3'],
		['XY276-3-Black', 'xy276-3'],
		['argon-bulwark', 'xy300'],
		['Argon-Bulwark', 'xy300'],
		['argon-bulwark-black', 'xy300'],
		['argon-goat-tig', 'xy276-3'],
		[' xy300 ', 'xy300'],
		['LONE-BLUE', 'lone-blue'],
	])('%s redirects to %s', (text, partNumber) => {
		expect(resolve(text)).toEqual({ kind: 'moved', partNumber });
	});

	test.each([
		'',
		'xy999',
		'xy999-black',
		'xy276',
		'../etc',
		'\u0000',
		'\ud800',
		'__proto__',
		'x'.repeat(5_000),
	])('%j is unknown', (text) => {
		expect(resolve(text)).toEqual({ kind: 'unknown' });
	});

	test('any text: one redirect leads to an existing glove, or to none', () => {
		const typed = fc.oneof(
			fc.string(),
			fc.constantFrom(...PART_NUMBERS, ...Object.keys(SLUGS)),
			fc.stringMatching(/^[xX][yY]300[-\w]*$/),
		);
		fc.assert(
			fc.property(typed, (text) => {
				const address = resolve(text);
				if (address.kind === 'unknown') return;
				expect(PART_NUMBERS).toContain(address.partNumber);
				expect(resolve(address.partNumber)).toEqual({ kind: 'shown', partNumber: address.partNumber });
			}),
		);
	});
});
