import { describe, expect, it, test } from 'vitest';
import { explainCertification } from '../certification.ts';
import { RATING_MESSAGES, type RatingMessageKey } from './rating-messages.ts';
import { FRENCH_RATING_MESSAGES } from './rating-messages-french.ts';
import { RATING_MESSAGES_IN, ratingLabelIn } from './rating-messages-in.ts';

const keys = Object.keys(RATING_MESSAGES) as RatingMessageKey[];

describe('French rating words', () => {
	it('have every key, with the same placeholders and figures', () => {
		expect(Object.keys(FRENCH_RATING_MESSAGES)).toEqual(keys);
		const figuresOf = (text: string) =>
			(text.replace(/(\d)[,\u00A0](\d{3})/g, '$1$2').match(/\{\w+\}|\d+/g) ?? []).toSorted();
		for (const key of keys)
			expect([key, figuresOf(FRENCH_RATING_MESSAGES[key])]).toEqual([key, figuresOf(RATING_MESSAGES[key])]);
	});

	it('follow the typography of Quebec', () => {
		for (const key of keys.filter((key) => !key.startsWith('number.')))
			expect([key, FRENCH_RATING_MESSAGES[key]]).not.toEqual([
				key,
				expect.stringMatching(/['"“”]| [:;!?%]|(?:\d|\}) (?:kN|N|J|s|g|A|°C|m²)(?![\p{L}])/u),
			]);
	});

	it('never claim a certificate, compliance or protection', () => {
		for (const message of Object.values(FRENCH_RATING_MESSAGES))
			expect(message).not.toMatch(/certifi|conform|protège|homologu|approuv/i);
	});

	it('explain a rating', () => {
		const { label, parts } = explainCertification(
			{ type: 'EN388', value: '4133X', edition: '2016' },
			RATING_MESSAGES_IN.fr,
		);
		expect(label).toBe('EN 388');
		expect(parts[0]?.meaning).toBe('Niveau 4 sur 4\u00A0: au moins 8\u00A0000 cycles avant un trou');
	});
});

test.each([
	['ANSI Cut A4', 'Coupure ANSI A4'],
	['ANSI/ISEA 138 Impact 2', 'Impact ANSI/ISEA 138 2'],
	['EN 388 tear 3', 'EN 388 déchirure 3'],
	['EN 388 cut, straight blade E', 'EN 388 coupure, lame droite E'],
	['EN 407 contact heat 2', 'EN 407 chaleur de contact 2'],
	['EN 511 water 1', 'EN 511 eau 1'],
	['CSA Z96 Class 2', 'CSA Z96 Class 2'],
])('the filter "%s" is "%s" in French', (label, french) => {
	expect(ratingLabelIn(label, 'fr')).toBe(french);
	expect(ratingLabelIn(label, 'en')).toBe(label);
});
