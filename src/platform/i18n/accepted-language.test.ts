import { expect, test } from 'vitest';
import { pickLocale } from './accepted-language.ts';

test.each([
	[undefined, 'en'],
	['', 'en'],
	['fr', 'fr'],
	['fr-CA', 'fr'],
	['FR-ca,fr;q=0.9,en;q=0.8', 'fr'],
	['en-CA,en;q=0.9,fr;q=0.8', 'en'],
	['en;q=0.4, fr;q=0.5', 'fr'],
	['de, fr;q=0.3', 'fr'],
	['de', 'en'],
	['fr;q=0', 'en'],
	['*', 'en'],
	['*;q=0.1, fr;q=0.2', 'fr'],
	['fry', 'en'],
	['fr;q=high', 'fr'],
	[',,;;q=1,', 'en'],
])('a client that sends "%s" reads %s', (header, locale) => {
	expect(pickLocale(header)).toBe(locale);
});
