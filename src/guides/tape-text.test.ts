import { expect, test } from 'vitest';
import { findHandSize } from './hand-size.ts';
import { readTape, toTapeText, withUnit } from './tape-text.ts';

test('a measure and the fields say the same', () => {
	const measure = { palm: 22.6, length: 19, unit: 'cm' } as const;
	expect(readTape(toTapeText(measure))).toEqual(measure);
	expect(readTape(toTapeText(null))).toBeUndefined();
});

test('switching the unit keeps the hand, and what cannot be read', () => {
	const inches = withUnit({ palm: '22.9', length: '', unit: 'cm' }, 'in');
	expect(inches).toEqual({ palm: '9.02', length: '', unit: 'in' });
	expect(withUnit(inches, 'cm')).toEqual({ palm: '22.9', length: '', unit: 'cm' });
	expect(withUnit({ palm: 'nine', length: '', unit: 'cm' }, 'in').palm).toBe('nine');
});

test('switching the unit never changes the size', () => {
	const sizeOf = (tape: Parameters<typeof readTape>[0]) => {
		const measure = readTape(tape);
		const answer = measure && findHandSize(measure);
		return answer?.kind === 'fits' ? answer.row.letter : answer?.kind;
	};
	for (let mm = 130; mm <= 310; mm++) {
		const tape = { palm: String(mm / 10), length: '', unit: 'cm' } as const;
		expect([mm, sizeOf(withUnit(tape, 'in'))]).toEqual([mm, sizeOf(tape)]);
	}
});
