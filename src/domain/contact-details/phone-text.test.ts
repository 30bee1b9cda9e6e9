import { expect, test } from 'vitest';
import { parsePhoneNumber } from './phone-number.ts';
import { formatPhoneNumber, formatTypedPhone } from './phone-text.ts';

test.each([
	['9055550123', '(905) 555-0123', '905\u00A0555-0123'],
	['905-555-0123 x12', '(905) 555-0123 ext. 12', '905\u00A0555-0123, poste\u00A012'],
	['+44 20 7946 0000', '+442079460000', '+442079460000'],
])('%s', (typed, english, french) => {
	const stored = parsePhoneNumber(typed) as string;
	expect(formatPhoneNumber(stored, 'en')).toBe(english);
	expect(formatPhoneNumber(stored, 'fr')).toBe(french);
	// Readers copy it back into forms.
	expect(parsePhoneNumber(french)).toBe(stored);
});

test('a number as it was typed is shown like a stored one, and what is no number as it is', () => {
	expect(formatTypedPhone('418 555 0161', 'fr')).toBe('418\u00A0555-0161');
	expect(formatTypedPhone('418 555 0161', 'en')).toBe('(418) 555-0161');
	expect(formatTypedPhone('call the dock', 'fr')).toBe('call the dock');
});
