import { describe, expect, test } from 'vitest';
import { formatPrintedDescription, formatPrintedPairs, formatPrintedSize } from './label.ts';
import { isInQuebec, listLabelLocales, listPackingLocales, usualLanguage } from './label-language.ts';

const QUEBEC = '640, rue Saint-Joseph Est, Québec, QC, G1K 3B9';
const ONTARIO = '640 Barton St E, Hamilton, ON, L8L 3A5';

test.each([
	[QUEBEC, true],
	['12 rue Laurier\nGatineau QC  J8X 1A1', true],
	['1 rue Sherbrooke, Montréal, h2x1y4', true],
	['Quai 4, Sept-Îles, Québec', true],
	['Quai 4, Sept-Îles, QC, Canada', true],
	['Quai 4, Sept-Îles QC', true],
	['Quai 4\nSept-Îles Quebec\nCanada', true],
	[ONTARIO, false],
	['12 Québec St, Guelph, ON N1H 2S9', false],
	['12 Quebec St, Guelph, Ontario', false],
	// A postal code decides: Ottawa is across the river.
	['50 Rideau St, Ottawa, Quebec, K1N 9J7', false],
	['1 Elk St, Buffalo, NY 14201, United States', false],
	['Québec', false],
	['', false],
])('“%s” is in Quebec: %s', (address, expected) => {
	expect(isInQuebec(address)).toBe(expected);
});

test('a label starts in French to Quebec, else in the recipient’s language, else in English', () => {
	expect(usualLanguage(QUEBEC, undefined)).toBe('fr');
	expect(usualLanguage(QUEBEC, 'en')).toBe('fr');
	expect(usualLanguage(ONTARIO, 'fr')).toBe('fr');
	expect(usualLanguage(ONTARIO, undefined)).toBe('en');
	expect(usualLanguage('', undefined)).toBe('en');
});

test('of two languages French comes first to Quebec', () => {
	const both = (shippingAddress: string) => ({ language: 'both', shippingAddress }) as const;
	for (const list of [listLabelLocales, listPackingLocales]) {
		expect(list(both(QUEBEC))).toEqual(['fr', 'en']);
		expect(list(both(ONTARIO))).toEqual(['en', 'fr']);
		expect(list({ language: 'fr', shippingAddress: ONTARIO })).toEqual(['fr']);
		expect(list({ language: 'en', shippingAddress: QUEBEC })).toEqual(['en']);
	}
});

test('a label from before labels had a language stays English, its packing list bilingual', () => {
	expect(listLabelLocales({ shippingAddress: QUEBEC })).toEqual(['en']);
	expect(listPackingLocales({ shippingAddress: QUEBEC })).toEqual(['en', 'fr']);
});

describe('texts of a line', () => {
	const line = {
		productName: 'Argon Bulwark',
		productPartNumber: 'xy300',
		productDescription: 'split cow, 5 in cuff',
		productDescriptionFrench: 'cuir refendu, manchette de 127 mm',
		size: 'L',
		quantity: 12,
	};

	test('the description is in the paper’s languages, in English without French', () => {
		const french = 'cuir refendu, manchette de 127\u00A0mm';
		expect(formatPrintedDescription(line, ['en'])).toBe('Argon Bulwark (split cow, 5 in cuff)');
		expect(formatPrintedDescription(line, ['fr'])).toBe(`Argon Bulwark (${french})`);
		expect(formatPrintedDescription(line, ['fr', 'en'])).toBe(
			`Argon Bulwark (${french} / split cow, 5 in cuff)`,
		);
		const untranslated = { ...line, productDescriptionFrench: undefined };
		for (const locales of [['fr'], ['fr', 'en']] as const) {
			expect(formatPrintedDescription(untranslated, locales)).toBe('Argon Bulwark (split cow, 5 in cuff)');
		}
		expect(formatPrintedDescription({ ...untranslated, productDescription: '' }, ['fr', 'en'])).toBe(
			'Argon Bulwark',
		);
	});

	test.each([
		['L', 'L', 'L'],
		['2XL', '2XL', '2XL'],
		['Large', 'Grand', 'Grand / Large'],
		['One size', 'Taille unique', 'Taille unique / One size'],
		['10/11', '10/11', '10/11'],
	])('size %s is %s in French', (size, french, both) => {
		expect(formatPrintedSize(size, ['en'])).toBe(size);
		expect(formatPrintedSize(size, ['fr'])).toBe(french);
		expect(formatPrintedSize(size, ['fr', 'en'])).toBe(both);
	});

	test('pairs', () => {
		expect(formatPrintedPairs(1, ['en'])).toBe('1 Pr');
		expect(formatPrintedPairs(72, ['en'])).toBe('72 Prs');
		expect(formatPrintedPairs(1, ['fr'])).toBe('1\u00A0pr');
		expect(formatPrintedPairs(72, ['en', 'fr'])).toBe('72\u00A0pr');
	});
});
