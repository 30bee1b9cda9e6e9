import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOfPhoneNumber, parsePhoneNumber } from './phone-number.ts';

test.each([
	['905 555 0142', '(905) 555-0142'],
	['+1 (905) 555-0142', '(905) 555-0142'],
	['1-905-555-0142', '(905) 555-0142'],
	['905.555.0142 x3', '(905) 555-0142 ext. 3'],
	['905-555-0142, poste 21', '(905) 555-0142 ext. 21'],
	['+44 20 7946 0000', '+442079460000'],
])('%s is stored as %s', (text, phone) => {
	expect(parsePhoneNumber(text)).toBe(phone);
});

test.each([
	'',
	'555',
	'555 0142',
	'105 555 0142',
	'+1 905 555',
	'call me on 9055550142',
	'+4420',
	'٩٠٥٥٥٥٠١٤٢',
])('%j is not a phone number', (text) => {
	expect(parsePhoneNumber(text)).toBeUndefined();
});

test('a stored number parses to itself and has the same key as the typed one', () => {
	const digits = fc
		.tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 9_999_999 }))
		.map(([area, rest]) => `${area}${String(rest).padStart(7, '0')}`);
	fc.assert(
		fc.property(digits, fc.constantFrom('', ' ext. 7', ' x 12'), (number, tail) => {
			const parsed = parsePhoneNumber(number + tail);
			expect(parsed).toBeDefined();
			expect(parsePhoneNumber(parsed as string)).toBe(parsed);
			expect(keyOfPhoneNumber(parsed as string)).toBe(number);
		}),
	);
});
