import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import type { Listing } from '../../domain/search/listing.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

const ALL = { kind: 'all' } as const;

/** The JSON of each value up to its count, by language and value number: only counts and selections change. */
const startsOf = new WeakMap<CatalogueIndex, Partial<Record<Locale, string[]>>>();

/**
 * The number of gloves for each filter value, as `JSON.stringify(index.facets(…))` would write it, with labels in a
 * language.
 */
export function facetsJson(index: CatalogueIndex, listing: Listing, locale: Locale): string {
	const byLocale = startsOf.get(index) ?? {};
	startsOf.set(index, byLocale);
	byLocale[locale] ??= [];
	const starts = byLocale[locale];
	let groups = '';
	let isFirst = true;
	const total = index.visitFacets(listing, ALL, {
		group(id, labelKey) {
			groups += `${groups === '' ? '' : ']},'}{"id":"${id}","labelKey":"${labelKey}","values":[`;
			isFirst = true;
		},
		value(facet, slug, label, count, selected) {
			let start = facet === undefined ? undefined : starts[facet];
			if (start === undefined) {
				start = `{"slug":${JSON.stringify(slug)},"label":${JSON.stringify(index.termIn(label, locale))},"count":`;
				if (facet !== undefined) starts[facet] = start;
			}
			groups +=
				(isFirst ? start : `,${start}`) + count + (selected ? ',"selected":true}' : ',"selected":false}');
			isFirst = false;
		},
	});
	return `{"total":${total},"groups":[${groups}${groups === '' ? '' : ']}'}]}`;
}
