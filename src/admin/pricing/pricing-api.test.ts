import { expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import {
	addCompany,
	addList,
	addLists,
	CLIENTS,
	changeCompanyPrices,
	findPrice,
	LISTS,
} from '../../testing/pricing-site.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

test('a template with a percentage, a company with one manual price, and the price names its rule', async () => {
	const { staff, database } = await openStaffSite();
	const { standard, template } = await addLists(staff);
	const { id } = await addCompany(staff);
	// Without a template it pays the list price.
	expect(await findPrice(staff, id)).toMatchObject({ cents: 2490, source: 'standard' });

	const given = await changeCompanyPrices(staff, id, 1, {
		assignment: { listId: template.id, from: '2026-01-01' },
		overrides: [{ partNumber: 'xy301', pair: '19.99', reason: 'Bid 2026-14', validTo: '2026-12-31' }],
		customerParts: [{ partNumber: 'xy300', number: 'SW-10', name: 'Stick glove' }],
	});
	expect(given.statusCode, given.body).toBe(200);
	expect(given.headers.etag).toBe(`"company-prices:${id}:2"`);
	expect(given.json()).toMatchObject({
		version: 2,
		assignments: [{ listId: template.id, from: '2026-01-01' }],
		overrides: [{ partNumber: 'xy301', prices: { pair: 1999 }, reason: 'Bid 2026-14' }],
		customerParts: [{ partNumber: 'xy300', number: 'SW-10' }],
	});

	expect(await findPrice(staff, id)).toMatchObject({
		cents: 1619,
		source: 'template',
		steps: [
			{ kind: 'line', listId: standard.id, cents: 2490 },
			{ kind: 'percent', listName: 'Distributor A', hundredths: 3500, scope: 'all' },
		],
	});
	expect(await findPrice(staff, id, { quantity: '12' })).toMatchObject({
		cents: 1495,
		steps: [{ unit: 'dozen' }, {}],
	});
	expect(await findPrice(staff, id, { glove: 'XY301' })).toMatchObject({
		cents: 1999,
		source: 'override',
		steps: [{ reason: 'Bid 2026-14' }],
		passed: [{ source: 'template', why: 'outranked' }],
	});
	expect(await findPrice(staff, id, { glove: 'xy301', date: '2027-01-01' })).toMatchObject({
		cents: 2483,
		passed: [{ source: 'override', why: 'over', day: '2026-12-31' }],
	});
	expect(await findPrice(staff, id, { date: '2025-12-31' })).toMatchObject({
		cents: 2490,
		source: 'standard',
	});

	const gone = await changeCompanyPrices(staff, id, 2, { overrides: [{ partNumber: 'xy301' }] });
	expect(gone.json()).toMatchObject({ version: 3, overrides: [] });
	expect(await findPrice(staff, id, { glove: 'xy301' })).toMatchObject({ cents: 2483, source: 'template' });

	const entries = await listAuditEntries(database.db, {
		subjectKind: 'clientPrices',
		subjectId: id,
		limit: 9,
	});
	expect(entries.map(({ action }) => action)).toEqual([
		'clientPrices.setByHand',
		'clientPrices.numbersSet',
		'clientPrices.setByHand',
		'clientPrices.templateGiven',
	]);
	expect(entries[2]).toMatchObject({
		before: { XY301: '' },
		after: { XY301: '19.99', reason: 'Bid 2026-14' },
	});
	expect(entries[3]).toMatchObject({ after: { template: 'Distributor A', from: '2026-01-01' } });
});

test('a manual price needs a reason, a template must match the currency, a number identifies one glove', async () => {
	const { staff } = await openStaffSite();
	const { standard, template } = await addLists(staff);
	const dollars = await addList(staff, { name: 'US', kind: 'prices', currency: 'USD' });
	const { id } = await addCompany(staff);
	for (const [body, path] of [
		[{ overrides: [{ partNumber: 'xy300', pair: '9' }] }, 'overrides.0.reason'],
		[{ overrides: [{ partNumber: 'xy300', pair: '-9', reason: 'x' }] }, 'overrides.0.pair'],
		[{ overrides: [{ partNumber: 'xy9999', pair: '9', reason: 'x' }] }, 'overrides.0.partNumber'],
		[
			{
				overrides: [
					{ partNumber: 'xy300', pair: '9', reason: 'x', validFrom: '2026-02-02', validTo: '2026-02-01' },
				],
			},
			'overrides.0.validTo',
		],
		[{ assignment: { listId: template.id, from: '' } }, 'assignment.from'],
		[{ assignment: { listId: standard.id, from: '2026-01-01' } }, 'assignment.listId'],
		[{ assignment: { listId: dollars.id, from: '2026-01-01' } }, 'assignment.listId'],
		[
			{
				customerParts: [
					{ partNumber: 'xy300', number: 'SW 10' },
					{ partNumber: 'xy301', number: 'sw-10' },
				],
			},
			'customerParts.1.number',
		],
		[{ currency: 'EUR' }, 'currency'],
		[{ discount: 5 }, 'discount'],
	] as const) {
		const answer = await changeCompanyPrices(staff, id, 1, body);
		expect(answer.statusCode, JSON.stringify(body)).toBe(400);
		expect(answer.json().errors[0].path, answer.body).toBe(path);
	}
	const paid = await changeCompanyPrices(staff, id, 1, {
		currency: 'USD',
		assignment: { listId: dollars.id, from: '2026-01-01' },
	});
	expect(paid.json()).toMatchObject({ version: 2, currency: 'USD' });
	expect(await findPrice(staff, id)).toMatchObject({
		currency: 'USD',
		passed: [
			{ source: 'template', why: 'noPrice', listName: 'US' },
			{ source: 'standard', why: 'none' },
		],
	});
	expect(await findPrice(staff, id)).not.toHaveProperty('cents');
});

test('merging two companies keeps both their prices, and undoing it restores them', async () => {
	const { staff } = await openStaffSite();
	const { template } = await addLists(staff);
	const kept = await addCompany(staff, 'Steeltown');
	const merged = await addCompany(staff, 'Steeltown Welding');
	const by = (pair: string, partNumber: string) => ({ partNumber, pair, reason: 'Bid' });
	await changeCompanyPrices(staff, kept.id, 1, { overrides: [by('20', 'xy300')] });
	await changeCompanyPrices(staff, merged.id, 1, {
		assignment: { listId: template.id, from: '2026-01-01' },
		overrides: [by('10', 'xy300'), by('30', 'xy301')],
		customerParts: [{ partNumber: 'xy300', number: 'SW-10' }],
	});
	const merge = await staff.call({
		method: 'POST',
		url: `/api/admin/companies/${kept.id}/merge`,
		body: { version: kept.version, mergedId: merged.id, mergedVersion: merged.version },
	});
	expect(merge.statusCode, merge.body).toBe(200);
	const one = (await staff.call({ url: `${CLIENTS}/${merged.id}` })).json();
	expect(one).toMatchObject({
		companyId: kept.id,
		version: 2,
		assignments: [{ listId: template.id }],
		overrides: [
			{ partNumber: 'xy300', prices: { pair: 2000 } },
			{ partNumber: 'xy301', prices: { pair: 3000 } },
		],
		customerParts: [{ number: 'SW-10' }],
	});
	expect((await staff.call({ url: LISTS })).json().content[0]).toMatchObject({ companies: 1 });
	expect(await findPrice(staff, kept.id, { glove: 'xy302' })).toMatchObject({
		passed: [{ source: 'template' }, {}],
	});
	const undo = await staff.call({
		method: 'POST',
		url: `/api/admin/companies/${kept.id}/merge/undo`,
		body: { mergeId: merge.json().mergeId },
	});
	expect(undo.statusCode, undo.body).toBe(200);
	expect((await staff.call({ url: `${CLIENTS}/${kept.id}` })).json()).toMatchObject({
		assignments: [],
		overrides: [{ partNumber: 'xy300', prices: { pair: 2000 } }],
	});
	expect((await staff.call({ url: `${CLIENTS}/${merged.id}` })).json()).toMatchObject({
		companyId: merged.id,
		overrides: [{ prices: { pair: 1000 } }, { prices: { pair: 3000 } }],
	});
});

test('every request needs a session', async () => {
	const { app, staff } = await openStaffSite();
	const { template } = await addLists(staff);
	const stranger = new StaffBrowser(app);
	for (const [method, url] of [
		['GET', LISTS],
		['POST', LISTS],
		['GET', `${LISTS}/${template.id}`],
		['PUT', `${LISTS}/${template.id}`],
		['POST', `${LISTS}/${template.id}/retire`],
		['GET', `${LISTS}/${template.id}/lines`],
		['PUT', `${LISTS}/${template.id}/lines`],
		['GET', `${CLIENTS}/any`],
		['PUT', `${CLIENTS}/any`],
		['GET', '/api/admin/pricing/effective?company=any&glove=xy300'],
	] as const) {
		const body = method === 'GET' ? undefined : {};
		const answer = await stranger.call({ method, url, ...(body ? { body } : {}) });
		expect(answer.statusCode, `${method} ${url}`).toBe(401);
		expect(answer.body).not.toContain('Distributor A');
	}
});
