import { expect, test } from 'vitest';
import { insertOrder, updateOrderState } from '../../domain/orders/order-queries.server.ts';
import { fillOrderSearch } from '../../domain/orders/order-search-queries.server.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

const LINE = {
	partNumber: 'xy276-3',
	name: 'Argon Bulwark',
	size: 'L',
	stockCode: '300-L',
	pairs: 12,
	cents: 1450,
};

/** Last digit of the number, company, person, PO number, day. */
const ORDERS: readonly [string, string, string, string, string][] = [
	['1', 'Soudure Crée', 'Zoë Léger', 'PO-77', '2026-04-03'],
	['2', 'acier du Nord', 'Sam Doe', 'PO-78', '2026-04-01'],
	['3', 'Acier du nord', 'Sam Doe', '', '2026-04-02'],
	['4', 'Boreal', 'Sam Doe', '100%', '2026-04-02'],
];

async function openOrders() {
	const site = await openTestSite({ products: [] });
	const staff = await openStaffBrowser(site);
	const { db } = site.database;
	const add = (at: string, companyName: string, person: string, purchaseOrder: string, day: string) =>
		insertOrder(
			db,
			{
				number: `Q-2026-000${at}`,
				companyId: 'co_abcdefgh2345',
				companyName,
				person: { id: 'p', name: person, email: `p${at}@steel.example` },
				lines: [at === '1' ? { ...LINE, partNumber: 'xy300' } : LINE],
				currency: 'CAD',
				purchaseOrder,
				note: '',
				language: 'en',
			},
			`${day}T15:00:00.000Z`,
		);
	for (const order of ORDERS) await add(...order);
	const answered = {
		number: 'Q-2026-0002',
		version: 1,
		state: 'answered',
		by: 'M',
		now: '2026-04-05',
	} as const;
	await updateOrderState(db, answered);
	const list = async (query: string) => {
		const answer = (await staff.call({ url: `/api/admin/orders?${query}` })).json();
		return {
			...answer,
			numbers: answer.content.map(({ number }: { number: string }) => number.slice(-1)).join(''),
		};
	};
	const exported = async (query: string) =>
		(await staff.call({ url: `/api/admin/orders/export.csv?${query}` })).body
			.slice(1)
			.trimEnd()
			.split('\r\n')
			.slice(1)
			.map((row) => row[10])
			.join('');
	return { db, staff, add, list, exported };
}

test('a search finds number, company, person, PO number and glove, in every state, and counts by state', async () => {
	const { list } = await openOrders();
	expect((await list('')).numbers).toBe('341');
	expect((await list('q=cree')).numbers).toBe('1');
	expect((await list('q=Q-2026-0002')).numbers).toBe('2');
	expect((await list('q=leger')).numbers).toBe('1');
	expect((await list('q=p4%40steel.example')).numbers).toBe('4');
	expect((await list('q=po-7')).numbers).toBe('12');
	expect((await list('q=XY276-3')).numbers).toBe('432');
	expect((await list('q=xy2763+acier')).numbers).toBe('32');
	// Signs of patterns are literal.
	expect((await list('q=100%25')).numbers).toBe('4');
	expect((await list('q=%25%25')).numbers).toBe('');
	const found = await list('q=acier&state=new');
	expect([found.numbers, found.counts]).toEqual(['3', { new: 1, answered: 1, shipped: 0 }]);
	const ofDays = await list('q=acier&dateFrom=2026-04-02');
	expect([ofDays.numbers, ofDays.counts]).toEqual(['3', { new: 1, answered: 0, shipped: 0 }]);
});

test.each([
	['received', '2341'],
	['-received', '1432'],
	['company', '2341'],
	['-company', '1432'],
	['state', '3412'],
	['-state', '2143'],
])('sorted by %s, paged both ways, a file holds the same in the same order', async (sort, order) => {
	const { list, exported, add } = await openOrders();
	const query = `state=all&sort=${sort}`;
	expect((await list(query)).numbers).toBe(order);
	expect(await exported(query)).toBe(order);
	const pages = [await list(`${query}&size=1`)];
	for (let from = pages[0]?.after; from; from = pages.at(-1)?.after) {
		// One that is added between pages moves no other.
		if (pages.length === 2)
			await add('5', '', 'Sam Doe', '', sort.endsWith('received') ? '2026-04-02' : '2026-05-01');
		pages.push(await list(`${query}&size=1&from=${from}`));
	}
	const read = pages.map(({ numbers }) => numbers).join('');
	expect(read.replace('5', '')).toBe(order);
	const back = await list(`${query}&size=1&from=${pages[2]?.before}`);
	expect([pages[1]?.numbers, '5']).toContain(back.numbers);
});

test('what is no order, state or place of the list is refused', async () => {
	const { staff } = await openOrders();
	for (const query of [
		'sort=pairs',
		'sort=--company',
		'state=lost',
		'from=after.x',
		'from=after.Q-2026-0001.zz',
	])
		expect((await staff.call({ url: `/api/admin/orders?${query}` })).statusCode, query).toBe(400);
});

test('orders stored before they could be searched are found after the next start', async () => {
	const { db, list } = await openOrders();
	await db.deleteFrom('distributor_order_search').execute();
	await db.updateTable('distributor_order').set({ company_sort: '' }).execute();
	expect((await list('q=acier')).numbers).toBe('');
	await fillOrderSearch(db);
	await fillOrderSearch(db);
	const found = await list('q=acier');
	expect([found.numbers, found.counts]).toEqual(['32', { new: 1, answered: 1, shipped: 0 }]);
	expect((await list('state=all&sort=company')).numbers).toBe('2341');
});
