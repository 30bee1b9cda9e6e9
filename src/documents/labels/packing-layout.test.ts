import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PACKING_PAPER } from './label-paper.ts';
import { measureText } from './label-text.ts';
import { layOutPackingList } from './packing-layout.ts';
import type { PackingList, PackingMessages } from './packing-list.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';
import { aPrintedLabel } from './test-label.ts';

const both = (en: string, fr: string) => (en === fr ? [en] : [en, fr]);
const messages: PackingMessages = {
	website: 'www.emberhide.example',
	phone: '(905) 555-0142',
	title: both('Packing slip', 'Bordereau d’expédition'),
	label: both('Label', 'Étiquette'),
	date: both('Date', 'Date'),
	invoice: both('Invoice no.', 'Nᵒ de facture'),
	purchaseOrder: both('Purchase order', 'Bon de commande'),
	shipTo: both('Ship to', 'Expédier à'),
	partNumber: both('Part no.', 'Nᵒ de pièce'),
	description: both('Description', 'Description'),
	size: both('Size', 'Taille'),
	pairs: both('Pairs', 'Paires'),
	total: 'Total',
	packedBy: 'Packed by / Emballé par',
	checkedBy: 'Checked by / Vérifié par',
	page: (page, pages) => `Page ${page} of ${pages} / Page ${page} sur ${pages}`,
};

const line = {
	partNumber: 'XY300',
	description: 'Argon Bulwark (split cow, lined)',
	size: 'Large',
	pairs: '72',
};
function aPackingList(change: Partial<PackingList> = {}): PackingList {
	return { ...aPrintedLabel(), lines: [line], totalPairs: '72', ...change };
}

const layOut = (list: PackingList) => layOutPackingList(list, messages, PACKING_PAPER);
const textsOf = (face: LabelFace | undefined) =>
	(face?.marks ?? []).filter((mark) => mark.kind === 'text') as (SheetMark & { kind: 'text' })[];
const textOn = (face: LabelFace | undefined) => textsOf(face).map(({ text }) => text);
const letters = (text: string) => text.replace(/\s+/gu, '');

/** Texts of the maximum length on a label, in scripts of both directions. */
const anyText = (maxLength: number) =>
	fc
		.oneof(
			fc.string({ unit: 'grapheme', maxLength }),
			fc.stringMatching(/^[\u05d0-\u05ea\u0627-\u064a 0-9()]*$/).map((text) => text.slice(0, maxLength)),
			fc.constant('W'.repeat(maxLength)),
		)
		.map((text) => text.trim());
const anyList: fc.Arbitrary<PackingList> = fc.record({
	locales: fc.constant(['en', 'fr'] as const),
	number: fc.constant('#1048'),
	invoiceNumber: anyText(40).map((text) => text || '-'),
	purchaseOrderNumber: anyText(40).map((text) => text || '-'),
	date: fc.constant('Nov 20, 2026'),
	attention: anyText(120),
	operatingName: anyText(200),
	addressLines: fc.array(anyText(20), { minLength: 1, maxLength: 60 }),
	totalPairs: fc.constant('9999'),
	lines: fc.array(
		fc.record({
			partNumber: fc.stringMatching(/^[A-Z0-9-]{1,64}$/),
			description: anyText(503),
			size: anyText(60),
			pairs: fc.integer({ min: 1, max: 9999 }).map(String),
		}),
		{ maxLength: 30 },
	),
});

describe('layOutPackingList', () => {
	test('a typical list is one face with every fact in both languages', () => {
		const faces = layOut(aPackingList());
		expect(faces).toHaveLength(1);
		const texts = textOn(faces[0]);
		for (const text of ['Packing slip', 'Bordereau d’expédition', 'Ship to', 'Expédier à', 'Nᵒ de pièce']) {
			expect(texts).toContain(text);
		}
		for (const text of [
			'#1048',
			'20931',
			'77-3041',
			'Nov 20, 2026',
			'V. Petrov, Purchasing',
			'XY300',
			'Large',
		]) {
			expect(texts).toContain(text);
		}
		expect(texts.filter((text) => text === '72')).toHaveLength(2);
		expect(texts.join(' ')).not.toContain('Page');
	});

	test('neither language is more prominent: each pair has the same size and weight', () => {
		const marks = textsOf(layOut(aPackingList())[0]);
		const styleOf = (text: string) => {
			const { points, weight } = marks.find((mark) => mark.text === text) ?? { points: 0, weight: 0 };
			return `${points} ${weight}`;
		};
		for (const [en, fr] of [
			['Packing slip', 'Bordereau d’expédition'],
			['Ship to', 'Expédier à'],
			['Part no.', 'Nᵒ de pièce'],
			['Pairs', 'Paires'],
		] as const) {
			expect(styleOf(en)).toBe(styleOf(fr));
		}
	});

	test('two hundred lines continue, with both headers on every face and the total once', () => {
		const faces = layOut(aPackingList({ lines: Array(200).fill(line), totalPairs: '14400' }));
		expect(faces.length).toBeGreaterThan(3);
		for (const [index, face] of faces.entries()) {
			expect(textOn(face)).toContain(
				`Page ${index + 1} of ${faces.length} / Page ${index + 1} sur ${faces.length}`,
			);
			expect(textOn(face)).toContain('Bordereau d’expédition');
			if (textOn(face).includes('XY300')) expect(textOn(face)).toContain('Nᵒ de pièce');
		}
		expect(faces.flatMap(textOn).filter((text) => text === '72')).toHaveLength(200);
		expect(faces.flatMap(textOn).filter((text) => text === '14400')).toHaveLength(1);
	});

	test('nothing is lost, nothing leaves the paper, nothing overlaps', () => {
		const { margin, width, height } = PACKING_PAPER;
		fc.assert(
			fc.property(anyList, (list) => {
				const faces = layOut(list);
				const texts = faces.flatMap(textsOf);
				for (const mark of texts) {
					const wide = measureText(mark.text, mark);
					const [from, to] = mark.from === 'left' ? [mark.x, mark.x + wide] : [mark.x - wide, mark.x];
					expect(from).toBeGreaterThanOrEqual(margin - 0.01);
					expect(to).toBeLessThanOrEqual(width - margin + 0.01);
					expect(mark.y).toBeGreaterThan(margin);
					expect(mark.y).toBeLessThanOrEqual(height - margin);
				}
				for (const face of faces) {
					for (const mark of face.marks) {
						if (mark.kind === 'rule') expect(mark.y + mark.thickness).toBeLessThanOrEqual(height - margin);
					}
					const positions = textsOf(face).map(({ x, y }) => `${x} ${y}`);
					expect(new Set(positions).size).toBe(positions.length);
				}
				const inStyle = (points: number, weights: readonly number[]) =>
					letters(
						texts
							.filter((mark) => mark.points === points && weights.includes(mark.weight))
							.map(({ text }) => text)
							.join(''),
					);
				const address = letters([list.attention, list.operatingName, ...list.addressLines].join(''));
				expect(inStyle(13, [400, 800]).startsWith(address)).toBe(true);
				expect(inStyle(10.5, [800])).toBe(list.lines.map(({ partNumber }) => partNumber).join(''));
				expect(inStyle(10.5, [700])).toBe(list.lines.map(({ pairs }) => pairs).join(''));
				// Description and size are side by side, so their letters are counted.
				expect(inStyle(10.5, [400])).toHaveLength(
					list.lines.reduce((sum, { description, size }) => sum + letters(description + size).length, 0),
				);
				expect(inStyle(12, [700])).toContain(letters(list.purchaseOrderNumber));
			}),
			{ numRuns: 60 },
		);
	});
});
