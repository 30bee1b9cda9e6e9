import { describe, expect, it, test } from 'vitest';
import { aGlove } from '../../catalogue/test-glove.ts';
import { parseListing } from '../listing.ts';
import type { ListingScope } from '../listing-scopes.ts';
import { Vocabulary } from '../query/vocabulary.ts';
import { aBareGlove, anIndex, bareGloves } from '../test-index.ts';
import { toCatalogueEntry } from './catalogue-entry.ts';
import { assembleCatalogueIndex } from './catalogue-index.ts';

const ALL: ListingScope = { kind: 'all' };
const listing = (query = '') => parseListing(new URLSearchParams(query));
const numbersOf = (cards: readonly { partNumber: string }[]) => cards.map(({ partNumber }) => partNumber);

describe('a listing', () => {
	test('is sorted by name, then by part number, 24 a page', () => {
		const index = anIndex(bareGloves(50).toReversed());
		const second = index.listGloves({ listing: listing('page=2'), scope: ALL });
		expect(second).toMatchObject({ total: 50, page: 2, pageCount: 3 });
		expect(numbersOf(second.cards)).toEqual(
			bareGloves(50)
				.slice(24, 48)
				.map(({ partNumber }) => partNumber),
		);
		const same = anIndex(['xy2', 'xy1', 'xy3'].map((partNumber) => aBareGlove(partNumber, { name: 'Same' })));
		expect(numbersOf(same.listGloves({ listing: listing(), scope: ALL }).cards)).toEqual([
			'xy1',
			'xy2',
			'xy3',
		]);
	});

	test('shows its last page for page numbers past the end', () => {
		const answer = anIndex(bareGloves(30)).listGloves({ listing: listing('page=99'), scope: ALL });
		expect(answer.page).toBe(2);
		expect(answer.cards).toHaveLength(6);
	});

	test('without gloves is one empty page', () => {
		const answer = anIndex([]).listGloves({ listing: listing('q=tig&size=l'), scope: ALL });
		expect(answer).toMatchObject({ cards: [], total: 0, page: 1, pageCount: 1 });
	});

	test('can be sorted by part number', () => {
		const gloves = ['b', 'c', 'a'].map((name, at) => aBareGlove(`xy${3 - at}`, { name }));
		const cards = anIndex(gloves).listGloves({ listing: listing('sort=partNumber'), scope: ALL }).cards;
		expect(numbersOf(cards)).toEqual(['xy1', 'xy2', 'xy3']);
	});

	test('with a search text is sorted by relevance, unless another order is requested', () => {
		const gloves = [
			aBareGlove('xy1', { name: 'Alpha', descriptionLong: 'A moose once wore it' }),
			aBareGlove('xy2', { name: 'Moose' }),
		];
		const pageOf = (query: string) =>
			numbersOf(anIndex(gloves).listGloves({ listing: listing(query), scope: ALL }).cards);
		expect(pageOf('q=moose')).toEqual(['xy2', 'xy1']);
		expect(pageOf('q=moose&sort=name')).toEqual(['xy1', 'xy2']);
	});
});

describe('a scope', () => {
	const index = anIndex(
		[
			aBareGlove('xy1', {
				weldingProcesses: [{ process: 'SMAW (Stick)', amperageRange: '', performance: 'Limited', notes: '' }],
				sizes: { L: 'XY1-L' },
			}),
			aBareGlove('xy2', {
				weldingProcesses: [{ process: 'SMAW (Stick)', amperageRange: '', performance: 'No use', notes: '' }],
				sizes: { M: 'XY2-M' },
			}),
		],
		[{ name: 'Work Gloves', partNumbers: ['xy2', 'xy404'] }],
	);
	const list = (scope: ListingScope, query = '') => index.listGloves({ listing: listing(query), scope });

	it.each<[ListingScope, string[]]>([
		[ALL, ['xy1', 'xy2']],
		[{ kind: 'category', name: ' WORK gloves ' }, ['xy2']],
		[{ kind: 'category', name: 'None such' }, []],
		[{ kind: 'process', code: 'SMAW' }, ['xy1']],
		[{ kind: 'process', code: 'XXXX' }, []],
	])('%j holds %j', (scope, numbers) => expect(numbersOf(list(scope).cards)).toEqual(numbers));

	test('shows the values of its gloves, selected or not', () => {
		const sizes = (scope: ListingScope, query = '') =>
			list(scope, query).groups[0]!.values.map(({ slug, count, selected }) => [slug, count, selected]);
		expect(sizes({ kind: 'process', code: 'SMAW' })).toEqual([['l', 1, false]]);
		expect(sizes(ALL, 'process=smaw')).toEqual([
			['m', 0, false],
			['l', 1, false],
		]);
		expect(sizes({ kind: 'process', code: 'SMAW' }, 'size=m&size=5xl')).toEqual([
			['m', 0, true],
			['l', 1, false],
			['5xl', 0, true],
		]);
	});

	test('provides its filters without its gloves', () => {
		const { total, groups } = list(ALL, 'q=glove');
		expect(index.facets(listing('q=glove'), ALL)).toEqual({ total, groups });
	});
});

describe('levels', () => {
	const index = anIndex(
		['A2', 'A6'].map((value, at) =>
			aBareGlove(`xy${at}`, { certifications: [{ type: 'ANSI_CUT', value, edition: '2024' }] }),
		),
	);

	test('are "at least", and only those that some glove has are shown', () => {
		const shown = index.facets(listing(), ALL).groups[1]!.values;
		expect(shown.map(({ slug, count }) => [slug, count])).toEqual([
			['ansi-cut-a2', 2],
			['ansi-cut-a6', 1],
		]);
		const between = index.listGloves({ listing: listing('certification=ansi-cut-a4'), scope: ALL });
		expect(numbersOf(between.cards)).toEqual(['xy1']);
		expect(between.groups[1]!.values.map(({ label, selected }) => [label, selected])).toContainEqual([
			'ANSI Cut A4',
			true,
		]);
	});
});

describe('colour variants', () => {
	const index = anIndex(
		[
			aBareGlove('xy300', { name: 'Bulwark', sizes: { L: 'a' } }),
			aBareGlove('xy300-black', { name: 'Bulwark Black', color: 'black', sizes: { L: 'a', M: 'b' } }),
			aBareGlove('xy400-red', { name: 'No base', color: 'red' }),
		],
		[{ name: 'Dark', partNumbers: ['xy300-black'] }],
	);

	test('are listed and counted under their base', () => {
		const answer = index.listGloves({ listing: listing(), scope: ALL });
		expect(numbersOf(answer.cards)).toEqual(['xy300', 'xy400-red']);
		expect(answer.groups[0]!.values).toEqual([{ slug: 'l', label: 'L', count: 1, selected: false }]);
	});

	test('match and rank their base', () => {
		expect(numbersOf(index.listGloves({ listing: listing('q=black'), scope: ALL }).cards)).toEqual(['xy300']);
		expect(numbersOf(index.listGloves({ listing: listing('q=xy300-black'), scope: ALL }).cards)).toEqual([
			'xy300',
		]);
		expect(
			numbersOf(index.listGloves({ listing: listing(), scope: { kind: 'category', name: 'dark' } }).cards),
		).toEqual(['xy300']);
	});

	test('are separate results in search', () => {
		expect(numbersOf(index.search('black', 5).hits)).toEqual(['xy300-black']);
		expect(numbersOf(index.search('xy300', 5).hits)).toEqual(['xy300', 'xy300-black']);
		expect(index.listPartNumbers()).toHaveLength(3);
		expect(index.listBasePartNumbers()).toEqual(['xy300', 'xy400-red']);
	});
});

describe('look-ups', () => {
	const index = anIndex(
		[
			aGlove({ partNumber: 'xy2', id: 'glv_a', name: 'Élan d’hiver' }),
			aGlove({ partNumber: 'xy10', id: 'glv_b', name: 'B' }),
		],
		[{ name: 'MIG / Stick', partNumbers: ['xy2'] }],
	);

	test('by part number, name and category', () => {
		expect(index.findCard('xy2')?.name).toBe('Élan d’hiver');
		expect(index.findCard('xy3')).toBeUndefined();
		expect([index.hasProduct('xy10'), index.hasProduct('__proto__')]).toEqual([true, false]);
		expect(index.findBySlug('elan-d-hiver')).toBe('xy2');
		expect(index.findBySlug('')).toBeUndefined();
		expect(index.findCategory('mig / STICK')).toEqual({ name: 'MIG / Stick', partNumbers: ['xy2'] });
		expect(index.findCategory('constructor')).toBeUndefined();
		expect(index.listCategoryNames('xy2')).toEqual(['MIG / Stick']);
		expect(index.listCategoryNames('xy10')).toEqual([]);
	});

	it.each([
		['id', false, ['xy2', 'xy10']],
		['id', true, ['xy10', 'xy2']],
		['name', false, ['xy10', 'xy2']],
		['name', true, ['xy2', 'xy10']],
		['partNumber', false, ['xy10', 'xy2']],
		['partNumber', true, ['xy2', 'xy10']],
	] as const)('pages by %s, descending %s', (field, descending, numbers) => {
		const sort = { field, descending };
		expect(index.pageOfPartNumbers({ page: 0, size: 10, sort })).toEqual(numbers);
		expect(index.pageOfPartNumbers({ page: 1, size: 1, sort })).toEqual(numbers.slice(1));
		expect(index.pageOfPartNumbers({ page: 9, size: 10, sort })).toEqual([]);
	});
});

test('cached entries work for later versions, in whatever order gloves come', () => {
	const vocabulary = new Vocabulary();
	const gloves = [
		aBareGlove('xy1', { materialTags: ['goatskin'] }),
		aBareGlove('xy2', { materialTags: ['Goatskin'] }),
	];
	const entries = gloves.map((glove) => toCatalogueEntry(glove, vocabulary));
	const before = assembleCatalogueIndex(entries, [], vocabulary);
	const changed = toCatalogueEntry(
		aBareGlove('xy2', { name: 'Walrus', materialTags: ['Goatskin'] }),
		vocabulary,
	);
	const after = assembleCatalogueIndex([changed, entries[0]!], [], vocabulary);
	expect(before.search('walrus', 5).total).toBe(0);
	expect(numbersOf(after.search('walrus', 5).hits)).toEqual(['xy2']);
	expect(after.search('xy2', 5).hits[0]?.name).toBe('Walrus');
	const fresh = anIndex([aBareGlove('xy2', { name: 'Walrus', materialTags: ['Goatskin'] }), gloves[0]!]);
	expect(after.facets(listing(), ALL)).toEqual(fresh.facets(listing(), ALL));
	expect(fresh.facets(listing(), ALL).groups[2]!.values).toEqual([
		{ slug: 'goatskin', label: 'Goatskin', count: 2, selected: false },
	]);
});

test('a repeated text, after others or with filters, gives the same results', () => {
	const gloves = bareGloves(60).map((glove, at) => ({
		...glove,
		name: `Glove ${['moose', 'goat', 'deer'][at % 3]} ${at}`,
		...(at % 7 === 0 && at > 0 ? { basePartNumber: 'xy000', color: 'Gold' } : {}),
	}));
	const texts = ['moose', 'goat 4', 'xy0', 'xy01', 'deer glove', 'nothing such', 'mose', '5'];
	const index = anIndex(gloves);
	const search = (from: typeof index, q: string) => [
		from.search(q, 24),
		from.facets({ ...listing(), q }, ALL),
		from.listGloves({ listing: { ...listing(), q }, scope: ALL }),
	];
	for (const q of [...texts, ...texts.toReversed(), ...texts])
		expect(search(index, q)).toEqual(search(anIndex(gloves), q));
});
