import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEn511, EN511 } from './en511.ts';
import { explainMarks } from './rating-standard.ts';
import { reasonOf } from './test-reading.ts';
import { RATING_MESSAGES } from './wording/rating-messages.ts';

fc.configureGlobal({ seed: 2016 });

const en511 = (value: string) => ({ type: 'EN511', value, edition: '2006' });
const en388 = (value: string) => ({ type: 'EN388', value, edition: '2016' });

describe('EN 511', () => {
	it('accepts exactly the grammar', () => {
		const near = fc
			.array(fc.constantFrom(...'012345X'), { minLength: 2, maxLength: 4 })
			.map((marks) => marks.join(''));
		fc.assert(
			fc.property(fc.oneof(near, fc.string({ maxLength: 5 })), (value) => {
				expect(EN511.read(value, '').ok).toBe(/^[0-4X][0-4X][01X]$/.test(value));
			}),
		);
	});

	it.each(['231', '12X', '22X'])('accepts %s', (value) => expect(EN511.read(value, '').ok).toBe(true));

	it('names the invalid position', () => {
		expect(reasonOf(EN511.read('513', ''))).toBe(
			'EN 511 "513": place 1 (cold air) takes 0 to 4 or X, not "5"',
		);
		expect(reasonOf(EN511.read('232', ''))).toContain('(water) takes 0 to 1 or X');
		expect(reasonOf(EN511.read('23', ''))).toContain('takes 3 characters');
	});

	it('explains air, contact and water', () => {
		const reading = EN511.read('230', '');
		const parts = reading.ok ? explainMarks(reading.marks, RATING_MESSAGES) : [];
		expect(parts.map(({ threshold, unit }) => [threshold, unit])).toEqual([
			['≥ 0.15', 'm²K/W'],
			['≥ 0.1', 'm²K/W'],
			[null, ''],
		]);
		expect(parts[2]?.meaning).toBe('Below level 1: water came through in the test');
	});

	it('requires abrasion 2 and tear 2 for cold levels of 2 and more', () => {
		expect(checkEn511([en511('231'), en388('2121X')])).toEqual([]);
		expect(checkEn511([en511('11X'), en388('1111X')])).toEqual([]);
		expect(checkEn511([en511('21X'), en388('1121X')])).toMatchObject([
			{ name: 'Abrasion', required: 2, found: 1, severity: 'below' },
		]);
		expect(checkEn511([en511('231')])).toMatchObject([{ severity: 'missing' }]);
		expect(checkEn511([en388('1111X')])).toEqual([]);
	});
});
