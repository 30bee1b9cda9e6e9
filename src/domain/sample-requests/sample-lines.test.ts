import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LINES, matchSampleLines, parseSampleLines } from './sample-lines.ts';

const read = (text: string) => parseSampleLines(text).map(({ partNumber, size }) => [partNumber, size]);

test.each([
	[
		'XY300 L, xy276-3 M',
		[
			['xy300', 'L'],
			['xy276-3', 'M'],
		],
	],
	[
		'XY300\tL\nXY276-3\tM',
		[
			['xy300', 'L'],
			['xy276-3', 'M'],
		],
	],
	[
		'XY300 L; XY301 XL;',
		[
			['xy300', 'L'],
			['xy301', 'XL'],
		],
	],
	[
		'XY300,L\r\nXY301,Extra Large',
		[
			['xy300', 'L'],
			['xy301', 'Extra Large'],
		],
	],
	['XY 300 L', [['xy300', 'L']]],
	['xy300', [['xy300', '']]],
	['XY300 - L', [['xy300', 'L']]],
	['XY300: size M', [['xy300', 'M']]],
	['XY300 L 2', [['xy300', 'L']]],
	['XY300 Large (left hand only) x12 pairs', [['xy300', 'Large (left hand only)']]],
	['XY276–3 M', [['xy276-3', 'M']]],
	['hello', [[undefined, '']]],
	[' \n,;\t ', []],
])('“%s” is parsed', (text, lines) => expect(read(text)).toEqual(lines));

const gloves = [
	{ partNumber: 'xy300', sizes: ['M', 'L', 'XL'], selectedSizeDefault: 'M' },
	{ partNumber: 'xy276-3', sizes: ['Small', 'Medium'], selectedSizeDefault: 'Medium' },
];
const match = (text: string) =>
	matchSampleLines(parseSampleLines(text), (partNumber) =>
		gloves.find((one) => one.partNumber === partNumber),
	);

test('a size under any of its names becomes the glove’s own', () => {
	expect(match('xy300 large, xy276-3 M').samples).toEqual([
		{ partNumber: 'xy300', size: 'L' },
		{ partNumber: 'xy276-3', size: 'Medium' },
	]);
});

test('a line without a size takes the glove’s default', () => {
	expect(match('xy300, xy276-3').samples.map(({ size }) => size)).toEqual(['L', 'Medium']);
});

test('unknown gloves and sizes are named', () => {
	const { samples, unknown, notMade } = match('xy999 L, hello there, xy300 5XL');
	expect(samples).toEqual([]);
	expect(unknown.map(({ text }) => text)).toEqual(['xy999 L', 'hello there']);
	expect(notMade).toMatchObject([{ partNumber: 'xy300', sizes: ['M', 'L', 'XL'] }]);
});

test('any text is parsed: at most the maximum number of lines, and no line without words', () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 9000, unit: 'grapheme' }), (text) => {
			const lines = parseSampleLines(text);
			expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
			for (const line of lines) expect(line.text.trim()).not.toBe('');
		}),
	);
});
