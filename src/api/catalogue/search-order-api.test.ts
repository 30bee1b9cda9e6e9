import { describe, expect, test } from 'vitest';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { openTestSite, writeCatalogue } from '../../testing/test-site.ts';

type Site = Awaited<ReturnType<typeof openTestSite>>;

const get = async (site: Site, url: string) => {
	const answer = await site.app.inject(url);
	return { status: answer.statusCode, body: answer.json() };
};
const search = async (site: Site, query: Record<string, string>) =>
	(await get(site, `/api/products/search?${new URLSearchParams(query)}`)).body;
const numbersOf = (content: readonly ProductSummary[]) => content.map(({ partNumber }) => partNumber);

/** Typical searches, and parts of them. */
const TEXTS = [
	...[
		'tig',
		'goat',
		'goat tig',
		'xy276',
		'xy276-3',
		'black',
		'lined elk',
		'stick gauntlet',
		'cuff',
		'A4',
		'2XL',
	],
	...[
		'winter',
		'gant hiver',
		'kevlar',
		'goatskn',
		'goat foobar',
		'left hand',
		'a',
		'gloves',
		'for the',
		'brown',
	],
	...['xy300', '276', 'mig', 'unlined', 'driver', 'knit', 'hi-vis', 'wool lined', 'cow', 'heat 3', '4 in'],
];

test('the search box and the page count the same gloves for any text', async () => {
	const site = await openTestSite();
	for (const q of TEXTS) {
		const panel = await search(site, { q, variants: 'false', size: '100' });
		const page = (await get(site, `/api/products/facets?${new URLSearchParams({ q })}`)).body;
		expect([q, panel.totalElements]).toEqual([q, page.total]);
		expect([q, panel.content.length]).toEqual([q, page.total]);
	}
});

test('without variants the best match among a glove and its colours represents them', async () => {
	const site = await openTestSite();
	const first = async (q: string) => numbersOf((await search(site, { q, variants: 'false' })).content);
	expect((await first('xy276-3'))[0]).toBe('xy276-3');
	expect((await first('xy276-3-black'))[0]).toBe('xy276-3-black');
	expect(await first('xy276-3-black')).not.toContain('xy276-3');
});

describe('sort', () => {
	const rated = (partNumber: string, cut: string | undefined, heat: string | undefined) =>
		aGlove({
			id: `glv_${partNumber}`,
			partNumber,
			name: `Anvil ${partNumber}`,
			relatedProducts: [],
			certifications: [
				...(cut ? [{ type: 'ANSI_CUT', value: cut, edition: '2024' }] : []),
				...(heat ? [{ type: 'ANSI_HEAT', value: heat, edition: '2024' }] : []),
			],
		});
	const products = [
		rated('xy101', undefined, '2'),
		rated('xy102', 'A4', undefined),
		rated('xy103', 'A9', '1'),
		rated('xy104', undefined, undefined),
		rated('xy105', 'A4', '5'),
	];

	test('by a rating puts the highest first and gloves without it last, consistently across pages', async () => {
		const site = await openTestSite({ products });
		for (const [sort, expected] of [
			['cut', ['xy103', 'xy102', 'xy105', 'xy101', 'xy104']],
			['heat', ['xy105', 'xy101', 'xy103', 'xy102', 'xy104']],
			['name', ['xy101', 'xy102', 'xy103', 'xy104', 'xy105']],
		] as const) {
			for (const size of ['1', '2', '5']) {
				const found: string[] = [];
				for (let page = 0; found.length < 5; page++)
					found.push(...numbersOf((await search(site, { q: 'anvil', sort, size, page: `${page}` })).content));
				expect([sort, found]).toEqual([sort, expected]);
			}
			if (sort !== 'name')
				expect(numbersOf((await get(site, `/api/products?sort=${sort},desc`)).body.content)).toEqual(
					expected,
				);
		}
	});

	test('best match is also consistent across pages', async () => {
		const site = await openTestSite();
		const whole = numbersOf((await search(site, { q: 'goat', size: '100' })).content);
		const paged: string[] = [];
		for (let page = 0; paged.length < whole.length; page++)
			paged.push(...numbersOf((await search(site, { q: 'goat', size: '7', page: `${page}` })).content));
		expect(paged).toEqual(whole);
	});

	test('by newest uses the day a glove was first saved, however often it was saved since', async () => {
		const site = await openTestSite({ products });
		const newer = { ...rated('xy201', 'A2', '1'), name: 'Zinc anvil' };
		await new Promise((resolve) => setTimeout(resolve, 5));
		await writeCatalogue(site.database, [newer]);
		await new Promise((resolve) => setTimeout(resolve, 5));
		await writeCatalogue(site.database, [{ ...products[0]!, color: 'changed' }]);
		await site.catalogue.refresh();
		const found = numbersOf((await search(site, { q: 'anvil', sort: 'newest' })).content);
		expect(found[0]).toBe('xy201');
		expect(found).toHaveLength(6);
	});

	test.each(['sort=drop', 'sort=cut,desc', 'sort=cut&sort=heat', 'sort=', 'page=-1', 'variants=maybe'])(
		'%s is refused by its name',
		async (query) => {
			const site = await openTestSite({ products: [] });
			const { status, body } = await get(site, `/api/products/search?q=tig&${query}`);
			expect(status).toBe(400);
			expect(body.errors[0].path).toBe(query.split('=')[0]);
		},
	);

	test('is documented with all its values', async () => {
		const site = await openTestSite({ products: [] });
		const { body } = await get(site, '/api/openapi.json');
		const parameters: { name: string; schema: { enum?: string[] } }[] =
			body.paths['/api/products/search'].get.parameters;
		const sort = parameters.find(({ name }) => name === 'sort');
		expect(sort?.schema.enum).toEqual(['best', 'name', 'partNumber', 'cut', 'heat', 'newest']);
	});
});
