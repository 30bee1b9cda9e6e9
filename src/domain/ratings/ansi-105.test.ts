import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSI_ABRASION, ANSI_CUT, ANSI_HEAT, ANSI_PUNCTURE } from './ansi-105.ts';
import { explainMarks, type RatingStandard } from './rating-standard.ts';
import { reasonOf } from './test-reading.ts';
import { RATING_MESSAGES } from './wording/rating-messages.ts';

fc.configureGlobal({ seed: 2016 });

const TABLE: [string, RatingStandard, RegExp][] = [
	['cut', ANSI_CUT, /^A[1-9]$/],
	['abrasion', ANSI_ABRASION, /^[0-6]$/],
	['puncture', ANSI_PUNCTURE, /^[0-5]$/],
	['heat', ANSI_HEAT, /^[0-5]$/],
];

function partOf(standard: RatingStandard, value: string) {
	const reading = standard.read(value, '2024');
	return reading.ok ? explainMarks(reading.marks, RATING_MESSAGES)[0] : undefined;
}

describe('ANSI/ISEA 105', () => {
	it.each(TABLE)('%s accepts exactly the grammar', (_, standard, grammar) => {
		const near = fc.oneof(fc.string({ maxLength: 3 }), fc.stringMatching(/^A?[0-9]{1,2}$/), fc.constant('X'));
		fc.assert(
			fc.property(near, (value) => {
				expect(standard.read(value, '').ok).toBe(grammar.test(value));
			}),
		);
	});

	it('names its allowed values', () => {
		expect(reasonOf(ANSI_CUT.read('A10', ''))).toBe('ANSI Cut takes A1 to A9, not "A10"');
		expect(ANSI_CUT.read('4', '').ok).toBe(false);
		expect(reasonOf(ANSI_ABRASION.read('7', ''))).toBe('ANSI Abrasion takes 0 to 6, not "7"');
	});

	it('gives the thresholds of the table', () => {
		const all = (standard: RatingStandard, values: string) =>
			[...values].map((value) => partOf(standard, value)?.threshold);
		const cuts = [...'123456789'].map((level) => partOf(ANSI_CUT, `A${level}`)?.threshold);
		expect(cuts).toEqual([
			'≥ 200',
			'≥ 500',
			'≥ 1,000',
			'≥ 1,500',
			'≥ 2,200',
			'≥ 3,000',
			'≥ 4,000',
			'≥ 5,000',
			'≥ 6,000',
		]);
		expect(all(ANSI_ABRASION, '0123456')).toEqual([
			null,
			'≥ 100',
			'≥ 500',
			'≥ 1,000',
			'≥ 3,000',
			'≥ 10,000',
			'≥ 20,000',
		]);
		expect(all(ANSI_PUNCTURE, '012345')).toEqual([null, '≥ 10', '≥ 20', '≥ 60', '≥ 100', '≥ 150']);
	});

	it('shows no temperature for heat, because no source gives one', () => {
		for (const value of '012345') {
			const part = partOf(ANSI_HEAT, value);
			expect(part?.threshold).toBeNull();
			expect(part?.meaning).not.toContain('°C');
		}
	});

	it('names the load of the abrasion wheel', () => {
		expect(partOf(ANSI_ABRASION, '3')?.meaning).toContain('loaded with 500 g');
		expect(partOf(ANSI_ABRASION, '4')?.meaning).toContain('loaded with 1,000 g');
	});
});
