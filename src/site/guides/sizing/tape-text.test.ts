import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHandSize } from './hand-size.ts';
import { formatTape, parseTape, readTape, type TapeText, withUnit } from './tape-text.ts';

const blank = { length: '', unit: 'cm' } as const;

const sizeOf = (tape: TapeText) => {
	const measure = readTape(tape);
	const answer = measure && findHandSize(measure);
	return answer?.kind === 'fits' ? answer.row.letter : answer?.kind;
};

test.each<[string, TapeText['unit'], string | undefined]>([
	['22.6', 'cm', 'L'],
	['22,6', 'cm', 'L'],
	['9', 'in', 'L'],
	['9', 'cm', 'L'],
	['8 3/4 in', 'cm', 'L'],
	['8-3/4"', 'cm', 'L'],
	['8¾', 'cm', 'L'],
	['22 cm', 'in', 'L'],
	['22', 'in', 'L'],
	['222', 'cm', 'L'],
	['222 mm', 'in', 'L'],
	['8,5', 'cm', 'L'],
	['8,5', 'in', 'L'],
	['3 1/2', 'in', 'smaller'],
	['85 mm', 'cm', 'smaller'],
	['14', 'in', 'larger'],
	['40 cm', 'cm', 'larger'],
	['2', 'cm', undefined],
	['nine', 'cm', undefined],
])('a palm of “%s” with %s picked is %s', (palm, unit, size) => {
	expect(sizeOf({ ...blank, palm, unit })).toBe(size);
});

test('an explicitly confirmed unit is used', () => {
	expect(sizeOf({ ...blank, palm: '9' })).toBe('L');
	expect(sizeOf({ ...blank, palm: '9', asTyped: true })).toBe('smaller');
	expect(parseTape(new URLSearchParams('palm=9&unit=cm&typed=1'))).toEqual({
		palm: '9',
		length: '',
		unit: 'cm',
		asTyped: true,
	});
});

test('girth and length may have different units; an implausible length is ignored', () => {
	expect(readTape({ palm: '9 in', length: '19.6 cm', unit: 'cm' })).toEqual({
		palm: 9,
		length: 7.72,
		unit: 'in',
	});
	expect(readTape({ palm: '226 mm', length: '7 1/2 in', unit: 'in' })).toEqual({
		palm: 22.6,
		length: 19.1,
		unit: 'cm',
	});
	expect(readTape({ palm: '22.6', length: '3', unit: 'cm' })).toEqual({ palm: 22.6, unit: 'cm' });
});

test('switching the unit keeps the hand, and unreadable text', () => {
	const inches = withUnit({ ...blank, palm: '22.9' }, 'in');
	expect(inches).toEqual({ palm: '9.02', length: '', unit: 'in' });
	expect(withUnit(inches, 'cm')).toEqual({ palm: '22.9', length: '', unit: 'cm' });
	expect(withUnit({ ...blank, palm: 'nine' }, 'in').palm).toBe('nine');
	expect(withUnit({ ...blank, palm: '9' }, 'in').palm).toBe('9');
	expect(withUnit({ ...blank, palm: '8 3/4 in' }, 'cm').palm).toBe('22.2');
});

test('switching the unit never changes the size', () => {
	for (let mm = 130; mm <= 310; mm++) {
		const tape = { ...blank, palm: String(mm / 10) };
		expect([mm, sizeOf(withUnit(tape, 'in'))]).toEqual([mm, sizeOf(tape)]);
	}
});

test('the input is returned unchanged, and invalid text gives no hand', () => {
	const read = (query: string) => parseTape(new URLSearchParams(query));
	expect(read('palm=22,60&unit=furlong&length=')).toEqual({ palm: '22,60', length: '', unit: 'cm' });
	expect(read('palm=8+3/4+in&unit=cm&length=7%C2%BD')).toEqual({
		palm: '8 3/4 in',
		length: '7½',
		unit: 'cm',
	});
	expect(read('length=19')).toBeUndefined();
	const written = fc.oneof(
		fc.string(),
		fc
			.tuple(
				fc.constantFrom('9', '8 3/4', '8½', '22.6', '22,65', '222', '8-7/8', '0', '99999'),
				fc.constantFrom('', ' in', '"', 'cm', ' MM', 'Inches', ' furlongs'),
			)
			.map((parts) => parts.join('')),
	);
	fc.assert(
		fc.property(
			written,
			written,
			fc.constantFrom('cm', 'in', ''),
			fc.constantFrom('1', ''),
			(palm, length, unit, typed) => {
				const tape = read(String(new URLSearchParams({ palm, length, unit, typed })));
				if (!tape) return;
				expect(tape.palm).toBe(palm.trim());
				const again = read(formatTape(tape));
				expect(again).toEqual(tape);
				expect(readTape(tape)).toEqual(readTape(again as TapeText));
			},
		),
	);
});
