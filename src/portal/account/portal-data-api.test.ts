import { expect, test } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { firstSize, TEST_LABEL, TEST_LINE } from '../../admin/labels/test-labels.server.ts';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { openDistributorBrowser } from '../../testing/distributor-browser.ts';
import { openStaffBrowser, StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths, openStaffSite } from '../../testing/staff-site.ts';
import { openTestSite } from '../../testing/test-site.ts';

/** A site with two companies, each with its own prices and a signed-in person. */
async function openTwo() {
	const site = await openStaffSite();
	const { staff } = site;
	const must = async (request: Parameters<StaffBrowser['call']>[0], headers = {}) => {
		const answer = await staff.call(request, headers);
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		return answer;
	};
	const north = await addCompany(staff, { operatingName: 'North Dock Supply' });
	const south = await addCompany(staff, { operatingName: 'South Yard Tool', phone: '(416) 555-0144' });
	const price = (company: { id: string }, partNumber: string, pair: string) =>
		must(
			{
				method: 'PUT',
				url: `/api/admin/pricing/clients/${company.id}`,
				body: {
					overrides: [{ partNumber, pair, dozen: '9.50', reason: 'secret reason', validTo: '2099-12-31' }],
				},
			},
			{ 'if-match': '"1"' },
		);
	return {
		site,
		staff,
		must,
		north,
		south,
		price,
		ofNorth: await openDistributorBrowser(site, north.id, { name: 'Nora North' }),
		ofSouth: await openDistributorBrowser(site, south.id, { name: 'Sam South' }),
	};
}

const LIST = 'XY300 L 12\nxy276-3,L,2 dz';
const send = (text: string) => ({ method: 'POST', url: '/api/distributor/orders', body: { text } }) as const;

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
	const sent = await ofNorth.call(send(LIST));
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
	const named = { text: LIST, companyId: north.id, person: ofNorth.person.id };
	const forged = await ofSouth.call({ method: 'POST', url: '/api/distributor/orders', body: named });
	expect(forged.statusCode).toBe(400);
	expect((await read(ofNorth, 'orders')).content).toHaveLength(1);
});

test('a merge moves a person to the kept company, and undoing it moves back', async () => {
	const { site, north, south, ofNorth, ofSouth, price, must } = await openTwo();
	await price(south, 'xy300', '22.22');
	await ofNorth.call(send(LIST));
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
	const refused = await ofNorth.call(send('xy901 2x large'));
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
	const refused = await ofNorth.call(send(wrong));
	expect(refused.statusCode).toBe(422);
	expect(errorPaths(refused)).toEqual(['lines.3', 'lines.4', 'lines.5', 'lines.6']);

	const key = { 'idempotency-key': 'one-order-of-monday' };
	const first = await ofNorth.call(send(LIST), key);
	const again = await ofNorth.call(send(LIST), key);
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
