import { expect, test } from 'vitest';
import { parseListing } from './listing.ts';
import { aBareGlove, anIndex } from './test-index.ts';

const ALL = { kind: 'all' } as const;
const rating = (type: string, value: string) => ({ type, value, edition: '2024' });
const index = anIndex([
	aBareGlove('xy1', {
		certifications: [rating('ANSI_CUT', 'A4'), rating('ANSI_HEAT', '3')],
		sizes: { L: 'a' },
	}),
	aBareGlove('xy2', {
		certifications: [rating('ANSI_CUT', 'A2'), rating('ANSI_HEAT', '4')],
		sizes: { L: 'a' },
	}),
	aBareGlove('xy3', {
		certifications: [rating('ANSI_CUT', 'A6')],
		sizes: { S: 'a' },
		materialTags: ['Bison'],
	}),
	aBareGlove('xy4', { sizes: { '5XL': 'a' } }),
]);
const explain = (query: string) => {
	const listing = parseListing(new URLSearchParams(query));
	expect(index.listGloves({ listing, scope: ALL }).total).toBe(0);
	return index.explainDeadEnd(listing, ALL);
};

test('the closest gloves come first, with what each lacks', () => {
	const { nearest } = explain(
		'size=l&certification=ansi-cut-a5&certification=ansi-heat-3&certification-rule=all',
	);
	expect(nearest.map(({ card, lacks }) => [card.partNumber, lacks])).toEqual([
		['xy1', [{ id: 'certification', requested: ['ANSI Cut A5'], has: 'ANSI Cut A4' }]],
		['xy2', [{ id: 'certification', requested: ['ANSI Cut A5'], has: 'ANSI Cut A2' }]],
		[
			'xy3',
			[
				{ id: 'size', requested: ['L'], has: undefined },
				{ id: 'certification', requested: ['ANSI Heat 3'], has: undefined },
			],
		],
	]);
});

test('each filter’s removal shows the same count as the resulting list', () => {
	const query = 'size=l&certification=ansi-cut-a6&material=bison';
	const { removals } = explain(query);
	expect(removals.map(({ id }) => id).toSorted()).toEqual(['certification', 'material', 'size']);
	for (const { id, count } of removals) {
		const rest = new URLSearchParams(query);
		rest.delete(id);
		expect(index.listGloves({ listing: parseListing(rest), scope: ALL }).total, id).toBe(count);
	}
	expect(removals.map(({ count }) => count)).toContain(1);
});

test('a level that no glove reaches is named like its other levels', () => {
	for (const [slug, label] of [
		['ansi-cut-a9', 'ANSI Cut A9'],
		['ansi-heat-5', 'ANSI Heat 5'],
		['ansi-dust-5', 'ansi dust 5'],
		['zzzz', 'zzzz'],
	] as const) {
		const listing = parseListing(new URLSearchParams(`size=l&certification=${slug}`));
		expect(index.explainDeadEnd(listing, ALL).nearest[0]?.lacks[0]?.requested, slug).toEqual([label]);
		const chosen = index
			.facets(listing, ALL)
			.groups.flatMap(({ values }) => values)
			.filter(({ slug: one }) => one === slug);
		expect(
			chosen.map(({ label: name }) => name),
			slug,
		).toEqual([label]);
	}
});

test('a value that no glove has any more is named as in the address', () => {
	const { nearest } = explain('size=l&material=moon-dust');
	expect(nearest[0]?.lacks).toEqual([{ id: 'material', requested: ['moon dust'], has: undefined }]);
});
