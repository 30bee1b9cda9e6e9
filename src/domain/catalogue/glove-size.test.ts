import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { compareSizes, defaultSize, formatSizeWord, sizeForPalm, sizeKey, sortSizes } from './glove-size.ts';

fc.configureGlobal({ seed: 420 });

/** docs/trade/sizes.md, "Order". */
const IN_ORDER = [
	'XS',
	'Extra Small',
	'S',
	'Small',
	'M',
	'Medium',
	'L',
	'Large',
	'XL',
	'Extra Large',
	'XXL',
	'2XL',
	'XXXL',
	'3XL',
	'4XL',
	'5XL',
];
const label = fc.oneof(
	fc.constantFrom(...IN_ORDER, 'L (left hand only)', 'One size', '9', 'Youth'),
	fc.string({ maxLength: 12 }),
);

describe('size order', () => {
	it('is that of the trade, in whatever order sizes are given', () => {
		fc.assert(
			fc.property(fc.shuffledSubarray(IN_ORDER), (labels) => {
				expect(sortSizes(labels)).toEqual(IN_ORDER.filter((size) => labels.includes(size)));
			}),
		);
	});

	it('puts unknown sizes last, in the given order', () => {
		expect(sortSizes(['Youth', '5XL', '9', 's', 'OS'])).toEqual(['s', '5XL', 'Youth', '9', 'OS']);
	});

	it('puts a left hand after its pair', () => {
		expect(sortSizes(['XL', 'L (left hand only)', 'M', 'L'])).toEqual(['M', 'L', 'L (left hand only)', 'XL']);
	});

	it('is a total order: antisymmetric and transitive', () => {
		fc.assert(
			fc.property(label, label, label, (a, b, c) => {
				expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0);
				if (compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0)
					expect(compareSizes(a, c)).toBeLessThanOrEqual(0);
			}),
		);
	});
});

describe('size names', () => {
	it.each([
		['Large', 'L'],
		[' extra  large ', 'XL'],
		['XXL', '2XL'],
		['xxxl', '3XL'],
		['Extra Small', 'XS'],
		['One size', 'OS'],
		['L (left hand only)', 'L (left hand only)'],
		['Large (Left-hand only)', 'L (left hand only)'],
		['XXL left handed', '2XL (left hand only)'],
		['9', '9'],
		['youth', 'YOUTH'],
		['constructor', 'CONSTRUCTOR'],
	])('"%s" has the key %s', (text, key) => expect(sizeKey(text)).toBe(key));

	it.each([
		['L', 'Large'],
		['2XL', '2X Large'],
		['xxl', '2X Large'],
		['XS', 'Extra Small'],
		['OS', 'One size'],
		['M (left hand only)', 'Medium (left hand only)'],
		['9', '9'],
	])('%s is written out as %s', (text, word) => expect(formatSizeWord(text, 'en')).toBe(word));

	it.each([
		['L', 'Grand'],
		['xxl', '2X grand'],
		['M (left hand only)', 'Moyen (main gauche seulement)'],
		['9', '9'],
	])('%s is %s in French', (text, word) => expect(formatSizeWord(text, 'fr')).toBe(word));

	it('keep their key when normalized or written out again', () => {
		fc.assert(
			fc.property(label, (text) => {
				expect(sizeKey(sizeKey(text))).toBe(sizeKey(text));
				for (const locale of LOCALES) expect(sizeKey(formatSizeWord(text, locale))).toBe(sizeKey(text));
			}),
		);
	});

	it('handle a hostile label', () => {
		expect(sizeKey(`${' '.repeat(200_000)}L${' '.repeat(200_000)}`)).toBe('L');
	});
});

describe('default size', () => {
	const made = (labels: string[], selectedSizeDefault = '') =>
		defaultSize({
			sizes: Object.fromEntries(labels.map((size) => [size, `X-${size}`])),
			selectedSizeDefault,
		});

	it('is Large under any of its names', () => {
		expect(made(['S', 'M', 'L'], 'M')).toBe('L');
		expect(made(['Small', 'Large'], 'Small')).toBe('Large');
	});

	it('else the one chosen by staff, else the first in order', () => {
		expect(made(['M (left hand only)', 'L (left hand only)'], 'L (left hand only)')).toBe(
			'L (left hand only)',
		);
		expect(made(['XXL', 'XL'], '2XL')).toBe('XXL');
		expect(made(['XL', 'S'], 'toString')).toBe('S');
		expect(made([])).toBeUndefined();
	});

	it('is always an existing size', () => {
		fc.assert(
			fc.property(fc.uniqueArray(label, { minLength: 1 }), label, (labels, wanted) => {
				fc.pre(!labels.includes('__proto__'));
				expect(labels).toContain(made(labels, wanted));
			}),
		);
	});
});

describe('palm to size', () => {
	it.each([
		[8.2, 'in', 9, 'L'],
		[8, 'in', 8, 'M'],
		[8.5, 'in', 9, 'L'],
		[203, 'mm', 8, 'M'],
		[152, 'mm', 6, 'XS'],
		[178, 'mm', 7, 'S'],
		[229, 'mm', 9, 'L'],
		[230, 'mm', 10, 'XL'],
		[254, 'mm', 10, 'XL'],
		[279, 'mm', 11, '2XL'],
		[300, 'mm', 12, '3XL'],
		[120, 'mm', 5, undefined],
	] as const)('%s %s is a %s (%s)', (girth, unit, size, letter) => {
		expect(sizeForPalm(girth, unit)).toEqual({ size, letter });
	});

	it('returns no size for hands that no glove fits, or for no number', () => {
		for (const girth of [0, -5, 2.9, 13.1, 1e9, Number.NaN, Number.POSITIVE_INFINITY]) {
			expect(sizeForPalm(girth, 'in')).toBeUndefined();
		}
		expect(sizeForPalm(400, 'mm')).toBeUndefined();
	});

	it('never gives a larger hand a smaller glove', () => {
		const unit = fc.constantFrom('mm' as const, 'in' as const);
		fc.assert(
			fc.property(
				fc.double({ min: 0, max: 1, noNaN: true }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				unit,
				(a, b, u) => {
					const girths = [a, b]
						.toSorted((x, y) => x - y)
						.map((part) => (u === 'mm' ? 90 + part * 240 : 3.5 + part * 9.5));
					const [small, large] = girths.map((girth) => sizeForPalm(girth, u)?.size ?? Number.NaN);
					expect(small).toBeLessThanOrEqual(large ?? 0);
				},
			),
		);
	});
});
