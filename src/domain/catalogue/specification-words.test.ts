import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from './demonstration/demonstration-catalogue.server.ts';
import { wordMeasures, wordSpecifications } from './specification-words.ts';

const range = readDemonstrationCatalogue().products;

function word(specifications: Record<string, string>, locale: 'en' | 'fr' = 'en', french = {}) {
	return wordSpecifications({ specifications, french }, locale).map(({ name, value }) => `${name}: ${value}`);
}

describe('specifications in words', () => {
	it.each([
		['Hide', 'None: para-aramid knit shell', 'Shell: Para-aramid knit'],
		['Hide', 'Split cowhide, side, heavy', 'Hide: Heavy side-split cowhide'],
		['Hide', 'Split cowhide, side, drum-dyed black', 'Hide: Side-split cowhide, drum-dyed black'],
		['Hide', 'Elkskin, grain, oil-finished brown', 'Hide: Grain elkskin, oil-finished brown'],
		['Hide', 'Goat grain, deer forchettes', 'Hide: Goat grain, deer forchettes'],
		[
			'Lining',
			'None in the fingers, cotton in the palm',
			'Lining: Unlined in the fingers, cotton in the palm',
		],
		['Seams', 'None across the back', 'Seams: No seams across the back'],
		['Back', 'Pigskin, split', 'Back: Split pigskin'],
		['Back', 'None', 'Back: None'],
		['Leather thickness', '1.2-1.4 mm', 'Leather thickness: 1.2–1.4 mm'],
		['Pattern', '13-gauge, machine knit', 'Pattern: 13-gauge, machine knit'],
		['Cuff', '5 in (127 mm) gauntlet', 'Cuff: 127 mm (5 in) gauntlet'],
	])('%s %s', (name, value, expected) => {
		expect(word({ [name]: value })).toEqual([expected]);
	});

	it('does not repeat the cuff length in the cuff', () => {
		const row = { Cuff: '7 in (178 mm) gauntlet, one piece', 'Cuff length': '178 mm (7 in)' };
		expect(word(row)).toEqual(['Cuff: Gauntlet, one piece', 'Cuff length: 178 mm (7 in)']);
		expect(word({ Cuff: '178 mm (7 in)', 'Cuff length': '178 mm (7 in)' })[0]).toBe('Cuff: 178 mm (7 in)');
	});

	it('works in French', () => {
		const french = { '6 in split': 'Manchette longue de 152 mm (6 po) en cuir refendu' };
		expect(word({ Cuff: '6 in split', 'Cuff length': '6 in (152 mm)' }, 'fr', french)[0]).toBe(
			'Manchette: Manchette longue en cuir refendu',
		);
		expect(word({ Lining: 'None', Hide: 'None: nylon knit shell' }, 'fr')).toEqual([
			'Doublure: Sans doublure',
			'Enveloppe: Tricot de nylon',
		]);
		expect(word({ Hide: 'Deerskin, grain' }, 'fr')).toEqual(['Cuir: Cuir fleur de cerf']);
	});

	it.each(['en', 'fr'] as const)('leaves no raw data in the demonstration range (%s)', (locale) => {
		for (const product of range) {
			const shown = wordSpecifications(product, locale);
			for (const { name, value } of shown) {
				expect(value, `${product.partNumber} ${name}`).not.toMatch(
					/^(?:None|Aucune?)\b|, (?:side|grain|split|fleur|flanc)(?:,|$)|\d-\d|(?:in|po) \(\d+ mm/i,
				);
			}
			const cuff = shown.find(({ row }) => row === 'Cuff' || row === 'Manchette')?.value ?? '';
			if ('Cuff length' in product.specifications) expect(cuff).not.toMatch(/\d mm/);
			expect(shown.map(({ row }) => row)).toHaveLength(Object.keys(product.specifications).length);
		}
	});
});

it.each([
	['Side split palm and back, 1.2-1.4 mm, takes slag', 'Side split palm and back, 1.2–1.4 mm, takes slag'],
	['Gauntlet of 4-5 in, lined', 'Gauntlet of 4–5 in, lined'],
	['Manchette de 0,8-0,9 mm', 'Manchette de 0,8–0,9 mm'],
	['5 in (127 mm) cuff', '127 mm (5 in) cuff'],
	['The same driver as XY073-2 in grey', 'The same driver as XY073-2 in grey'],
	['Order 12-073-2 in a case', 'Order 12-073-2 in a case'],
	['Tested to ANSI/ISEA 105-2024 in full', 'Tested to ANSI/ISEA 105-2024 in full'],
	['Runs 7018-1 rods of 1/8 in', 'Runs 7018-1 rods of 1/8 in'],
])('measures in a sentence: %s', (text, expected) => {
	expect(wordMeasures(text)).toBe(expected);
});
