import { expect, test } from 'vitest';
import { labelPaper } from './label-paper.ts';
import { formatZpl, listUnprintableCharacters } from './label-zpl.ts';
import { layOutFaces } from './print-job.ts';
import type { PrintedLabel } from './printed-label.ts';
import { aPrintedLabel, TEST_WORDS, TWO_LINES } from './test-label.ts';

const zplOf = (label: PrintedLabel, density: 8 | 12 = 8) => {
	const faces = layOutFaces([label], TEST_WORDS, { paper: '4x6', copies: 1, cartons: 1, skipped: 0 });
	return formatZpl(faces, labelPaper('4x6'), density);
};

test('a label of 4 × 6 in at 203 and at 300 dpi', () => {
	expect(zplOf(aPrintedLabel())).toMatch(/^\^XA\n\^CI28\n\^PW813\n\^LL1219\n/);
	expect(zplOf(aPrintedLabel(), 12)).toContain('^PW1219\n^LL1829');
});

test('every page is a label of its own', () => {
	const zpl = zplOf(aPrintedLabel({ lines: Array(20).fill(TWO_LINES) }));
	expect(zpl.match(/\^XA/g)).toHaveLength(3);
	expect(zpl.match(/\^XZ/g)).toHaveLength(3);
	expect(zpl).toContain('^FDPage 3 of 3^FS');
	expect(zpl.match(/\^FD72 Prs\^FS/g)).toHaveLength(20);
});

test('a name cannot give the printer commands', () => {
	const zpl = zplOf(aPrintedLabel({ operatingName: '^XZ~JA_\\ Ltd' }));
	expect(zpl).toContain('^FD_5EXZ_7EJA_5F_5C Ltd^FS');
	expect(zpl.match(/\^XZ/g)).toHaveLength(1);
	expect(zpl).not.toContain('~');
});

test('the code is a picture of whole dots', () => {
	// Two modules of 44 dots each: 88 dots are 11 bytes.
	expect(zplOf(aPrintedLabel())).toContain(`^GFA,968,968,11,${'FFFFFFFFFFF00000000000'.repeat(44)}`);
});

test('letters that such printers lack are named', () => {
	expect(listUnprintableCharacters('Trois-Rivières Łódź “A” – €')).toEqual([]);
	expect(listUnprintableCharacters('漢 שלום')).toEqual(['漢', 'ש', 'ל', 'ו', 'ם']);
});
