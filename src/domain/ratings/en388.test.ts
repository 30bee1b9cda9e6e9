import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EN388 } from './en388.ts';
import { explainMarks } from './rating-standard.ts';
import { reasonOf } from './test-reading.ts';
import { RATING_MESSAGES } from './wording/rating-messages.ts';

fc.configureGlobal({ seed: 2016 });

/** docs/trade/ratings.md, "EN 388", as patterns. */
const GRAMMAR = /^[0-4X][0-5X][0-4X][0-4X][A-FX]P?$/;
const CLAIM = /^(?:.{0,3}[1-5]|.{4}[A-F])/;

const character = (characters: string) => fc.constantFrom(...characters);
const marking = fc
	.tuple(
		character('01234X'),
		character('012345X'),
		character('01234X'),
		character('01234X'),
		character('ABCDEFX'),
		character(' P'),
	)
	.map((characters) => characters.join('').trim());

function partsOf(value: string, edition = '2016') {
	const reading = EN388.read(value, edition);
	return reading.ok ? explainMarks(reading.marks, RATING_MESSAGES) : [];
}

describe('EN 388', () => {
	it.each(['4133X', '4X43EP', '3122A', '3X42D', '2111X'])('accepts %s', (value) => {
		expect(EN388.read(value, '2016').ok).toBe(true);
	});

	it.each([
		['5133X', 'place 1 (abrasion) takes 0 to 4 or X, not "5"'],
		['4133Z', 'place 5 (cut, straight blade) takes A to F or X, not "Z"'],
		['4133', 'has four digits, which only the 2003 edition allows'],
		['XXXXX', 'reaches no level'],
		['0000X', 'reaches no level'],
		['XXXXXP', 'reaches no level'],
		['4133XF', 'place 6 (impact) is P or left off, not "F"'],
		['4133XX', 'place 6 (impact) is P or left off, not "X"'],
		['413', 'takes 5 characters, such as 4133X'],
		['', 'takes 5 characters'],
	])('rejects %s with a reason', (value, reason) => {
		expect(reasonOf(EN388.read(value, ''))).toContain(reason);
	});

	it('accepts only four digits in the 2003 edition', () => {
		expect(EN388.read('4133', '2003').ok).toBe(true);
		expect(EN388.read('4133X', '2003').ok).toBe(false);
		expect(EN388.read('XXXX', '2003').ok).toBe(false);
	});

	it('accepts exactly the grammar with the claim rule', () => {
		fc.assert(
			fc.property(fc.oneof(marking, fc.string({ maxLength: 8 })), (value) => {
				expect(EN388.read(value, '2016').ok).toBe(GRAMMAR.test(value) && CLAIM.test(value));
			}),
		);
	});

	it('explains every position, in order, and reproduces the marking', () => {
		fc.assert(
			fc.property(marking, (value) => {
				const parts = partsOf(value);
				fc.pre(parts.length > 0);
				expect(parts.map((part) => part.character).join('')).toBe(value);
				expect(parts.map((part) => part.place)).toEqual(parts.map((_, index) => index + 1));
				for (const part of parts) {
					expect(part.meaning).not.toMatch(/[{}]/);
					expect(part.level === null).toBe(part.character === 'X');
				}
			}),
		);
	});

	it('distinguishes not tested from below level 1', () => {
		const [abrasion, cut] = partsOf('0X11X');
		expect(abrasion).toMatchObject({
			level: 0,
			meaning: 'Below level 1: a hole in under 100 cycles',
			threshold: null,
		});
		expect(cut).toMatchObject({ level: null, meaning: 'Not tested', threshold: null, unit: '' });
	});

	it('gives the thresholds of the table', () => {
		const thresholds = partsOf('4544FP').map(({ threshold, unit }) => `${threshold} ${unit}`);
		expect(thresholds).toEqual([
			'≥ 8,000 cycles',
			'≥ 20 cut index',
			'≥ 75 N',
			'≥ 150 N',
			'≥ 30 N',
			'≤ 7 / ≤ 9 kN',
		]);
		expect(partsOf('1111A').map(({ threshold }) => threshold)).toEqual([
			'≥ 100',
			'≥ 1.2',
			'≥ 10',
			'≥ 20',
			'≥ 2',
		]);
		expect(partsOf('3133C')[4]).toMatchObject({ level: 3, of: 6, threshold: '≥ 10' });
	});
});
