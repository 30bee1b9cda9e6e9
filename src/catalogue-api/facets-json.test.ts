import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_IDS } from '../search/filter-slug.ts';
import type { FilterChoices } from '../search/filtered-gloves.ts';
import { facetsJson } from './facets-json.ts';

fc.configureGlobal({ seed: 2763 });

const choice = fc.record({
	slug: fc.string({ unit: 'binary' }),
	label: fc.string({ unit: 'binary' }),
	count: fc.nat(),
	selected: fc.boolean(),
});
const group: fc.Arbitrary<FilterChoices> = fc.record({
	id: fc.constantFrom(...FILTER_IDS),
	labelKey: fc.constant('filters.groups.size'),
	values: fc.array(choice),
});

test('filter counts are written as JSON.stringify writes them', () => {
	fc.assert(
		fc.property(fc.nat(), fc.array(group), (total, groups) => {
			expect(facetsJson({ total, groups })).toBe(JSON.stringify({ total, groups }));
		}),
	);
});
