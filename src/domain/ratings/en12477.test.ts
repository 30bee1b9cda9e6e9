import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEn12477, EN12477 } from './en12477.ts';
import { wordRatingSentence } from './wording/rating-sentence.ts';

fc.configureGlobal({ seed: 2016 });

const glove = (type: string, en388: string, en407: string) => [
	{ type: 'EN12477', value: type, edition: '2001' },
	{ type: 'EN388', value: en388, edition: '2016' },
	{ type: 'EN407', value: en407, edition: '2020' },
];

describe('EN 12477', () => {
	it('accepts A, B and A/B', () => {
		for (const value of ['A', 'B', 'A/B']) expect(EN12477.read(value, '').ok).toBe(true);
		for (const value of ['C', 'AB', '', 'B/A']) expect(EN12477.read(value, '').ok).toBe(false);
	});

	it('accepts levels exactly at the minimum', () => {
		expect(checkEn12477(glove('A', '2122X', '312X3X'), 330)).toEqual([]);
		expect(checkEn12477(glove('B', '1111X', '21XX2X'), 330)).toEqual([]);
		expect(checkEn12477(glove('A/B', '2122X', '312X3X'), 330)).toEqual([]);
	});

	it('names each position below the minimum, and by how much', () => {
		const unmet = checkEn12477(glove('A', '1012X', '201X2X'));
		expect(unmet.map(({ name, required, found, severity }) => [name, required, found, severity])).toEqual([
			['Abrasion', 2, 1, 'below'],
			['Cut, round blade', 1, 0, 'below'],
			['Tear', 2, 1, 'below'],
			['Flame', 3, 2, 'below'],
			['Contact heat', 1, 0, 'below'],
			['Convective heat', 2, 1, 'below'],
			['Small molten splash', 3, 2, 'below'],
		]);
		const [first] = unmet;
		expect(first && wordRatingSentence(first.message, 'en')).toBe(
			'EN 12477 type A asks for EN 388 abrasion 2 or more; the glove has 1',
		);
	});

	it('distinguishes not tested from too low', () => {
		expect(checkEn12477(glove('A', '3133X', '41XX4X'))).toMatchObject([
			{ name: 'Convective heat', found: null, severity: 'not-tested' },
		]);
		expect(checkEn12477(glove('B', '2122X', '41XX4X'))).toEqual([]);
	});

	it('reports a missing required rating', () => {
		const [claim] = glove('A', '', '');
		expect(
			checkEn12477(claim === undefined ? [] : [claim]).map(({ standard, severity }) => [standard, severity]),
		).toEqual([
			['EN 388', 'missing'],
			['EN 407', 'missing'],
		]);
	});

	it('requires 330 mm in size L, if the length is known', () => {
		expect(checkEn12477(glove('B', '2122X', '41XX4X'), 280)).toMatchObject([
			{ name: 'Length in size L', required: 330, found: 280, severity: 'below' },
		]);
		expect(checkEn12477(glove('B', '2122X', '41XX4X'))).toEqual([]);
	});

	it('requires nothing of a glove without this claim', () => {
		expect(checkEn12477(glove('A', '0001X', '000000').slice(1), 200)).toEqual([]);
	});

	it('is never easier for A than for B, and easier with every higher level', () => {
		const digit = (highest: number) => fc.integer({ min: 0, max: highest });
		const levels = fc.tuple(digit(4), digit(4), digit(4), digit(4), digit(2), digit(2), digit(2));
		fc.assert(
			fc.property(levels, ([abrasion, cut, tear, puncture, contact, convective, splash]) => {
				const en388 = `${abrasion}${cut}${tear}${puncture}A`;
				const en407 = `3${contact}${convective}X${splash}X`;
				const unmetA = checkEn12477(glove('A', en388, en407));
				const unmetB = checkEn12477(glove('B', en388, en407));
				expect(unmetA.length).toBeGreaterThanOrEqual(unmetB.length);
				const stronger = `4${cut}${tear}${puncture}A`;
				expect(checkEn12477(glove('A', stronger, en407)).length).toBeLessThanOrEqual(unmetA.length);
			}),
		);
	});
});
