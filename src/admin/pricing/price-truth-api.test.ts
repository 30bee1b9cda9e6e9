import { expect, test } from 'vitest';
import { addDays, todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { openDistributorBrowser } from '../../testing/distributor-browser.ts';
import { addCompany, addList, addLists, CLIENTS, findPrice, LISTS } from '../../testing/pricing-site.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

const TODAY = todayIn('America/Toronto', new Date());

const put = async (staff: StaffBrowser, url: string, body: object) => {
	const read = url.replace(/\/lines$/, '');
	const tag = (await staff.call({ url: read })).headers.etag as string;
	return staff.call({ method: 'PUT', url, body }, { 'if-match': tag });
};

test('another template applies from today on, and past prices stay unchanged', async () => {
	const { staff } = await openStaffSite();
	const { template, standard } = await addLists(staff);
	const other = await addList(staff, {
		name: 'Half',
		kind: 'percent',
		parentId: standard.id,
		off: { pair: '50' },
	});
	const { id } = await addCompany(staff);
	const url = `${CLIENTS}/${id}`;
	await put(staff, url, { assignment: { listId: template.id, from: '2026-01-01' } });
	const paid = async () => (await findPrice(staff, id, { date: '2026-06-01' })).cents;
	const before = await paid();
	const given = await put(staff, url, { assignment: { listId: other.id } });
	expect(given.json().assignments).toMatchObject([
		{ listId: template.id, from: '2026-01-01' },
		{ listId: other.id, from: TODAY },
	]);
	expect(await paid()).toBe(before);
	expect((await findPrice(staff, id, { date: TODAY })).cents).toBe(1245);
	expect(
		(await put(staff, url, { assignment: { listId: other.id, from: null } })).json().errors[0].path,
	).toBe('assignment.from');
});

test('a sign, another currency or an ambiguous amount is rejected at its field, in every form', async () => {
	const { staff } = await openStaffSite();
	const { template, standard } = await addLists(staff);
	const { id } = await addCompany(staff);
	for (const off of ['-4', '−4 %', '+4', '(4)']) {
		const body = { name: 'X', kind: 'percent', currency: 'CAD', parentId: standard.id, off: { pair: off } };
		const answer = await staff.call({ method: 'POST', url: LISTS, body });
		expect(answer.json().errors, off).toEqual([
			{ path: 'off.pair', message: 'Without a plus or minus: 4 takes 4% off. Lists have no mark-ups' },
		]);
		const rule = { scope: 'glove', target: 'xy300', off: { pair: '10', dozen: off } };
		const edited = { ...template, off: { pair: '35' }, rules: [rule] };
		const { name, kind, currency, parentId, rules } = edited;
		const saved = await put(staff, `${LISTS}/${template.id}`, {
			...{ name, kind, currency, parentId, rules, off: edited.off },
		});
		expect(saved.json().errors[0].path, off).toBe('rules.0.off.dozen');
	}
	for (const price of ['US$5', '5 USD', '€5', '5 $ US', '1,234', '£5', '-5']) {
		const line = { partNumber: 'xy300', pair: '9', dozen: price };
		const lines = await put(staff, `${LISTS}/${standard.id}/lines`, { lines: [line] });
		expect(lines.json().errors, price).toMatchObject([{ path: 'lines.0.dozen' }]);
		const byHand = await put(staff, `${CLIENTS}/${id}`, { overrides: [{ ...line, reason: 'Bid' }] });
		expect(byHand.json().errors, price).toMatchObject([{ path: 'overrides.0.dozen' }]);
		for (const url of [`${LISTS}/${standard.id}`, `${CLIENTS}/${id}`]) {
			const csv = `part_number;price;reason\nXY300;${price};Bid\n`;
			const read = await staff.call({ method: 'POST', url: `${url}/import`, body: { csv } });
			expect(read.json().errors, price).toMatchObject([
				{ row: 2, column: 'price', value: expect.any(String) },
			]);
			expect(read.json().set).toBe(0);
		}
	}
	const dollars = await addList(staff, { name: 'US list', currency: 'USD' });
	const us = await put(staff, `${LISTS}/${dollars.id}/lines`, {
		lines: [{ partNumber: 'xy300', pair: 'US$5' }],
	});
	expect(us.statusCode, us.body).toBe(200);
	const ca = await put(staff, `${LISTS}/${dollars.id}/lines`, {
		lines: [{ partNumber: 'xy300', pair: 'CA$5' }],
	});
	expect(ca.json().errors[0].message).toBe('These prices are in USD. Write it like 18.50');
	// A change of currency is parsed in the new currency.
	const both = await put(staff, `${CLIENTS}/${id}`, {
		currency: 'USD',
		overrides: [{ partNumber: 'xy300', pair: '5 USD', reason: 'Bid' }],
	});
	expect(both.statusCode, both.body).toBe(200);
});

test('a price with a successor shows its last day, on the page and in the file', async () => {
	const { staff, ...site } = await openStaffSite();
	const { template, standard } = await addLists(staff);
	const { id } = await addCompany(staff);
	const counter = await openDistributorBrowser(site, id);
	const row = async (glove = 'xy300') => {
		const { rows } = (await counter.call({ url: `/api/distributor/prices?q=${glove}` })).json();
		const csv = (await counter.call({ url: '/distributor/price-list.csv' })).body;
		const line = csv.split('\r\n').find((one) => one.startsWith(`${glove.toUpperCase()},`)) ?? '';
		const found = rows.find((one: { partNumber: string }) => one.partNumber === glove);
		// The last column has the sizes.
		expect(line.split(',').at(-2)).toBe(found.validTo);
		return found;
	};
	expect((await row()).validTo).toBe('');
	const next = addDays(TODAY, 10);
	await put(staff, `${CLIENTS}/${id}`, { assignment: { listId: template.id, from: next } });
	expect((await row()).validTo).toBe(addDays(next, -1));
	// A manual price from tomorrow on is earlier; one with the same price is no end.
	await put(staff, `${CLIENTS}/${id}`, {
		overrides: [
			{ partNumber: 'xy300', pair: '20', reason: 'Bid', validFrom: addDays(TODAY, 1) },
			{ partNumber: 'xy301', pair: '38.20', reason: 'Kept', validFrom: addDays(TODAY, 1) },
		],
	});
	expect((await row()).validTo).toBe(TODAY);
	expect((await row('xy301')).validTo).toBe('');
	// A change of the dozen price alone also ends the row.
	await put(staff, `${CLIENTS}/${id}`, {
		overrides: [
			{ partNumber: 'xy300', pair: '24.90', dozen: '19', reason: 'Bid', validFrom: addDays(TODAY, 3) },
		],
	});
	expect((await row()).validTo).toBe(addDays(TODAY, 2));
	expect(standard.id).not.toBe('');
});

test('the price file shows beside each row the price at that row’s quantity', async () => {
	const { staff } = await openStaffSite();
	await addLists(staff);
	const { id } = await addCompany(staff);
	await put(staff, `${CLIENTS}/${id}`, {
		overrides: [
			{ partNumber: 'xy300', pair: '20', dozen: '18', case: '15', reason: 'Bid', validFrom: '2026-01-01' },
		],
	});
	const { body } = await staff.call({ url: `${CLIENTS}/${id}/prices.csv` });
	const rows = body
		.split('\r\n')
		.filter((line) => /^XY30[01],/.test(line))
		.map((line) => line.split(','));
	expect(rows.map(([part, , , unit, price, current]) => [part, unit, price, current])).toEqual([
		['XY300', 'pair', '20.00', '20.00'],
		['XY300', 'dozen', '18.00', '18.00'],
		['XY300', 'case', '15.00', '15.00'],
		['XY301', 'pair', '', '38.20'],
	]);
});
