import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LABEL_LIMITS, type LabelLine } from './label.ts';
import { LABEL_STATES } from './label-state.ts';
import { deriveShipment, isShipped, listOpenLines, splitOverLabels, type WantedLine } from './shipment.ts';

const aLine = (productPartNumber: string, size: string, quantity: number): LabelLine => ({
	productName: '',
	productPartNumber,
	productDescription: '',
	size,
	quantity,
});
const toLine = ({ partNumber, size, pairs }: WantedLine) => aLine(partNumber, size, pairs);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const gloves = fc.constantFrom('xy300', 'xy276-3', 'xy300-black');
const sizes = fc.constantFrom('L', 'Large', 'M', 'XL (left hand only)', '__proto__');
const wantedLines = fc.array(
	fc.record({ partNumber: gloves, size: sizes, pairs: fc.integer({ min: 1, max: 30 }) }),
	{ maxLength: 8 },
);
const labels = fc.array(
	fc.record({
		state: fc.constantFrom(...LABEL_STATES),
		content: fc.array(
			fc.tuple(gloves, sizes, fc.integer({ min: 1, max: 30 })).map((line) => aLine(...line)),
			{
				maxLength: 6,
			},
		),
	}),
	{ maxLength: 5 },
);

test('no pair is lost or counted twice, whatever the labels have', () => {
	fc.assert(
		fc.property(wantedLines, labels, (wanted, made) => {
			const { lines, beyond, shippedLines } = deriveShipment(wanted, made);
			for (const { pairs, shipped, onLabels, open } of lines) {
				expect(shipped + onLabels + open).toBe(pairs);
				expect(Math.min(shipped, onLabels, open)).toBeGreaterThanOrEqual(0);
			}
			const counted = made.filter(({ state }) => state !== 'void').flatMap(({ content }) => content);
			expect(
				sum(lines.map(({ shipped, onLabels }) => shipped + onLabels)) + sum(beyond.map(({ pairs }) => pairs)),
			).toBe(sum(counted.map(({ quantity }) => quantity)));
			expect(shippedLines).toBe(lines.filter(({ onLabels, open }) => onLabels + open === 0).length);
		}),
	);
});

test('a label of what is open leaves nothing open, and a second one has no line', () => {
	fc.assert(
		fc.property(wantedLines, labels, (wanted, made) => {
			const content = wanted.map(toLine);
			const rest = listOpenLines(content, deriveShipment(wanted, made));
			const after = deriveShipment(wanted, [...made, { state: 'ready', content: rest }]);
			expect(after.lines.every(({ open }) => open === 0)).toBe(true);
			expect(listOpenLines(content, after)).toEqual([]);
		}),
	);
});

test('shipping every label ships every line, and shipping none ships none', () => {
	fc.assert(
		fc.property(wantedLines, (wanted) => {
			const content = wanted.map(toLine);
			expect(isShipped(deriveShipment(wanted, [{ state: 'shipped', content }]))).toBe(wanted.length > 0);
			expect(deriveShipment(wanted, [{ state: 'printed', content }]).shippedLines).toBe(0);
		}),
	);
});

test('a label keeps its limits of lines and of pairs, and the split has every pair in order', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 450 }), (quantities) => {
			const split = splitOverLabels(quantities.map((quantity, at) => aLine(`xy${at}`, 'L', quantity)));
			for (const content of split) {
				expect(content.length).toBeGreaterThan(0);
				expect(content.length).toBeLessThanOrEqual(LABEL_LIMITS.lines);
				expect(Math.max(...content.map(({ quantity }) => quantity))).toBeLessThanOrEqual(
					LABEL_LIMITS.quantity,
				);
			}
			const pairs = new Map<string, number>();
			for (const { productPartNumber, quantity } of split.flat())
				pairs.set(productPartNumber, (pairs.get(productPartNumber) ?? 0) + quantity);
			expect([...pairs.values()]).toEqual(quantities);
		}),
	);
});

test('a size counts under its other names, another size and another glove do not', () => {
	const wanted = [
		{ partNumber: 'xy300', size: 'L', pairs: 12 },
		{ partNumber: 'xy300', size: 'M', pairs: 6 },
	];
	const content = [aLine('XY300', 'Large', 12), aLine('xy300', 'XL', 6)];
	expect(deriveShipment(wanted, [{ state: 'shipped', content }])).toEqual({
		lines: [
			{ ...wanted[0], shipped: 12, onLabels: 0, open: 0 },
			{ ...wanted[1], shipped: 0, onLabels: 0, open: 6 },
		],
		shippedLines: 1,
		hasLabels: true,
		beyond: [{ partNumber: 'xy300', size: 'XL', pairs: 6 }],
	});
});
