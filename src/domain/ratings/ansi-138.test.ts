import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSI_138 } from './ansi-138.ts';
import { explainMarks } from './rating-standard.ts';
import { RATING_MESSAGES } from './wording/rating-messages.ts';

fc.configureGlobal({ seed: 2016 });

describe('ANSI/ISEA 138', () => {
	it('accepts only levels 1 to 3', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ maxLength: 3 }), fc.nat(20).map(String)), (value) => {
				expect(ANSI_138.read(value, '').ok).toBe(/^[1-3]$/.test(value));
			}),
		);
	});

	it('gives the mean and the highest force', () => {
		const thresholds = [...'123'].map((value) => {
			const reading = ANSI_138.read(value, '2019');
			return reading.ok ? explainMarks(reading.marks, RATING_MESSAGES)[0]?.threshold : undefined;
		});
		expect(thresholds).toEqual(['≤ 9 / < 11.3', '≤ 6.5 / < 8.1', '≤ 4 / < 5']);
	});
});
