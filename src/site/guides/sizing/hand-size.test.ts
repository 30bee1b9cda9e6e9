import { describe, expect, test } from 'vitest';
import { convertLength, findHandSize, HAND_SIZES } from './hand-size.ts';

const letterOf = (measure: Parameters<typeof findHandSize>[0]) => {
	const answer = findHandSize(measure);
	return answer.kind === 'fits' ? answer.row.letter : answer.kind;
};

/** docs/trade/sizes.md, "Hands", row by row: size, letter, girth in mm and in, length, hem. */
const ROWS: [size: number, letter: string, mm: number, inches: number, hand: number, hem: string][] = [
	[6, 'XS', 152, 6, 160, 'purple'],
	[7, 'S', 178, 7, 171, 'red'],
	[8, 'M', 203, 8, 182, 'green'],
	[9, 'L', 229, 9, 192, 'brown'],
	[10, 'XL', 254, 10, 204, 'blue'],
	[11, '2XL', 279, 11, 215, 'black'],
];

describe.each(ROWS)('size %i (%s)', (size, letter, mm, inches, hand, hem) => {
	test('is a row of the table', () => {
		expect(HAND_SIZES.find((row) => row.size === size)).toEqual({
			letter,
			size,
			palmMm: mm,
			handMm: hand,
			hem,
		});
	});

	test('accepts a palm up to its girth, in centimetres and in inches, and not a millimetre more', () => {
		expect(letterOf({ palm: mm / 10, unit: 'cm' })).toBe(letter);
		expect(letterOf({ palm: inches, unit: 'in' })).toBe(letter);
		const next = HAND_SIZES.find((row) => row.size === size + 1)?.letter;
		expect(letterOf({ palm: (mm + 1) / 10, unit: 'cm' })).toBe(next);
		expect(letterOf({ palm: inches + 0.1, unit: 'in' })).toBe(next);
	});

	test('accepts a hand up to its length; a longer one needs the next row', () => {
		const palm = mm / 10;
		expect(letterOf({ palm, length: hand / 10, unit: 'cm' })).toBe(letter);
		const longer = findHandSize({ palm, length: (hand + 1) / 10, unit: 'cm' });
		if (size < 11)
			expect(longer).toMatchObject({
				kind: 'fits',
				row: { size: size + 1 },
				byPalm: { size },
				isLong: false,
			});
		else expect(longer).toMatchObject({ kind: 'fits', row: { size }, isLong: true });
	});
});

test('the rule’s own examples: 8.2 in is a 9, 203 mm is an 8', () => {
	expect(letterOf({ palm: 8.2, unit: 'in' })).toBe('L');
	expect(letterOf({ palm: 20.3, unit: 'cm' })).toBe('M');
});

test('a short hand never makes the glove smaller', () => {
	expect(letterOf({ palm: 24, length: 15, unit: 'cm' })).toBe('XL');
});

test('the distance of a hand from a size boundary', () => {
	expect(findHandSize({ palm: 22.6, unit: 'cm' })).toMatchObject({ place: 'under', gapMm: 3 });
	expect(findHandSize({ palm: 22.9, unit: 'cm' })).toMatchObject({ place: 'under', gapMm: 0 });
	expect(findHandSize({ palm: 20.6, unit: 'cm' })).toMatchObject({ place: 'over', gapMm: 3 });
	expect(findHandSize({ palm: 21.6, unit: 'cm' })).toMatchObject({ place: 'inside' });
	expect(findHandSize({ palm: 9.05, unit: 'in' })).toMatchObject({
		row: { letter: 'XL' },
		place: 'over',
		gapMm: 1,
	});
});

test('hands outside the table', () => {
	expect(letterOf({ palm: 12.7, unit: 'cm' })).toBe('smaller');
	expect(letterOf({ palm: 6, unit: 'cm' })).toBe('smaller');
	expect(letterOf({ palm: 12, unit: 'in' })).toBe('3XL');
	expect(letterOf({ palm: 30.6, unit: 'cm' })).toBe('larger');
	expect(letterOf({ palm: 99, unit: 'in' })).toBe('larger');
});

test('changing the unit keeps the hand', () => {
	expect(convertLength(22.9, 'in')).toBe(9.02);
	expect(convertLength(9, 'cm')).toBe(22.9);
});
