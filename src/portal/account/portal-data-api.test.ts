import { expect, test } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { firstSize, TEST_LABEL, TEST_LINE } from '../../admin/labels/test-labels.server.ts';
import { openDistributorBrowser } from '../../testing/distributor-browser.ts';
import { openStaffBrowser, StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { ORDER_TEXT, openTwo, sendOrder } from './test-two-companies.server.ts';

test('each company sees its own prices, and nothing about another’s', async () => {
	const { price, north, south, ofNorth, ofSouth } = await openTwo();
	await price(north, 'xy300', '11.11');
	await price(south, 'xy300', '22.22');
	const rowOf = async (browser: StaffBrowser) => {
		const answer = await browser.call({ url: '/api/distributor/prices?q=xy300' });
		return answer.json().rows.find((row: { partNumber: string }) => row.partNumber === 'xy300');
	};
	expect(await rowOf(ofNorth)).toEqual({
		partNumber: 'xy300',
		name: expect.any(String),
		sizes: [],
		customerNumber: '',
		caseSize: expect.any(Number),
		pair: 1111,
		dozen: 950,
		case: 950,
		validFrom: '',
		validTo: '2099-12-31',
	});
	expect((await rowOf(ofSouth)).pair).toBe(2222);
	for (const [browser, other] of [
		[ofNorth, south],
		[ofSouth, north],
	] as const) {
		for (const url of [
			'/api/distributor/prices',
			`/api/distributor/prices?company=${other.id}&companyId=${other.id}`,
			'/distributor/price-list.csv',
			`/distributor/price-list.csv?company=${other.id}`,
		]) {
			const { statusCode, body } = await browser.call({ url });
			expect(statusCode, url).toBe(200);
			expect(body, url).toContain(browser === ofNorth ? '11' : '22');
			expect(body, url).not.toMatch(browser === ofNorth ? /22\.22|2222/ : /11\.11|1111/);
			expect(body).not.toMatch(/secret reason|override|template|cost/i);
			expect(body).not.toContain(other.operatingName);
		}
	}
});

test('page, file and price book agree for each glove', async () => {
	const { price, north, ofNorth, staff, must } = await openTwo();
	await price(north, 'xy300', '11.11');
	await must(
		{
			method: 'PUT',
			url: `/api/admin/pricing/clients/${north.id}`,
			body: { customerParts: [{ partNumber: 'xy300', number: '=CMD-300', name: '' }] },
		},
		{ 'if-match': '"2"' },
	);
	const csv = (await ofNorth.call({ url: '/distributor/price-list.csv' })).body;
	const lines = csv.replace(/^\uFEFF/, '').split('\r\n');
	expect(lines[0]).toBe(
		'part_number,your_number,name,currency,price_pair,price_dozen,price_case,pairs_in_case,valid_from,valid_to,sizes',
	);
	const row = lines.find((line) => line.startsWith('XY300,'))?.split(',') ?? [];
	// Formulas are escaped.
	expect(row[1]).toBe("'=CMD-300");
	expect(row.slice(3, 7)).toEqual(['CAD', '11.11', '9.50', '9.50']);
	for (const [quantity, at] of [
		[1, 4],
		[12, 5],
	] as const) {
		const url = `/api/admin/pricing/effective?company=${north.id}&glove=xy300&quantity=${quantity}`;
		expect(((await staff.call({ url })).json().cents / 100).toFixed(2)).toBe(row[at]);
	}
	const unpriced = lines.find((line) => line.startsWith('XY301,'))?.split(',') ?? [];
	expect(unpriced.slice(4, 7)).toEqual(['', '', '']);
	const found = await ofNorth.call({ url: '/api/distributor/prices?q=%3Dcmd-300' });
	expect(found.json().rows).toMatchObject([{ partNumber: 'xy300', customerNumber: '=CMD-300' }]);
});

test('orders, shipments and requests of one company are hidden from the other', async () => {
	const { north, south, ofNorth, ofSouth, staff, must } = await openTwo();
	const sent = await ofNorth.call(sendOrder(ORDER_TEXT));
	expect(sent.statusCode, sent.body).toBe(201);
	const { number } = sent.json();
	const size = await firstSize(staff);
	const label = { ...TEST_LABEL, companyId: south.id, content: [{ ...TEST_LINE, size }] };
	const { id } = (await must({ method: 'POST', url: '/api/admin/labels', body: label })).json();
	// A label that was not shipped is not a shipment.
	expect((await ofSouth.call({ url: '/api/distributor/shipments' })).json().content).toEqual([]);
	await must({ method: 'POST', url: `/api/admin/labels/${id}/shipped`, body: { version: 1 } });

	const read = async (browser: StaffBrowser, what: string) =>
		(await browser.call({ url: `/api/distributor/${what}` })).json();
	expect((await read(ofNorth, 'orders')).content).toMatchObject([{ number, state: 'new', pairs: 36 }]);
	expect((await read(ofSouth, 'orders')).content).toEqual([]);
	expect((await read(ofSouth, 'shipments')).content).toMatchObject([
		{ number: id, lines: [{ productPartNumber: 'xy300', quantity: 12 }] },
	]);
	expect((await read(ofNorth, 'shipments')).content).toEqual([]);
	expect((await read(ofNorth, 'requests')).content).toEqual([]);
	expect((await read(ofSouth, `orders/${number}`)).status).toBe(404);
	expect((await read(ofSouth, 'orders/Q-1999-0001')).detail).toBe(
		(await read(ofSouth, `orders/${number}`)).detail,
	);
	expect(JSON.stringify(await read(ofNorth, 'home'))).not.toMatch(/Sam South|South Yard/);
	expect((await read(ofNorth, 'home')).people).toMatchObject([{ name: 'Nora North', isYou: true }]);

	// A body that names a company or a person is rejected.
	const named = { text: ORDER_TEXT, companyId: north.id, person: ofNorth.person.id };
	const forged = await ofSouth.call({ method: 'POST', url: '/api/distributor/orders', body: named });
	expect(forged.statusCode).toBe(400);
	expect((await read(ofNorth, 'orders')).content).toHaveLength(1);
});

test('a merge moves a person to the kept company, and undoing it moves back', async () => {
	const { site, north, south, ofNorth, ofSouth, price, must } = await openTwo();
	await price(south, 'xy300', '22.22');
	await ofNorth.call(sendOrder(ORDER_TEXT));
	const merged = await must({
		method: 'POST',
		url: `/api/admin/companies/${south.id}/merge`,
		body: { version: 1, mergedId: north.id, mergedVersion: 1 },
	});
	expect(merged.statusCode).toBeLessThan(300);
	const me = async () => (await ofNorth.call({ url: '/api/distributor/me' })).json().company;
	expect(await me()).toBe('South Yard Tool');
	const prices = (await ofNorth.call({ url: '/api/distributor/prices?q=xy300' })).json();
	expect(prices.rows.find((row: { partNumber: string }) => row.partNumber === 'xy300').pair).toBe(2222);
	const orders = (await ofSouth.call({ url: '/api/distributor/orders' })).json().content;
	expect(orders).toHaveLength(1);
	const { id: mergeId } = await site.database.db
		.selectFrom('company_merge')
		.select('id')
		.executeTakeFirstOrThrow();
	await must({ method: 'POST', url: `/api/admin/companies/${south.id}/merge/undo`, body: { mergeId } });
	expect(await me()).toBe('North Dock Supply');
	expect((await ofSouth.call({ url: '/api/distributor/orders' })).json().content).toEqual([]);
});

test('every route accepts only its kind of session: staff’s gives no access to the portal, a distributor’s none to staff', async () => {
	// Only the addresses of pages matter here, not their content.
	const site = await openTestSite({ renderPage: () => async () => new Response('a page') });
	const staff = await openStaffBrowser(site);
	const company = await addCompany(staff);
	const ofNorth = await openDistributorBrowser(site, company.id);
	const nobody = new StaffBrowser(site.app);
	const own = site.app.routeTable.filter(({ access }) => access === 'distributor');
	const theirs = site.app.routeTable.filter(({ access }) => access === 'staff');
	expect(own.length).toBeGreaterThan(16);
	expect(theirs.length).toBeGreaterThan(50);
	const send = (browser: StaffBrowser, { method, url }: { method: string; url: string }) =>
		browser.call({ method: method as 'GET', url: url.replace(/:\w+/g, 'x').replace('*', 'x') });
	for (const route of own) {
		for (const browser of [staff, nobody]) {
			const answer = await send(browser, route);
			expect([303, 401], `${route.method} ${route.url}`).toContain(answer.statusCode);
			expect(answer.headers['cache-control']).toBe('no-store');
		}
	}
	for (const route of theirs) {
		const answer = await send(ofNorth, route);
		expect([204, 303, 401], `${route.method} ${route.url}`).toContain(answer.statusCode);
		if (answer.statusCode === 204) expect(answer.headers['x-remix-redirect']).toMatch(/^\/admin\/login/);
	}
	// The token of one kind under the cookie name of the other is invalid.
	const [secret = ''] = [...ofNorth.cookies.values()];
	const [staffSecret = ''] = [...staff.cookies.values()];
	const forged = (cookie: string, url: string) => nobody.call({ url }, { cookie });
	expect((await forged(`emberhide-staff=${secret}`, '/api/admin/auth-check')).statusCode).toBe(401);
	expect((await forged(`emberhide-distributor=${staffSecret}`, '/api/distributor/me')).statusCode).toBe(401);
	expect((await ofNorth.call({ url: '/api/distributor/me' })).statusCode).toBe(200);
});
