import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseListing } from './listing.ts';
import type { ListingScope } from './listing-scopes.ts';
import { anIndex, bareGloves } from './test-index.ts';

fc.configureGlobal({ seed: 2763 });

const ALL: ListingScope = { kind: 'all' };

describe('hostile texts', () => {
	const index = anIndex(
		bareGloves(300).map((glove) => ({ ...glove, descriptionLong: 'For goat and moose on the bench' })),
	);

	test('cause no error', () => {
		const text = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 300 }),
			fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
			fc
				.array(
					fc.constantFrom(
						'goat',
						'xy',
						'001',
						'-',
						'"',
						"'",
						'a4',
						'__proto__',
						'cut',
						'4',
						' ',
						'\u0000',
						'é',
					),
				)
				.map((parts) => parts.join('')),
		);
		fc.assert(
			fc.property(text, (query) => {
				const found = index.search(query, 8);
				expect(found.hits.length).toBe(Math.min(8, found.total));
				const listed = index.listGloves({ listing: { q: query, filters: {}, page: 1 }, scope: ALL });
				expect(listed.cards.length).toBe(Math.min(24, listed.total));
				expect(index.nearestPartNumbers(query, 4).length).toBeLessThanOrEqual(4);
			}),
			{ numRuns: 1000 },
		);
	});

	test('do not affect the next query', () => {
		const first = index.search('goat', 8);
		index.search('zzzz 001 moose', 8);
		index.listGloves({ listing: parseListing(new URLSearchParams('q=xy00&size=l')), scope: ALL });
		expect(index.search('goat', 8)).toEqual(first);
	});

	it.each([
		['one long word', 'a'.repeat(1_000_000)],
		['many words', 'goat '.repeat(200_000)],
		['many signs', '-"\'/.'.repeat(200_000)],
		['many accents', 'e\u0301'.repeat(500_000)],
		['many digits', '1/'.repeat(500_000)],
	])('of a megabyte (%s) hold nobody up', (_, text) => {
		// A quadratic algorithm would take minutes; the test's timeout detects it.
		index.search(text, 8);
		index.nearestPartNumbers(text, 8);
	});
});
