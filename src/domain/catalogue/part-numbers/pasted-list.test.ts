import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeKey } from '../sizes/glove-size.ts';
import { partCodeKey } from './part-number.ts';
import { readPastedList } from './pasted-list.ts';

/** The requested gloves, without their original text. */
const readItems = (text: string) =>
	readPastedList(text).map(({ code, size, count, unit, isTalk }) =>
		isTalk
			? 'talk'
			: `${count ?? '-'}${unit === 'pair' ? '' : unit} ${partCodeKey(code) || '?'} ${sizeKey(size)}`.trim(),
	);

describe('lines in the formats people use', () => {
	test.each([
		// Bullets and numbering.
		['• XY300 L', ['- xy300 L']],
		['- XY300 L', ['- xy300 L']],
		['– XY300 L', ['- xy300 L']],
		['— XY300 L', ['- xy300 L']],
		['* XY300 L', ['- xy300 L']],
		['· XY300 L', ['- xy300 L']],
		['o) XY300 L', ['- xy300 L']],
		['1. XY300 L', ['- xy300 L']],
		['12) XY300 L', ['- xy300 L']],
		['(3) XY300 L', ['- xy300 L']],
		['[ ] XY300 L', ['- xy300 L']],
		['> > XY300 L', ['- xy300 L']],
		['-> XY300 L', ['- xy300 L']],
		// Counts on either side.
		['2 x XY150 L', ['2 xy150 L']],
		['XY-301 XL x2', ['2 xy301 XL']],
		['XY301, XL, 2', ['2 xy301 XL']],
		['3 pairs of xy300 large', ['3 xy300 L']],
		['2× XY150', ['2 xy150']],
		['2x XY150', ['2 xy150']],
		['XY150 ×2 L', ['2 xy150 L']],
		['XY150 L (2)', ['2 xy150 L']],
		['XY150 L - 2', ['2 xy150 L']],
		['XY150 L qty 2', ['2 xy150 L']],
		['Qty: 2 XY150 L', ['2 xy150 L']],
		['qty2 XY150 L', ['2 xy150 L']],
		['XY150 L, quantity 2', ['2 xy150 L']],
		['a pair of XY150 in large', ['- xy150 L']],
		['two pairs XY150 medium please', ['2 xy150 M']],
		['2 dz XY300 L', ['2dozen xy300 L']],
		['XY300 L 500', ['500 xy300 L']],
		['XY300\tL\t1200', ['1200 xy300 L']],
		['XY300;L;1;case', ['1case xy300 L']],
		// Columns of a spreadsheet.
		['XY301\tXL\t2', ['2 xy301 XL']],
		['2\tXY301\tXL', ['2 xy301 XL']],
		['XY301\tArgon Elk\tXL\t2', ['2 xy301 XL']],
		['"XY301","Argon Elk","XL","2"', ['2 xy301 XL']],
		['| XY301 | XL | 2 |', ['2 xy301 XL']],
		// Sizes by any name.
		['xy300 extra large', ['- xy300 XL']],
		['xy300 X-Large', ['- xy300 XL']],
		['xy300 x large', ['- xy300 XL']],
		['xy300 xlarge', ['- xy300 XL']],
		['xy300 XXL', ['- xy300 2XL']],
		['xy300 2X', ['- xy300 2XL']],
		['xy300 2X large', ['- xy300 2XL']],
		['xy300 lg', ['- xy300 L']],
		['xy300 size: M', ['- xy300 M']],
		['xy300 sz M', ['- xy300 M']],
		['xy300 size 10', ['- xy300 10']],
		['xy300 size10', ['- xy300 10']],
		['xy300 10', ['- xy300 10']],
		['xy300 10 2', ['2 xy300 10']],
		['2 x xy300 10', ['2 xy300 10']],
		['xy282 L left hand only', ['- xy282 L (left hand only)']],
		['xy282 Large (left hand)', ['- xy282 L (left hand only)']],
		['xy282 M LH', ['- xy282 M (left hand only)']],
		['large xy300', ['- xy300 L']],
		// Numbers by any spelling.
		['XY 300 L', ['- xy300 L']],
		['xy‑300 L', ['- xy300 L']],
		['xy–276–3 M', ['- xy2763 M']],
		['XY300-BLACK-L', ['- xy300blackl']],
		['XY300: L', ['- xy300 L']],
		['XY300/L/2', ['2 xy300 L']],
		['(XY300) L.', ['- xy300 L']],
		['300 L', ['- 300 L']],
		// More than one glove on a line.
		['XY300 L, xy276-3 M', ['- xy300 L', '- xy2763 M']],
		['XY300 L; XY301 XL;', ['- xy300 L', '- xy301 XL']],
		['2 XY300 L and 3 XY301 XL', ['2 xy300 L', '3 xy301 XL']],
		['XY300 L 2 XY301 M 1', ['2 xy300 L', '1 xy301 M']],
		['2x XY300 L 3x XY301 M', ['2 xy300 L', '3 xy301 M']],
		['XY300 L, XL and M', ['- xy300 L', '- xy300 XL', '- xy300 M']],
		// By name.
		['Welder’s choice XL', ['- ? XL']],
		['two pair of Argon Elk in XL please', ['2 ? XL']],
		['Argon Elk XL, Argon Bulwark L', ['- ? XL', '- ? L']],
		// Other lines of a mail.
		['Hi Bob,', ['talk']],
		['hope you are well. Could we get the following:', ['talk']],
		['Thanks a lot,', ['talk']],
		['Marie Tremblay', ['talk']],
		['Ironworks Ltd., Hamilton', ['talk']],
		['12 Main Street, Hamilton ON L8N 3T2', ['talk']],
		['Tel. 905 555 0142', ['talk']],
		['(905) 555-0142', ['talk']],
		['marie@ironworks.example', ['talk']],
		['www.ironworks.example', ['talk']],
		['On Tue, Nov 3, 2026 at 9:14 AM Marie wrote:', ['talk']],
		['From: Marie <m@ironworks.example>', ['talk']],
		['PO# 4471', ['talk']],
		['-- ', []],
		['Part number\tSize\tQty', []],
	] as const)('%s', (text, lines) => expect(readItems(text)).toEqual(lines));
});

const NUMBERS = ['XY300', 'xy301', 'XY150', 'xy276-3'];
const SIZES: readonly (readonly [key: string, ...written: string[]])[] = [
	['S', 'S', 'small', 'SM'],
	['M', 'm', 'Medium', 'MED'],
	['L', 'L', 'large', 'Lg'],
	['XL', 'XL', 'extra large', 'X-Large', 'xlarge'],
	['2XL', '2XL', 'xxl', '2X-Large'],
];
const BULLETS = ['', '- ', '• ', '* ', '– ', '· ', '1. ', '2) ', '(4) ', '▪ ', '> ', '-', '•'];

const wish = fc.record({
	number: fc.constantFrom(...NUMBERS),
	size: fc.constantFrom(...SIZES),
	count: fc.integer({ min: 1, max: 99 }),
});
const style = fc.record({
	bullet: fc.constantFrom(...BULLETS),
	dash: fc.constantFrom('', '-', '‑', '–', ' '),
	upper: fc.constantFrom<'toUpperCase' | 'toLowerCase'>('toUpperCase', 'toLowerCase'),
	between: fc.constantFrom(' ', '  ', '\t', ', ', '; ', ' - ', ' | ', ' / ', '\u00a0', ': '),
	spelling: fc.nat({ max: 3 }),
	count: fc.constantFrom<(count: number) => string>(
		(count) => `${count} x`,
		(count) => `x${count}`,
		(count) => `${count}×`,
		(count) => `qty ${count}`,
		(count) => `Qty: ${count}`,
		(count) => `${count} pairs`,
		(count) => `${count} pr`,
	),
	order: fc.shuffledSubarray([0, 1, 2] as const, { minLength: 3, maxLength: 3 }),
});

test('number, size and count are the same under any bullet, order, case, spacing, dash and separator', () => {
	fc.assert(
		fc.property(wish, style, ({ number, size: [key, ...spellings], count }, how) => {
			const spelled = number.replace(/^(xy)/i, `$1${how.dash}`)[how.upper]();
			const size = spellings[how.spelling % spellings.length] as string;
			const parts = [spelled, size, how.count(count)];
			const line = how.bullet + how.order.map((at) => parts[at]).join(how.between);
			expect(readItems(line)).toEqual([`${count} ${partCodeKey(number)} ${key}`]);
		}),
		{ numRuns: 2_000 },
	);
});

test('lines do not affect each other, whatever their line ends', () => {
	const list = fc.array(fc.tuple(wish, fc.constantFrom(...BULLETS)), { minLength: 1, maxLength: 8 });
	fc.assert(
		fc.property(list, fc.constantFrom('\n', '\r\n', '\r', '\n\n', ' \n\t\n'), (lines, end) => {
			const written = lines.map(([one, bullet]) => `${bullet}${one.number} ${one.size[1]} x${one.count}`);
			expect(readItems(written.join(end))).toEqual(written.flatMap(readItems));
		}),
	);
});

test('no line with words is dropped, and no text breaks the parser', () => {
	const text = fc.oneof(
		fc.string({ maxLength: 400, unit: 'grapheme' }),
		fc
			.array(fc.constantFrom(...BULLETS, ...NUMBERS, ...SIZES.flat(), '2 x', ',', '\n', ' ', 'Hi', '(', '10'))
			.map((all) => all.join(' ')),
	);
	fc.assert(
		fc.property(text, (written) => {
			const lineNumbers = new Set(readPastedList(written).map(({ lineNumber }) => lineNumber));
			const isHeading = (line: string) =>
				/part|item|sku|style|glove|code|number|size|qty|quantity/i.test(line);
			for (const [at, line] of written
				.normalize('NFKC')
				.split(/\r\n|[\n\r\u2028\u2029]/)
				.entries()) {
				if (/[a-z]{2}/i.test(line) && !isHeading(line)) expect([...lineNumbers]).toContain(at + 1);
			}
		}),
	);
});

test.each([
	['XY300 2x large', '2XL', undefined, ['2 L']],
	['2x Large XY300', '2XL', undefined, ['2 L']],
	['XY300, 3X large', '3XL', undefined, ['3 L']],
	['XY300 2 x large', 'L', 2, ['2 XL', '- 2XL']],
	['3 x small XY300', 'S', 3, ['3 XS']],
	['XY300 12 x large', 'L', 12, ['12 XL']],
	// Unambiguous by spelling, or by an explicit count.
	['XY300 2x-large', '2XL', undefined, []],
	['XY300 2XL', '2XL', undefined, []],
	['XY300 2x large x12', '2XL', 12, []],
	['12 pr XY300 2x large', '2XL', 12, []],
	['XY300\t2x large\t12', '2XL', 12, []],
	['XY300 x large 2', 'XL', 2, []],
	['2 x XY300 large', 'L', 2, []],
	['XY300 large x 2', 'L', 2, []],
	['2x XY300 L', 'L', 2, []],
])('%s: all its possible meanings', (text, size, count, others) => {
	const [line, ...rest] = readPastedList(text);
	expect(rest).toEqual([]);
	expect([sizeKey(line?.size ?? ''), line?.count]).toEqual([size, count]);
	expect(line?.others.map((one) => `${one.count ?? '-'} ${sizeKey(one.size)}`)).toEqual(others);
});

test.each(['1004471', '100447', '0012345678905', '88-300-10', 'GLV.7', 'K9-771'])(
	'%s may be a stock code',
	(code) => expect(readPastedList(`${code} x2`)).toMatchObject([{ code, count: 2, isTalk: false }]),
);

test.each([
	['2 douzaines de XY300 G', ['2dozen xy300 L']],
	['XY300, G, 2 dz', ['2dozen xy300 L']],
	['12 paires d’XY300 grand', ['12 xy300 L']],
	['12 pr. xy300 TG', ['12 xy300 XL']],
	['XY301 très grand x2', ['2 xy301 XL']],
	['XY301 tres grand 2', ['2 xy301 XL']],
	['2 XY301 grande', ['2 xy301 L']],
	['XY301 TTG', ['- xy301 2XL']],
	['XY301 2TG, 3 caisses', ['3case xy301 2XL']],
	['XY276-3, taille M, qté 6', ['6 xy2763 M']],
	['Qté : 4 XY150 P', ['4 xy150 S']],
	['quantité 4 XY150 petit', ['4 xy150 S']],
	['deux paires XY150 moyen svp', ['2 xy150 M']],
	['une douzaine XY150 M', ['1dozen xy150 M']],
	['XY308 G main gauche seulement', ['- xy308 L (left hand only)']],
	['XY300 M et XY301 TG', ['- xy300 M', '- xy301 XL']],
	['6 mcx XY300 M', ['6 xy300 M']],
	['Numéro de pièce;Taille;Qté\nXY300;G;12', ['12 xy300 L']],
	['De : Marc Roy\nObjet : commande de gants\nXY300 G 12', ['talk', 'talk', '12 xy300 L']],
	['Bon de commande nᵒ 7741\nXY300 G 12', ['talk', '12 xy300 L']],
	['2140, rue Notre-Dame Ouest', ['talk']],
	['Tél. : 418 555-0123', ['talk']],
	['Bonjour, pouvez-vous m’envoyer une soumission', ['talk']],
])('a line as people in Quebec write it: %j', (text, lines) => {
	expect(readItems(text)).toEqual(lines);
});
