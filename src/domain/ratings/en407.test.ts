import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEn407, EN407 } from './en407.ts';
import { explainMarks } from './rating-standard.ts';
import { reasonOf } from './test-reading.ts';
import { RATING_MESSAGES } from './wording/rating-messages.ts';

fc.configureGlobal({ seed: 2016 });

const marking = fc
	.array(fc.constantFrom(...'01234X'), { minLength: 6, maxLength: 6 })
	.map((marks) => marks.join(''));

function partsOf(value: string) {
	const reading = EN407.read(value, '2020');
	return reading.ok ? explainMarks(reading.marks, RATING_MESSAGES) : [];
}

describe('EN 407', () => {
	it.each(['413X4X', '41XX4X', 'X1XXXX', '212X2X', '434343', '31XXXX'])('accepts %s', (value) => {
		expect(EN407.read(value, '2020').ok).toBe(true);
	});

	it.each([
		['213X2X', 'place 3 may be 3 or 4 only when place 1 (flame) is 3 or 4'],
		['X3XXXX', 'place 2 may be 3 or 4 only'],
		['41XX4', 'takes 6 characters, such as 413X4X; "41XX4" has 5'],
		['51XX4X', 'place 1 (flame) takes 0 to 4 or X, not "5"'],
	])('rejects %s with a reason', (value, reason) => {
		expect(reasonOf(EN407.read(value, ''))).toContain(reason);
	});

	it('accepts exactly the grammar with the flame rule', () => {
		fc.assert(
			fc.property(fc.oneof(marking, fc.string({ maxLength: 8 })), (value) => {
				const legal = /^[0-4X]{6}$/.test(value) && (!/[34]/.test(value.slice(1)) || /^[34]/.test(value));
				expect(EN407.read(value, '2020').ok).toBe(legal);
			}),
		);
	});

	it('shows the flame pictogram from flame level 1, else the heat pictogram', () => {
		fc.assert(
			fc.property(marking, (value) => {
				expect(EN407.pictogram(value)).toBe('1234'.includes(value.charAt(0)) ? 'en407-flame' : 'en407-heat');
			}),
		);
	});

	it('gives both limits of the flame test, or the only one', () => {
		expect(partsOf('4XXXXX')[0]).toMatchObject({ threshold: '≤ 2 / ≤ 5', unit: 's' });
		expect(partsOf('2XXXXX')[0]?.threshold).toBe('≤ 10 / ≤ 120');
		expect(partsOf('1XXXXX')[0]).toMatchObject({
			threshold: '≤ 15',
			meaning: 'Level 1 of 4: flames on for at most 15 s, no limit on glowing',
		});
	});

	it('gives the thresholds of the table', () => {
		expect(partsOf('444444').map(({ threshold, unit }) => `${threshold} ${unit}`)).toEqual([
			'≤ 2 / ≤ 5 s',
			'500 °C',
			'≥ 18 s',
			'≥ 95 s',
			'≥ 35 drops',
			'≥ 200 g',
		]);
	});

	it('requires tear level 1', () => {
		const en407 = { type: 'EN407', value: 'X1XXXX', edition: '2020' };
		const en388 = (value: string) => ({ type: 'EN388', value, edition: '2016' });
		expect(checkEn407([en407, en388('2111X')])).toEqual([]);
		expect(checkEn407([en407, en388('2101X')])).toMatchObject([
			{ name: 'Tear', found: 0, severity: 'below' },
		]);
		expect(checkEn407([en388('2101X')])).toEqual([]);
	});
});
