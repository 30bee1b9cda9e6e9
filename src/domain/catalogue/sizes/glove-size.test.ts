import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../platform/i18n/locale.ts';
import { compareSizes, defaultSize, formatSize, formatSizeWord, sizeKey, sortSizes } from './glove-size.ts';

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

describe('a size as a reader of French sees it', () => {
	it.each([
		['L', 'L'],
		['2XL', '2XL'],
		['9', '9'],
		['L (left hand only)', 'L (main gauche seulement)'],
		['XL right-handed', 'XL (main droite seulement)'],
		['Large', 'Grand'],
		['Extra Large (left hand only)', 'Très grand (main gauche seulement)'],
		['One size', 'Taille unique'],
		['Jumbo', 'Jumbo'],
	])('%s is %s', (label, shown) => {
		expect(formatSize(label, 'fr')).toBe(shown);
		expect(formatSize(label, 'en')).toBe(label);
	});

	it('is read as the same size', () => {
		for (const label of ['M', 'Medium', 'M (left hand only)', 'XXL', 'One size'])
			expect(sizeKey(formatSize(label, 'fr'))).toBe(sizeKey(label));
	});
});
