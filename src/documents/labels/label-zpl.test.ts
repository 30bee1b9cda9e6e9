import { expect, test } from 'vitest';
import { labelPaper } from './label-paper.ts';
import { formatZpl } from './label-zpl.ts';
import { drawTextDots } from './lettering/text-outline.server.ts';
import { layOutFaces } from './print-job.ts';
import type { PrintedLabel } from './printed-label.ts';
import { aPrintedLabel, TEST_MESSAGES_IN, TWO_LINES } from './test-label.ts';

const zplOf = (label: PrintedLabel, density: 8 | 12 = 8) => {
	const faces = layOutFaces([label], TEST_MESSAGES_IN, { paper: '4x6', copies: 1, cartons: 1, skipped: 0 });
	return formatZpl(faces, labelPaper('4x6'), density, drawTextDots);
};

test('a label of 4 × 6 in at 203 and at 300 dpi', () => {
	expect(zplOf(aPrintedLabel())).toMatch(/^\^XA\n\^CI28\n\^PW813\n\^LL1219\n/);
	expect(zplOf(aPrintedLabel(), 12)).toContain('^PW1219\n^LL1829');
});

test('every page is a separate label', () => {
	const zpl = zplOf(aPrintedLabel({ lines: Array(20).fill(TWO_LINES) }));
	expect(zpl.match(/\^XA/g)).toHaveLength(3);
	expect(zpl.match(/\^XZ/g)).toHaveLength(3);
	expect(zpl).toContain('^FDPage 3 of 3^FS');
	expect(zpl.match(/\^FD72 Prs\^FS/g)).toHaveLength(20);
});

test('a name cannot inject printer commands', () => {
	const zpl = zplOf(aPrintedLabel({ operatingName: '^XZ~JA_\\ Ltd' }));
	expect(zpl).toContain('^FD_5EXZ_7EJA_5F_5C Ltd^FS');
	expect(zpl.match(/\^XZ/g)).toHaveLength(1);
	expect(zpl).not.toContain('~');
});

test('the code is a bitmap of whole dots', () => {
	// Two modules of 44 dots each: 88 dots are 11 bytes.
	expect(zplOf(aPrintedLabel())).toContain(`^GFA,968,968,11,${'FFFFFFFFFFF00000000000'.repeat(44)}`);
});

/** Every bitmap on a label but its code, as rows of "#" and ".". */
function readPictures(zpl: string): { x: number; y: number; rows: string[] }[] {
	return [...zpl.matchAll(/\^FO(\d+),(\d+)\^GFA,(\d+),\d+,(\d+),([0-9A-F]*)\^FS/g)].map(
		([, x, y, total, across, hex = '']) => {
			expect(hex).toHaveLength(2 * Number(total));
			const width = 2 * Number(across);
			const rows = hex.match(new RegExp(`.{${width}}`, 'g')) ?? [];
			const bits = (row: string) =>
				[...row].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
			return {
				x: Number(x),
				y: Number(y),
				rows: rows.map((row) => bits(row).replace(/0/g, '.').replace(/1/g, '#')),
			};
		},
	);
}

test('a line with letters the printer lacks is sent as a bitmap in our own font, at its position', () => {
	for (const name of ['Nguyễn Thị Phượng', 'Ḥasan', 'Ωμέγα ΑΕ', 'Сварка Плюс', 'שלום', 'شركة']) {
		const zpl = zplOf(aPrintedLabel({ operatingName: name, attention: '' }), 12);
		const plain = zplOf(aPrintedLabel({ operatingName: 'Plain', attention: '' }), 12);
		expect(readPictures(zpl)).toHaveLength(readPictures(plain).length + 1);
		const [picture] = readPictures(zpl).filter(({ rows }) => (rows[0]?.length ?? 0) > rows.length * 1.2);
		const rows = picture?.rows ?? [];
		const ink = rows.join('').replace(/\./g, '').length / rows.join('').length;
		expect(ink, name).toBeGreaterThan(0.1);
		expect(ink, name).toBeLessThan(0.6);
		// Letters of 14 points have an em of 58 dots at 300 dpi.
		expect(rows.length).toBeGreaterThan(30);
		expect(rows.length).toBeLessThan(90);
	}
});

test('a character missing from all fonts is a “?” like everywhere else', () => {
	const zpl = zplOf(aPrintedLabel({ operatingName: '漢 🧤 Ltd' }));
	expect(zpl).toContain('^FD? ? Ltd^FS');
});

test('the addressee’s line is emphasised, with and without attention, as in the PDF', () => {
	const strikes = (zpl: string, text: string) => zpl.split(`^FD${text}^FS`).length - 1;
	const both = zplOf(aPrintedLabel({ attention: 'Ana Bold', operatingName: 'Plain Ltd' }));
	expect([strikes(both, 'Ana Bold'), strikes(both, 'Plain Ltd')]).toEqual([2, 1]);
	const [first, second] = [...both.matchAll(/\^FT(\d+),(\d+),0[^\n]*\^FDAna Bold/g)];
	expect(Number(second?.[1])).toBe(Number(first?.[1]) + 1);
	expect(second?.[2]).toBe(first?.[2]);
	expect(strikes(zplOf(aPrintedLabel({ attention: '', operatingName: 'Alone Ltd' })), 'Alone Ltd')).toBe(2);
});

test('French letters are the printer’s own; raised ones, which it lacks, are bitmaps and never vanish', () => {
	const name = 'Cœur d’Élan « Soudure »';
	const french = aPrintedLabel({ locales: ['fr'], operatingName: name, date: '1ᵉʳ\u00a0novembre\u00a02026' });
	const zpl = zplOf(french);
	expect(zpl).toContain('^CI28');
	expect(zpl).toContain(`^FD${name}^FS`);
	expect(zpl).toContain('^FDDestinataire :^FS');
	expect(zpl).not.toContain('\u00a0');
	const english = zplOf(aPrintedLabel({ operatingName: name }));
	// "Nᵒ de facture", "Nᵒ de pièce" and the date.
	expect(readPictures(zpl)).toHaveLength(readPictures(english).length + 3);
	// The raised letter is drawn: a bitmap of “Nᵒ” has ink to the right of the N, in its upper half only.
	const [dots] = [drawTextDots({ text: 'ᵒ', rtl: false, from: 'left', weight: 700, size: 40 })];
	expect(dots?.rows.flat().filter(Boolean).length).toBeGreaterThan(20);
	expect((dots?.y ?? 0) + (dots?.rows.length ?? 0)).toBeLessThan(-5);
});
