import { expect, test } from 'vitest';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { ORDER_TEXT, openTwo, sendOrder } from './test-two-companies.server.ts';

test('stock codes in any notation are recognized in an order, and ambiguous ones give a question', async () => {
	const { ofNorth, staff, site } = await openTwo();
	for (const [partNumber, sizes] of [
		['xy901', { L: '1004471', '2XL': 'KB 77-2', OS: 'SHARED-9' }],
		['xy902', { L: 'SHARED-9' }],
	] as const) {
		const { id: _, ...body } = aGlove({ partNumber, sizes, relatedProducts: [] });
		const made = await staff.call({ method: 'POST', url: '/api/admin/products', body });
		expect(made.statusCode, made.body).toBe(201);
	}
	await site.catalogue.refresh();
	const read = async (text: string) =>
		(await ofNorth.call({ method: 'POST', url: '/api/distributor/orders/read', body: { text } })).json()
			.lines;
	for (const [text, size, pairs] of [
		['1004471 12', 'L', 12],
		['12 pr 1004471', 'L', 12],
		['1004471, L, 2 dz', 'L', 24],
		['kb-77-2 x6', '2XL', 6],
		['KB772\t6', '2XL', 6],
		['xy901 2x large, 6', '2XL', 6],
	] as const)
		expect(await read(text), text).toMatchObject([{ line: { partNumber: 'xy901', size, pairs } }]);
	for (const text of ['xy901 2x large', '2x large xy901', 'xy901 2 x large'])
		expect(await read(text), text).toMatchObject([{ error: { kind: 'twoWays' } }]);
	for (const text of ['SHARED-9 4', '1004471 2XL 4'])
		expect(await read(text), text).toMatchObject([{ error: { kind: 'twoCodes' } }]);
	const refused = await ofNorth.call(sendOrder('xy901 2x large'));
	expect(refused.json().errors[0].message).toContain('size 2XL or 2 pairs of size L');
});

test('a quick order is reviewed by line, sent once per key, and answered by staff', async () => {
	const { ofNorth, staff, site, north, price } = await openTwo();
	await price(north, 'xy300', '11.11');
	const wrong = 'part;size;qty\nXY300\tL\t12\nxy99999 L 3\nXY300 XXXXL 1\nXY301 L\nXY301 L 99999\nXY300-L 2';
	const read = await ofNorth.call({
		method: 'POST',
		url: '/api/distributor/orders/read',
		body: { text: wrong },
	});
	const { lines } = read.json();
	expect(lines[0]).toMatchObject({
		place: 2,
		line: { partNumber: 'xy300', size: 'L', pairs: 12, cents: 950 },
	});
	expect(lines.slice(1, 5).map((line: { error: { kind: string } }) => line.error.kind)).toEqual([
		'unknown',
		'size',
		'noQuantity',
		'badQuantity',
	]);
	expect(lines[1].error.near.length).toBeGreaterThan(0);
	expect(lines[2].error.sizes).toContain('L');
	expect(lines[5]).toMatchObject({
		line: { partNumber: 'xy300', size: 'L', stockCode: 'XY300-L', pairs: 2 },
	});
	const refused = await ofNorth.call(sendOrder(wrong));
	expect(refused.statusCode).toBe(422);
	expect(errorPaths(refused)).toEqual(['lines.3', 'lines.4', 'lines.5', 'lines.6']);

	const key = { 'idempotency-key': 'one-order-of-monday' };
	const first = await ofNorth.call(sendOrder(ORDER_TEXT), key);
	const again = await ofNorth.call(sendOrder(ORDER_TEXT), key);
	expect([first.statusCode, first.json()]).toEqual([again.statusCode, again.json()]);
	const { number } = first.json();
	const mails = await site.database.db.selectFrom('outbox_mail').select(['recipient', 'subject']).execute();
	expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(2);

	const url = `/api/admin/orders/${number}`;
	expect((await staff.call({ url })).json()).toMatchObject({
		companyName: 'North Dock Supply',
		person: { name: 'Nora North' },
		lines: [{ cents: 950, pairs: 12 }, { pairs: 24 }],
	});
	const move = (version: number) =>
		staff.call({ method: 'PATCH', url, body: { version, state: 'answered' } });
	expect((await move(1)).json().state).toBe('answered');
	expect((await move(1)).statusCode).toBe(412);
	const mine = await ofNorth.call({ url: `/api/distributor/orders/${number}` });
	expect(mine.json().state).toBe('answered');
	const today = await staff.call({ url: '/api/admin/orders?state=new' });
	expect(today.json().content).toEqual([]);
	const answeredIn = async (language: string) =>
		(await staff.call({ url: `/api/admin/orders?state=answered&language=${language}` })).json().content;
	expect(await answeredIn('en')).toHaveLength(1);
	expect(await answeredIn('fr')).toEqual([]);
	expect((await staff.call({ url: '/api/admin/orders?language=de' })).statusCode).toBe(400);
});
