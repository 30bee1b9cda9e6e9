import { describe, expect, it } from 'vitest';
import { explainCertification } from '../certification.ts';
import { fillMessage, formatRatingNumber, RATING_MESSAGES, type RatingMessages } from './rating-messages.ts';

describe('rating words', () => {
	it('never claim a certificate, compliance or protection', () => {
		for (const message of Object.values(RATING_MESSAGES))
			expect(message).not.toMatch(/certif|complian|protect|approved/i);
	});

	it('say that ANSI/ISEA 105 does not address welding', () => {
		expect(RATING_MESSAGES['note.ANSI_105']).toMatch(
			/^Classified from tests to .* does not address welding\.$/,
		);
	});

	it('are short enough for a product page', () => {
		for (const message of Object.values(RATING_MESSAGES)) expect(message.length).toBeLessThanOrEqual(100);
	});

	it('can be replaced by another language, number marks included', () => {
		const french = Object.fromEntries(
			Object.entries(RATING_MESSAGES).map(([key, message]) => [key, message.toUpperCase()]),
		) as RatingMessages;
		const messages = { ...french, 'number.group': ' ', 'number.decimal': ',' };
		const explanation = explainCertification({ type: 'EN388', value: '4133X', edition: '2016' }, messages);
		expect(explanation.parts[0]).toMatchObject({ name: 'ABRASION', threshold: '≥ 8 000', unit: 'CYCLES' });
		expect(explanation.parts[1]?.threshold).toBe('≥ 1,2');
	});

	it('fills known places only', () => {
		expect(fillMessage('{a} of {b} {constructor}', { a: '1' })).toBe('1 of {b} {constructor}');
	});

	it('groups thousands and keeps decimals', () => {
		expect(
			[100, 1000, 20000, 0.025, 11.3].map((number) => formatRatingNumber(number, RATING_MESSAGES)),
		).toEqual(['100', '1,000', '20,000', '0.025', '11.3']);
	});
});
