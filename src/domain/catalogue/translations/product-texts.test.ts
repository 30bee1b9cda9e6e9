import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Product } from '../product.ts';
import { aGlove } from '../test-glove.ts';
import { listTexts, listUntranslated, readerOf, termIn, textsOf, translateProduct } from './product-texts.ts';

const FOLDER = join(import.meta.dirname, '../../../../content/catalogue/products');
const range = readdirSync(FOLDER).map(
	(file): Product => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
);
const pairs = range.flatMap((glove) => {
	const read = readerOf(glove, 'fr');
	return listTexts(glove).map((text) => ({ partNumber: glove.partNumber, text, french: read(text) }));
});

describe('the demonstration range in French', () => {
	test.each(range.map((glove) => [glove.partNumber, glove] as const))('%s has every text', (_, glove) => {
		expect(listUntranslated(glove, 'fr')).toEqual([]);
	});

	test('part numbers, markings and numbers are those of the English', () => {
		// Measures in words, such as "six inches", and sizes by letter are written out differently.
		const codesOf = (text: string) =>
			[...text.matchAll(/\bXY\d[\w-]*|\b(?:EN|ISEA|ANSI)\b|\d+(?:[.,]\d+)?(?!XL|TG)/g)]
				.map(([code]) => code.toUpperCase().replace(',', '.'))
				.sort();
		const differing = pairs.filter(({ text, french }) => {
			const [own, other] = [codesOf(text), codesOf(french)];
			return JSON.stringify(own) !== JSON.stringify(other);
		});
		expect(differing.map(({ partNumber, text, french }) => `${partNumber}: ${text} → ${french}`)).toEqual([]);
	});

	test('the typography is that of Quebec', () => {
		const wrong = pairs.filter(({ french }) =>
			/['"“”]| [:;!?%$»]|« |\u00A0[;!?]|\d (?:mm|cm|m|kg|g|A|V|°C|po|%)(?![\p{L}])| {2}/u.test(french),
		);
		expect(wrong.map(({ partNumber, french }) => `${partNumber}: ${french}`)).toEqual([]);
	});

	test('a French description says what kind of glove it is', () => {
		const unnamed = range.filter((glove) => {
			const french = readerOf(glove, 'fr')(glove.description);
			return !/gants?|mitaines?|sous-gant|tricot/i.test(french);
		});
		expect(unnamed.map(({ partNumber }) => partNumber)).toEqual([]);
	});
});

describe('a text', () => {
	const glove = aGlove({
		description: 'Bench glove',
		color: 'gold',
		french: { 'Bench glove': 'Gant d’établi' },
	});

	test('that changes after its translation is shown in English', () => {
		expect(readerOf(glove, 'fr')('Bench glove')).toBe('Gant d’établi');
		expect(readerOf(glove, 'fr')('Bench glove, not for stick')).toBe('Bench glove, not for stick');
		expect(textsOf(glove, 'fr')('Bench glove, not for stick')).toBeUndefined();
		expect(readerOf(glove, 'en')('Bench glove')).toBe('Bench glove');
	});

	test('named like a property of every object is not found', () => {
		expect(readerOf(glove, 'fr')('constructor')).toBe('constructor');
		expect(termIn('toString', 'fr')).toBe('toString');
	});

	test.each([
		['250 mm (9.8 in)', '250\u00A0mm (9,8\u00A0po)'],
		['0.8–0.9 mm', '0,8–0,9\u00A0mm'],
		['1.2-1.4 mm', '1,2–1,4\u00A0mm'],
		['4 in (102 mm)', '102\u00A0mm (4\u00A0po)'],
		['13.2 in (33.5 cm)', '33,5\u00A0cm (13,2\u00A0po)'],
		['4 in', '4\u00A0po'],
		['1.2-1.4 mm', '1,2–1,4\u00A0mm'],
		['4 in (102 mm)', '102\u00A0mm (4\u00A0po)'],
		['13.2 in (33.5 cm)', '33,5\u00A0cm (13,2\u00A0po)'],
	])('that is a measure, "%s", needs no translation', (text, french) => {
		expect(termIn(text, 'fr')).toBe(french);
	});

	test.each(['4 in split-cow cuff', 'g', 'in mm'])('with other words, "%s", is no measure', (text) => {
		expect(termIn(text, 'fr')).toBe(text);
	});

	test('is translated in the document of the glove, whose codes stay', () => {
		const french = translateProduct(glove, 'fr');
		expect(french).toMatchObject({ partNumber: glove.partNumber, description: 'Gant d’établi' });
		expect(french).not.toHaveProperty('french');
		expect(french.sizes).toEqual(glove.sizes);
		expect(translateProduct(glove, 'en').description).toBe('Bench glove');
	});
});
