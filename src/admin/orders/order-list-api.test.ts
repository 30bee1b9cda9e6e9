import { expect, test } from 'vitest';
import { insertOrder } from '../../domain/orders/order-queries.server.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

const LINE = {
	partNumber: 'xy300',
	name: 'Argon Bulwark',
	size: 'L',
	stockCode: '300-L',
	pairs: 12,
	cents: 1450,
};

test('orders are paged by key, narrowed by the day they were sent, and exported as listed', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	for (let day = 1; day <= 5; day++)
		await insertOrder(
			site.database.db,
			{
				number: `Q-2026-000${day}`,
				companyId: 'co_abcdefgh2345',
				companyName: '=Steeltown',
				person: { id: 'p', name: 'Sam', email: 'sam@steeltown.example' },
				lines: [LINE, { ...LINE, size: 'M', cents: undefined }],
				currency: 'CAD',
				purchaseOrder: 'PO-1',
				note: '',
				language: day === 3 ? 'fr' : 'en',
			},
			`2026-04-0${day}T04:00:00.000Z`,
		);
	const list = async (query: string) => {
		const answer = (await staff.call({ url: `/api/admin/orders?${query}` })).json();
		return {
			...answer,
			numbers: answer.content.map(({ number }: { number: string }) => number.slice(-1)).join(''),
		};
	};
	const first = await list('size=2');
	const second = await list(`size=2&from=${first.after}`);
	const third = await list(`size=2&from=${second.after}`);
	expect([first.numbers, second.numbers, third.numbers]).toEqual(['12', '34', '5']);
	expect((await list(`size=2&from=${third.before}`)).numbers).toBe('34');
	expect((await list('dateFrom=2026-04-02&dateTo=2026-04-03')).numbers).toBe('23');
	expect((await list('dateFrom=2026-04-02&dateTo=2026-04-03&language=fr')).numbers).toBe('3');
	expect((await list('state=answered')).numbers).toBe('');
	const file = async (query: string) =>
		(await staff.call({ url: `/api/admin/orders/export.csv?${query}` })).body
			.slice(1)
			.trimEnd()
			.split('\r\n')
			.slice(1);
	expect((await file('dateFrom=2026-04-05'))[0]).toBe(
		"Q-2026-0005,2026-04-05 00:00,new,,,'=Steeltown,co_abcdefgh2345,Sam,sam@steeltown.example,en,PO-1,2,24,,",
	);
	const lines = await file('dateFrom=2026-04-04&rows=lines');
	expect(lines).toHaveLength(4);
	expect(lines[0]).toBe(
		"Q-2026-0004,2026-04-04 00:00,new,'=Steeltown,co_abcdefgh2345,PO-1,XY300,Argon Bulwark,L,300-L,12,14.50,CAD",
	);
	expect(lines[1]).toMatch(/,M,300-L,12,,CAD$/);
	expect((await staff.call({ url: '/api/admin/orders?from=after.x' })).statusCode).toBe(400);
});
