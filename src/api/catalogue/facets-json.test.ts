import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseListing } from '../../domain/search/listing.ts';
import { aBareGlove, anIndex } from '../../domain/search/test-index.ts';
import { facetsJson } from './facets-json.ts';

fc.configureGlobal({ seed: 2763 });

const index = anIndex([
	aBareGlove('xy1', { sizes: { M: 'XY1-M', L: 'XY1-L' }, materialTags: ['Goatskin', 'Cuir “fin” \\ d’été'] }),
	aBareGlove('xy2', { sizes: { L: 'XY2-L' }, materialTags: ['Goatskin'], weldingTags: ['</script>'] }),
	aBareGlove('xy3', {
		usedIn: ['Rail, Mining'],
		certifications: [{ type: 'ANSI_CUT', value: 'A4', edition: '' }],
	}),
]);

const address = fc
	.array(
		fc.tuple(
			fc.constantFrom('q', 'size', 'material', 'welding', 'certification', 'industry'),
			fc.oneof(
				fc.constantFrom(
					'm',
					'l',
					'5xl',
					'goatskin',
					'glove',
					'xy1',
					'ansi-cut-a2',
					'rail',
					'no such "thing"',
				),
				fc.string({ unit: 'binary', maxLength: 8 }),
			),
		),
		{ maxLength: 4 },
	)
	.map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])));

test('filter counts are serialized exactly like JSON.stringify, for any query', () => {
	fc.assert(
		fc.property(address, (query) => {
			const listing = parseListing(query);
			expect(facetsJson(index, listing, 'en')).toBe(JSON.stringify(index.facets(listing, { kind: 'all' })));
		}),
	);
	expect(facetsJson(index, parseListing(new URLSearchParams()), 'en')).toContain('"slug":"goatskin"');
});
