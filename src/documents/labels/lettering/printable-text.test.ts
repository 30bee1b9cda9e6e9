import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { listForeignCharacters, measureText, STAND_IN, toPrintable } from '../label-text.ts';
import { splitByFont } from './font-pieces.server.ts';
import { LABEL_FONTS } from './label-fonts.server.ts';
import { readWoffFont } from './woff-font.server.ts';

const NAMES = [
	'Nguyễn Thị Phượng',
	'Łódź Spółka',
	'İstanbul Kaynak',
	'Œuvre Élégante',
	'Ḥasan Ṣāliḥ',
	'Ωμέγα ΑΕ',
	'Сварка Плюс ООО',
	'Đặng Hữu Ước',
	'Þórður Ægisson',
	'Nᵒ, 1ᵉʳ, 2ᵉ, Mᵐᵉ « cœur » Œ É’…',
];

describe('printed unchanged', () => {
	it.each(NAMES)('%s', (name) => {
		expect(toPrintable(name)).toBe(name);
		expect(toPrintable(name.normalize('NFD'))).toBe(name);
		expect(listForeignCharacters(name)).toEqual([]);
	});

	it('every Latin (with Vietnamese), Greek and Cyrillic letter, by block', () => {
		for (const [first, last] of [
			[0x20, 0x7e],
			[0xa0, 0x17f],
			[0x1e00, 0x1eff],
			[0x391, 0x3c9],
			[0x400, 0x45f],
		] as const) {
			for (let code = first; code <= last; code++) {
				const character = String.fromCodePoint(code);
				if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) continue;
				expect(listForeignCharacters(character), code.toString(16)).toEqual([]);
			}
		}
	});
});

describe('characters missing from all fonts', () => {
	it('are replaced one for one, by grapheme, and named', () => {
		expect(toPrintable('中村 Ltd')).toBe('?? Ltd');
		expect(toPrintable('Gloves 🧤👩🏽‍🏭!')).toBe('Gloves ??!');
		expect(listForeignCharacters('a 中 🧤 b 中')).toEqual(['中', '🧤']);
		expect(toPrintable('q\u0350')).toBe(`q${STAND_IN}`);
		expect(toPrintable('©\ufe0f')).toBe('©');
		expect(toPrintable('5 µm, ﬁt, ５㎏')).toBe('5 μm, fit, 5kg');
	});

	it('never vanish and never fail a page, whatever the text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
				const printable = toPrintable(text);
				expect(listForeignCharacters(printable)).toEqual([]);
				expect(toPrintable(printable)).toBe(printable);
				const seen = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)).filter(
					({ segment }) => segment.replace(/\s|\p{M}/gu, '') !== '',
				);
				const shown = Array.from(printable.replace(/\s/gu, ''));
				expect(shown.length).toBeGreaterThanOrEqual(seen.length > 0 ? 1 : 0);
			}),
			{ numRuns: 2000 },
		);
	});
});

it('each piece of a printable text has a glyph for every letter, and is never wider than measured', () => {
	const pdf = new PDFDocument({ autoFirstPage: false });
	for (const font of LABEL_FONTS) pdf.registerFont(font.name, readWoffFont(font.file));
	const glyphsOf = (text: string) =>
		(
			pdf as unknown as { _font: { font: { layout: (text: string) => { glyphs: { id: number }[] } } } }
		)._font.font.layout(text).glyphs;
	for (const weight of [400, 700, 800] as const) {
		for (const name of NAMES) {
			let width = 0;
			for (const { text, font } of splitByFont(name, weight)) {
				pdf.font(font.name).fontSize(14);
				expect(
					glyphsOf(text).every(({ id }) => id !== 0),
					`${name} ${weight}`,
				).toBe(true);
				width += pdf.widthOfString(text);
			}
			expect((width * 25.4) / 72).toBeLessThanOrEqual(measureText(name, { points: 14, weight }));
		}
	}
});
