import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNoHand, readTapeText, TAPE_PATTERN, type TapeReading } from './tape-reading.ts';

const read = (text: string, unit: 'cm' | 'in' = 'cm', part: 'palm' | 'length' = 'palm') =>
	readTapeText(text, { part, unit });
const PATTERN = new RegExp(`^(?:${TAPE_PATTERN})$`, 'v');

test.each<[string, number, TapeReading['unit'], mm: number, TapeReading['by']]>([
	['3 1/2', 3.5, 'in', 89, 'guessed'],
	['3½', 3.5, 'in', 89, 'guessed'],
	['3 ½ ', 3.5, 'in', 89, 'guessed'],
	['3-1/2"', 3.5, 'in', 89, 'written'],
	['3–1/2″', 3.5, 'in', 89, 'written'],
	['3-½ in', 3.5, 'in', 89, 'written'],
	['8 3/4 in', 8.75, 'in', 222, 'written'],
	['8 3 / 4 inches', 8.75, 'in', 222, 'written'],
	['8 and 3/4 IN.', 8.75, 'in', 222, 'written'],
	['8 13/16', 8.8125, 'in', 224, 'guessed'],
	["8.75''", 8.75, 'in', 222, 'written'],
	['8.75-inch', 8.75, 'in', 222, 'written'],
	['8,5', 8.5, 'in', 216, 'guessed'],
	['85 mm', 85, 'mm', 85, 'written'],
	['22 cm', 22, 'cm', 220, 'written'],
	['22cm.', 22, 'cm', 220, 'written'],
	['22.5 Centimetres', 22.5, 'cm', 225, 'written'],
	['225', 225, 'mm', 225, 'guessed'],
	['9', 9, 'in', 229, 'guessed'],
	['22.6', 22.6, 'cm', 226, 'chosen'],
	['12.7', 12.7, 'cm', 127, 'chosen'],
	['3', 3, 'cm', 30, 'chosen'],
	['700', 700, 'cm', 7000, 'chosen'],
])('“%s” with centimetres picked is %d %s', (text, value, unit, mm, by) => {
	expect(read(text)).toMatchObject({ value, unit, mm, by });
	expect(text).toMatch(PATTERN);
});

test('with inches selected, a value plausible only in centimetres is read as centimetres', () => {
	expect(read('9', 'in')).toMatchObject({ unit: 'in', by: 'chosen' });
	expect(read('22', 'in')).toMatchObject({ unit: 'cm', by: 'guessed' });
	expect(read('14', 'in')).toMatchObject({ unit: 'in', by: 'chosen' });
	expect(read('8 3/4', 'in')).toMatchObject({ unit: 'in', by: 'chosen', isFraction: true });
	expect(read('7.5', 'cm', 'length')).toMatchObject({ unit: 'in', mm: 191, by: 'guessed' });
	expect(readTapeText('9', { part: 'palm', unit: 'cm', asTyped: true })).toMatchObject({
		unit: 'cm',
		by: 'chosen',
	});
});

describe('invalid measures', () => {
	test.each([
		'',
		' ',
		'nine',
		'-9',
		'1e3',
		'0',
		'0 cm',
		'1/0',
		'8 4/3',
		'31/2',
		'8 3/4 5',
		'9 furlongs',
		'9 ft',
		'9m',
		'½½',
		'in',
		'9'.repeat(60),
	])('“%s”', (text) => expect(read(text)).toBeUndefined());
});

test('too small and too large for any hand', () => {
	expect(isNoHand(read('3') as TapeReading)).toBe(true);
	expect(isNoHand(read('700') as TapeReading)).toBe(true);
	expect(isNoHand(read('85 mm') as TapeReading)).toBe(false);
});

test('any text: no throw, and parsed values pass the browser’s own check', () => {
	const text = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc
			.array(fc.constantFrom(...'0123456789 ./,-–½¾⁄incmINCM"″\''), { maxLength: 14 })
			.map((signs) => signs.join('')),
	);
	fc.assert(
		fc.property(text, fc.constantFrom('cm', 'in'), fc.constantFrom('palm', 'length'), (typed, unit, part) => {
			const reading = read(typed, unit, part);
			if (!reading) return;
			expect(reading.value).toBeGreaterThan(0);
			expect(Number.isInteger(reading.mm)).toBe(true);
			expect(typed.replace(/\s+/g, ' ')).toMatch(PATTERN);
		}),
		{ numRuns: 1000 },
	);
});
