import { describe, expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { listTexts, readerOf } from '../../domain/catalogue/translations/product-texts.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { readPdfRuns, readPdfText } from '../../testing/pdf-text.ts';
import { makeSpecSheetPdf } from './spec-sheet-pdf.server.ts';

const { products } = readDemonstrationCatalogue();
const glove = products.find(({ partNumber }) => partNumber === 'xy300') as Product;
const make = (product: Product, locale: Locale) =>
	makeSpecSheetPdf(product, {
		made: '2026-12-01',
		address: 'https://www.emberhide.example/',
		picture: undefined,
		locale,
	});
const bare = (text: string) => text.replace(/\s+/g, '');

describe('makeSpecSheetPdf', () => {
	test('a French sheet is French from its title to its foot', async () => {
		const pdf = await make(glove, 'fr');
		const file = pdf.toString('latin1');
		expect(file).toContain('/Lang (fr-CA)');
		expect(file).toContain('(XY300 Argon Bulwark, fiche technique)');
		const text = readPdfText(pdf);
		for (const expected of [
			'Fiche technique',
			'Cotes',
			'édition 2016',
			'Abrasion 3 – niveau 3 sur 4\u00A0: au moins 2\u00A0000 cycles avant un trou',
			'85–160\u00A0A',
			'Usage complet',
			'Ne pas utiliser',
			'Très grand',
			'127\u00A0mm (5\u00A0po)',
			'36 paires',
			'1 sur 2',
		]) {
			expect(text).toContain(expected);
		}
		expect(bare(text)).toContain(bare('Tirée du catalogue le 1ᵉʳ décembre 2026.'));
		expect(text).not.toMatch(/Full use|Limited|No use|Ratings|pairs|edition\b/);
		expect(readPdfRuns(pdf).filter(({ lang }) => lang !== undefined)).toEqual([]);
	});

	test('an English sheet is as it was', async () => {
		const pdf = await make(glove, 'en');
		expect(pdf.toString('latin1')).toContain('/Lang (en-CA)');
		const text = readPdfText(pdf);
		for (const expected of [
			'Spec sheet',
			'Ratings',
			'2016 edition',
			'Full use',
			'Extra Large',
			'36 pairs',
			'1 of 2',
		]) {
			expect(text).toContain(expected);
		}
		expect(text).toContain('Abrasion 3: Level 3 of 4: at least 2,000 cycles before a hole');
	});

	test('a text without French is in English and marked as English', async () => {
		const { [glove.description]: _, ...french } = glove.french ?? {};
		const runs = readPdfRuns(await make({ ...glove, french }, 'fr'));
		const marked = runs.filter(({ lang }) => lang !== undefined);
		expect(marked.map(({ lang }) => lang)).toEqual(marked.map(() => 'en-CA'));
		expect(bare(marked.map(({ text }) => text).join(''))).toBe(bare(glove.description));
		const bulk = await make({ ...glove, french: {} }, 'fr');
		expect(readPdfRuns(bulk).filter(({ lang }) => lang !== undefined).length).toBeGreaterThan(8);
	});

	test('each glove’s sheet has every character, and the French ones their French texts', async () => {
		for (const product of products.filter((_, index) => index % 9 === 0)) {
			const text = readPdfText(await make(product, 'fr'));
			expect(text, product.partNumber).not.toMatch(/[?\uFFFD]/);
			const read = readerOf(product, 'fr');
			const shown = [product.description, ...product.applications, ...product.productDetails];
			for (const line of shown.filter((one) => listTexts(product).includes(one))) {
				expect(bare(text), product.partNumber).toContain(bare(read(line)));
			}
		}
	}, 60_000);
});
