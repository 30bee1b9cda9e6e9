import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import type { Listing } from '../../domain/search/listing.ts';

const ALL = { kind: 'all' } as const;

/** The JSON of each value up to its count, cached by value number: only counts and selections change. */
const startsOf = new WeakMap<CatalogueIndex, string[]>();

/** The number of gloves for each filter value, as `JSON.stringify(index.facets(…))` would write it. */
export function facetsJson(index: CatalogueIndex, listing: Listing): string {
	let starts = startsOf.get(index);
	if (!starts) {
		starts = [];
		startsOf.set(index, starts);
	}
	const held = starts;
	let groups = '';
	let isFirst = true;
	const total = index.visitFacets(listing, ALL, {
		group(id, labelKey) {
			groups += `${groups === '' ? '' : ']},'}{"id":"${id}","labelKey":"${labelKey}","values":[`;
			isFirst = true;
		},
		value(facet, slug, label, count, selected) {
			let start = facet === undefined ? undefined : held[facet];
			if (start === undefined) {
				start = `{"slug":${JSON.stringify(slug)},"label":${JSON.stringify(label)},"count":`;
				if (facet !== undefined) held[facet] = start;
			}
			groups +=
				(isFirst ? start : `,${start}`) + count + (selected ? ',"selected":true}' : ',"selected":false}');
			isFirst = false;
		},
	});
	return `{"total":${total},"groups":[${groups}${groups === '' ? '' : ']}'}]}`;
}
