import { expect, test } from 'vitest';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { loadProductList } from './product-list.server.ts';
import { PRODUCT_SORTS, parseProductFilter } from './product-list.ts';

const NUMBERS = Array.from({ length: 9 }, (_, at) => `xy30${at}`);

test('pages whose gloves cannot be read, one or several, lead on to the next and back', async () => {
	const gloves = NUMBERS.map((partNumber) => aGlove({ partNumber, id: `glv_${partNumber}` }));
	const { database, catalogue } = await openTestSite({ products: gloves, categories: [] });
	for (const lost of [['xy302', 'xy303'], ['xy300', 'xy301'], NUMBERS.slice(2, 7), ['xy308'], NUMBERS]) {
		await database.db
			.updateTable('product')
			.set({ document: '{"torn' })
			.where('part_number', 'in', lost)
			.execute();
		for (const sort of PRODUCT_SORTS) {
			const walk = async (way: 'after' | 'before', from: string | undefined) => {
				const seen: string[][] = [];
				for (let place = from; seen.length < 9; ) {
					const filter = parseProductFilter(new URLSearchParams({ sort, ...(place && { from: place }) }));
					const page = await loadProductList(database.db, catalogue, filter, 2);
					seen.push(page.content.map((one) => one.partNumber));
					expect(page.total).toBe(NUMBERS.length);
					if (page[way] === undefined) return { seen, last: page };
					place = page[way];
				}
				throw new Error('The pages do not end.');
			};
			const there = await walk('after', undefined);
			expect(there.seen, sort).toHaveLength(5);
			const back = await walk('before', there.last.before);
			expect(back.seen, sort).toHaveLength(4);
			const readable = (await database.db.selectFrom('product').select(['part_number', 'document']).execute())
				.filter((row) => !row.document.startsWith('{"torn'))
				.map((row) => row.part_number);
			expect(there.seen.flat().sort(), sort).toEqual(readable.sort());
		}
	}
});

test('all part numbers of a list are picked at once, in its order', async () => {
	const gloves = NUMBERS.map((partNumber) => aGlove({ partNumber, id: `glv_${partNumber}` }));
	const site = await openTestSite({ products: gloves, categories: [] });
	const staff = await openStaffBrowser(site);
	const numbersOf = async (query: string) =>
		(await staff.call({ url: `/api/admin/product-numbers?${query}` })).json().content;
	expect(await numbersOf('sort=-partNumber')).toEqual(NUMBERS.toReversed());
	expect(await numbersOf('q=xy304')).toEqual(['xy304']);
	expect(await numbersOf('category=None')).toEqual([]);
	expect((await site.app.inject({ url: '/api/admin/product-numbers' })).statusCode).toBe(401);
});

test('searches that find none, a few, five hundred and more are listed, counted and paged alike', async () => {
	const gloves = Array.from({ length: 503 }, (_, at) => {
		const partNumber = `zz${String(at).padStart(4, '0')}`;
		return aGlove({
			partNumber,
			id: `glv_${partNumber}`,
			name: `${at < 500 ? 'Walrus' : 'Otter'} ${at % 7 === 0 ? 'seven' : ''} ${502 - at}`,
			description: 'Made of kelp.',
		});
	});
	const { database, catalogue } = await openTestSite({ products: gloves, categories: [] });
	const list = async (q: string, from?: string) => {
		const query = new URLSearchParams({ q, sort: '-partNumber', ...(from && { from }) });
		const page = await loadProductList(database.db, catalogue, parseProductFilter(query), 40);
		return { ...page, numbers: page.content.map((one) => one.partNumber) };
	};
	const numbers = gloves.map(({ partNumber }) => partNumber).reverse();
	for (const [text, expected] of [
		['manatee', []],
		['otter', numbers.slice(0, 3)],
		['seven', numbers.filter((_, at) => (502 - at) % 7 === 0)],
		['walrus', numbers.slice(3)],
		['kelp', numbers],
	] as const) {
		const first = await list(text);
		expect([first.numbers, first.total, first.before], text).toEqual([
			expected.slice(0, 40),
			expected.length,
			undefined,
		]);
		if (expected.length <= 40) expect(first.after).toBeUndefined();
		else {
			const second = await list(text, first.after);
			expect([second.numbers, second.total], text).toEqual([expected.slice(40, 80), expected.length]);
			expect((await list(text, second.before)).numbers, text).toEqual(first.numbers);
		}
	}
});
