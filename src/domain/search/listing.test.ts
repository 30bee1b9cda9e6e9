import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FILTER_IDS } from './filter-slug.ts';
import {
	cleanQuery,
	countChosen,
	EMPTY_LISTING,
	formatListing,
	parseListing,
	withFilter,
	withoutFilter,
	withoutFilters,
	withPage,
} from './listing.ts';

fc.configureGlobal({ seed: 2763 });

const parse = (query: string) => parseListing(new URLSearchParams(query));

/** Addresses as visitors, old links and scanners send them. */
const parameterName = fc.oneof(
	fc.constantFrom('q', 'page', 'sort', ...FILTER_IDS),
	fc.constantFrom('__proto__', 'constructor', 'utm_source', 'Q', ''),
);
const parameterValue = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 300 }),
	fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
	fc.constantFrom(
		'L',
		'Large',
		'XXL',
		'TIG',
		'3G',
		'-1',
		'0',
		'2',
		'99999999999',
		'1e3',
		'NaN',
		'name',
		'partNumber',
		',,,',
		'a,b,A',
	),
);
const address = fc
	.array(fc.tuple(parameterName, parameterValue), { maxLength: 60 })
	.map((pairs) => new URLSearchParams(pairs));

describe('an address', () => {
	test('determines the list', () => {
		expect(parse('q=tig&size=L&size=XL&material=Split%20cowhide&page=3&sort=partNumber')).toEqual({
			q: 'tig',
			filters: { size: ['l', 'xl'], material: ['split-cowhide'] },
			page: 3,
			sort: 'partNumber',
		});
	});

	it.each([
		['size=Large', { size: ['l'] }],
		['size=XXL&size=2XL&size=2X', { size: ['2xl'] }],
		['size=xl,M,,l', { size: ['l', 'm', 'xl'] }],
		['size=L%20(left%20hand%20only)', { size: ['l-left-hand-only'] }],
		['size=extra-large', { size: ['xl'] }],
		['process=TIG&process=stick', { process: ['gtaw', 'smaw'] }],
		['process=CAC-A&process=arc-gouging&process=nothing', { process: ['cac-a', 'nothing'] }],
		['position=4G', { position: ['overhead'] }],
		['certification=ANSI%20Cut%20A4', { certification: ['ansi-cut-a4'] }],
		['certification=ansi-cut-a4', { certification: ['ansi-cut-a4'] }],
		['material=%00&industry=%ED%A0%80&welding=---', {}],
		['colour=red&__proto__=x&constructor=y', {}],
	])('%s is parsed as the filters %j', (query, filters) => expect(parse(query).filters).toEqual(filters));

	it.each([
		['page=0', 1],
		['page=-3', 1],
		['page=2.5', 1],
		['page=NaN', 1],
		['page=1e3', 1],
		['page=7&page=2', 2],
		['page=999999', 100_000],
		['page=9999999', 1],
		['', 1],
	])('%s is page %i', (query, page) => expect(parse(query).page).toBe(page));

	it.each(['sort=name', 'sort=price', 'sort=name;drop', 'sort='])('%s is the default order', (query) => {
		expect(parse(query).sort).toBeUndefined();
	});

	test('an order by name is explicit only where the default differs', () => {
		expect(parse('q=tig&sort=name').sort).toBe('name');
	});

	test('has at most 40 values per group', () => {
		const many = Array.from({ length: 500 }, (_, at) => `material=m${at}`).join('&');
		expect(parse(many).filters.material).toHaveLength(40);
	});

	test('is parsed without an error, and round-trips', () => {
		fc.assert(
			fc.property(address, (parameters) => {
				const listing = parseListing(parameters);
				const written = formatListing(listing);
				expect(parseListing(new URLSearchParams(written))).toEqual(listing);
				expect(formatListing(parseListing(new URLSearchParams(written)))).toBe(written);
				expect(listing.q.length).toBeLessThanOrEqual(200);
				expect(listing.q.isWellFormed()).toBe(true);
			}),
			{ numRuns: 2000 },
		);
	});
});

describe('the canonical query', () => {
	test('has a fixed order and no defaults', () => {
		expect(formatListing(parse('page=1&material=b&size=XL&size=L&q=+goat++tig+&sort=relevance&x=1'))).toBe(
			'q=goat+tig&size=l&size=xl&material=b',
		);
		expect(formatListing(EMPTY_LISTING)).toBe('');
	});
});

describe('selections', () => {
	const listing = parse('q=tig&size=l&material=goatskin&page=4');

	test('adding one returns to the first page', () => {
		expect(formatListing(withFilter(listing, 'size', '2xl'))).toBe('q=tig&size=2xl&size=l&material=goatskin');
		expect(withFilter(listing, 'size', 'l').filters.size).toEqual(['l']);
	});

	test('removing the last one of a group removes the group', () => {
		expect(withoutFilter(listing, 'size', 'l')).toEqual({
			q: 'tig',
			filters: { material: ['goatskin'] },
			page: 1,
		});
		expect(withoutFilter(withFilter(listing, 'size', 'm'), 'size').filters).toEqual({
			material: ['goatskin'],
		});
		expect(withoutFilter(listing, 'process', 'gtaw').filters).toEqual(listing.filters);
	});

	test('clearing keeps the search text', () => {
		expect(withoutFilters(listing)).toEqual({ q: 'tig', filters: {}, page: 1 });
		expect(countChosen(listing)).toBe(2);
		expect(countChosen(withoutFilters(listing))).toBe(0);
	});

	test('turning the page keeps everything', () => {
		expect(withPage(listing, 5)).toEqual({ ...listing, page: 5 });
	});
});

it.each([
	['  goat \u0000\t tig\n', 'goat tig'],
	['\ud83dx', 'x'],
	['e\u0301', 'é'],
	['\u200bxy300\ufeff', 'xy300'],
	['a'.repeat(500), 'a'.repeat(200)],
	[`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('keeps of the query %j only %j', (text, query) => expect(cleanQuery(text)).toBe(query));
