import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureText } from '../label-text.ts';
import { wrapText } from './wrap-text.ts';

const style = { points: 14, weight: 400 } as const;

describe('wrapText', () => {
	test('lines break at spaces', () => {
		expect(wrapText('Sault Marine Shipworks and Dry Dock', style, () => 60)).toEqual([
			'Sault Marine Shipworks',
			'and Dry Dock',
		]);
	});

	test('a number stays with its unit, and a colon with its word', () => {
		expect(wrapText('1,2 mm\u00a0: cuir de 250\u00a0mm', style, () => 30)).toEqual([
			'1,2 mm\u00a0: cuir',
			'de 250\u00a0mm',
		]);
		expect(wrapText('épaisseur de 250\u00a0mm', style, () => 36)).toEqual(['épaisseur de', '250\u00a0mm']);
	});

	test('a long part number breaks after its dash, a longer word anywhere', () => {
		expect(wrapText('XY276-3-BLACK', style, () => 25)).toEqual(['XY276-3-', 'BLACK']);
		const pieces = wrapText('Donaudampfschifffahrtsgesellschaft', style, () => 40);
		expect(pieces.length).toBeGreaterThan(1);
		expect(pieces.join('')).toBe('Donaudampfschifffahrtsgesellschaft');
	});

	test('each line respects its own width', () => {
		const lines = wrapText('one two three four five six', style, (line) => (line === 0 ? 15 : 60));
		expect(lines).toEqual(['one', 'two three four five six']);
	});

	test('no letter is lost and every line fits', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: 'grapheme-composite', maxLength: 200 }),
				fc.integer({ min: 30, max: 100 }),
				(text, width) => {
					const lines = wrapText(text, style, () => width);
					expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
					for (const line of lines)
						expect(
							measureText(line, style) <= width || [...new Intl.Segmenter().segment(line)].length === 1,
						).toBe(true);
				},
			),
		);
	});
});
