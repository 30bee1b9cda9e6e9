import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutLabel } from './label-layout.ts';
import { LABEL_PAPER_IDS, labelPaper } from './label-paper.ts';
import { measureText } from './label-text.ts';
import type { PrintedLabel, PrintedLine } from './printed-label.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';
import { aPrintedLabel, TEST_MESSAGES, TEST_MESSAGES_IN, TWO_LINES } from './test-label.ts';

const messages = TEST_MESSAGES;
const twoLines = TWO_LINES;
const label = aPrintedLabel();

const textsOf = (face: LabelFace | undefined) =>
	(face?.marks ?? []).filter((mark) => mark.kind === 'text') as (SheetMark & { kind: 'text' })[];

/** The letters of a text, ignoring line breaks. */
const letters = (text: string) => text.replace(/\s+/gu, '');

const anyText = (maxLength: number) =>
	fc
		.oneof(
			fc.string({ unit: 'grapheme', maxLength }),
			fc.stringMatching(/^[A-Za-zéèçßŁ -]*$/).map((text) => text.slice(0, maxLength)),
			fc.stringMatching(/^[\u05d0-\u05ea\u0627-\u064a 0-9()]*$/).map((text) => text.slice(0, maxLength)),
			fc.constant('W'.repeat(maxLength)),
		)
		.map((text) => text.trim());
const anyLabel: fc.Arbitrary<PrintedLabel> = fc.record({
	locales: fc.constantFrom(['en'] as const, ['fr'] as const, ['fr', 'en'] as const),
	number: fc.constant('#1048'),
	invoiceNumber: anyText(40).map((text) => text || '-'),
	purchaseOrderNumber: anyText(40).map((text) => text || '-'),
	date: fc.constantFrom('Nov 20, 2026', 'Jan 5, 2025', '28\u00a0septembre\u00a02026'),
	attention: anyText(120),
	operatingName: anyText(200),
	addressLines: fc.array(anyText(200), { minLength: 1, maxLength: 4 }),
	lines: fc.array(
		fc.record({
			partNumber: fc.stringMatching(/^[A-Z0-9-]{1,64}$/),
			description: anyText(300),
			size: anyText(40),
			amount: fc.integer({ min: 1, max: 9999 }).map((pairs) => `${pairs} Prs`),
		}),
		{ maxLength: 40 },
	),
});

describe('layOutLabel', () => {
	test('a typical label is one face with every fact on it', () => {
		const faces = layOutLabel(label, messages, labelPaper('4x6'));
		expect(faces).toHaveLength(1);
		const texts = textsOf(faces[0]).map(({ text }) => text);
		for (const text of [
			'INV#',
			'20931',
			'PO#',
			'77-3041',
			'Nov 20, 2026',
			'To:',
			'#1048',
			'XY300',
			'72 Prs',
		]) {
			expect(texts).toContain(text);
		}
		expect(texts.join(' ')).not.toContain('Page');
	});

	test('the attention line is bold if there is one, else the operating name is', () => {
		const weightOf = (shown: PrintedLabel, text: string) =>
			textsOf(layOutLabel(shown, messages, labelPaper('4x6'))[0]).find((mark) => mark.text === text)?.weight;
		expect(weightOf(label, 'V. Petrov, Purchasing')).toBe(800);
		expect(weightOf(label, 'Steeltown Welding Supply')).toBe(400);
		expect(weightOf({ ...label, attention: '' }, 'Steeltown Welding Supply')).toBe(800);
	});

	test('nine items of two lines fit on 4 × 6 in, a tenth goes to page 2 of 2 with the same header', () => {
		const withItems = (count: number) =>
			layOutLabel({ ...label, lines: Array<PrintedLine>(count).fill(twoLines) }, messages, labelPaper('4x6'));
		expect(withItems(9)).toHaveLength(1);
		const [first, second] = withItems(10);
		expect(textsOf(first).map(({ text }) => text)).toContain('Page 1 of 2');
		const texts = textsOf(second).map(({ text }) => text);
		expect(texts).toEqual(
			expect.arrayContaining(['Page 2 of 2', '20931', 'Steeltown Welding Supply', 'Part No.']),
		);
		expect(texts.filter((text) => text === '72 Prs')).toHaveLength(1);
	});

	test('seven items of two lines fit beside a name and an address of two lines each', () => {
		const long = {
			...label,
			attention: '',
			operatingName: 'Sault Marine Shipworks and Dry Dock (Algoma Yard 2)',
			addressLines: ['1 Algoma Yard Rd, Building 14, Door C, Sault Ste. Marie', 'ON, P6A 6W4'],
			lines: Array<PrintedLine>(7).fill(twoLines),
		};
		expect(layOutLabel(long, messages, labelPaper('4x6'))).toHaveLength(1);
	});

	test('cartons are counted, a single one is not', () => {
		const texts = (cartons: number) =>
			textsOf(layOutLabel(label, messages, labelPaper('4x6'), { carton: 1, cartons })[0]).map(
				({ text }) => text,
			);
		expect(texts(3)).toContain('Carton 1 of 3');
		expect(texts(1).join(' ')).not.toContain('Carton');
	});

	test.each(LABEL_PAPER_IDS)('on %s the longest words of each language fit beside each other', (id) => {
		const lines = Array<PrintedLine>(60).fill({
			partNumber: 'XY276-3-BLACK',
			description: 'Argon Bulwark (gant long cuir refendu doublé / split cow gauntlet, lined)',
			size: 'Grand (main gauche seulement)',
			amount: '9999\u00a0pr',
		});
		for (const locales of [['en'], ['fr'], ['fr', 'en']] as const) {
			const date = locales[0] === 'en' ? 'Nov 20, 2026' : '28\u00a0septembre\u00a02026';
			const shown = { ...label, locales, date, lines };
			const paper = labelPaper(id);
			const faces = layOutLabel(shown, TEST_MESSAGES_IN(locales), paper, { carton: 500, cartons: 500 });
			for (const face of faces) {
				for (const [one, other] of pairsOnOneLine(textsOf(face))) {
					expect(one.to, `${one.text} | ${other.text}`).toBeLessThan(other.from);
				}
			}
		}
	});

	test('a French word of the size column is not broken', () => {
		const size = 'Grand (main gauche seulement)';
		const french = { ...label, locales: ['fr'] as const, lines: [{ ...twoLines, size }] };
		const texts = textsOf(layOutLabel(french, TEST_MESSAGES_IN(['fr']), labelPaper('4x6'))[0]);
		expect(texts.map(({ text }) => text)).toContain('seulement)');
	});

	test('of two headings above each other neither is smaller, and the first language is on top', () => {
		const both = { ...label, locales: ['fr', 'en'] as const };
		const texts = textsOf(layOutLabel(both, TEST_MESSAGES_IN(['fr', 'en']), labelPaper('4x6'))[0]);
		const find = (text: string) => texts.find((mark) => mark.text === text) as (typeof texts)[number];
		for (const [first, second] of [
			['Nᵒ de facture', 'INV#'],
			['Bon de commande', 'PO#'],
			['Nᵒ de pièce', 'Part No.'],
			['Taille', 'Size'],
			['Qté', 'Amount'],
		] as const) {
			expect(find(first)).toMatchObject({ points: find(second).points, weight: find(second).weight });
			expect(find(first).y).toBeLessThan(find(second).y);
		}
		expect(texts.filter(({ text }) => text === 'Description')).toHaveLength(1);
		expect(find('Description').y).toBe(find('Part No.').y);
	});

	test.each(LABEL_PAPER_IDS)('on %s nothing is lost, nothing leaves the paper, nothing overlaps', (id) => {
		const paper = labelPaper(id);
		const right = paper.width / paper.across - paper.margin;
		const bottom = paper.height / paper.down - paper.margin;
		fc.assert(
			fc.property(anyLabel, (shown) => {
				const faces = layOutLabel(shown, TEST_MESSAGES_IN(shown.locales), paper, {
					carton: 500,
					cartons: 500,
				});
				const texts = faces.flatMap((face) => textsOf(face));
				for (const mark of texts) {
					const width = measureText(mark.text, mark);
					const [from, to] = mark.from === 'left' ? [mark.x, mark.x + width] : [mark.x - width, mark.x];
					expect(from).toBeGreaterThanOrEqual(paper.margin - 0.01);
					expect(to).toBeLessThanOrEqual(right + 0.01);
					expect(mark.y).toBeLessThanOrEqual(bottom);
				}
				const inSize = (points: number, weight?: number) =>
					letters(
						texts
							.filter((mark) => mark.points === points && (weight ?? mark.weight) === mark.weight)
							.map(({ text }) => text)
							.join(''),
					);
				const address = [shown.attention, shown.operatingName, ...shown.addressLines];
				expect(inSize(14).startsWith(letters(address.join('')))).toBe(true);
				expect(inSize(11)).toContain(letters(shown.invoiceNumber));
				expect(inSize(11)).toContain(letters(shown.purchaseOrderNumber));
				expect(inSize(10, 800)).toBe(shown.lines.map(({ partNumber }) => partNumber).join(''));
				expect(inSize(10, 700)).toBe(letters(shown.lines.map(({ amount }) => amount).join('')));
				// Description and size are side by side, so their letters are counted.
				expect(countLetters(texts.filter(({ points, weight }) => points === 9.5 && weight === 400))).toBe(
					shown.lines.reduce((sum, line) => sum + letters(line.description + line.size).length, 0),
				);
				for (const face of faces)
					expect(new Set(textsOf(face).map(({ x, y }) => `${x} ${y}`)).size).toBe(textsOf(face).length);
				expect(faces.every(({ page, pages }, index) => page === index + 1 && pages === faces.length)).toBe(
					true,
				);
			}),
			{ numRuns: 60 },
		);
	});
});

function countLetters(marks: readonly { text: string }[]): number {
	return marks.reduce((sum, { text }) => sum + letters(text).length, 0);
}

type TextMark = SheetMark & { kind: 'text' };

/** Each text and the one to its right on the same line, with their ends. */
function pairsOnOneLine(marks: readonly TextMark[]) {
	const placed = marks.map((mark) => {
		const width = measureText(mark.text, mark);
		const from = mark.from === 'left' ? mark.x : mark.x - width;
		return { text: mark.text, y: mark.y, from, to: from + width };
	});
	placed.sort((one, other) => (Math.abs(one.y - other.y) < 1 ? one.from - other.from : one.y - other.y));
	return placed.flatMap((one, index) => {
		const next = placed[index + 1];
		return next && Math.abs(next.y - one.y) < 1 ? [[one, next] as const] : [];
	});
}
