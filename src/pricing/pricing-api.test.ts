import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCompany } from '../companies/test-company.ts';
import { listAuditEntries } from '../staff/audit-entry-queries.server.ts';
import { openStaffBrowser, StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite } from '../testing/test-site.ts';

const LISTS = '/api/admin/pricing/templates';
const CLIENTS = '/api/admin/pricing/clients';

async function openSite() {
	const site = await openTestSite();
	return { ...site, staff: await openStaffBrowser(site) };
}

type Body = Record<string, unknown>;

/** A list by the call that its form makes. */
async function addList(staff: StaffBrowser, change: Body = {}) {
	const body = { name: `List ${randomUUID().slice(0, 8)}`, kind: 'standard', currency: 'CAD', ...change };
	const answer = await staff.call({ method: 'POST', url: LISTS, body });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json();
}

async function putLines(staff: StaffBrowser, list: { id: string; version: number }, lines: Body[]) {
	const call = { method: 'PUT', url: `${LISTS}/${list.id}/lines`, body: { lines } } as const;
	const answer = await staff.call(call, { 'if-match': `"${list.version}"` });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}

async function addCompany(staff: StaffBrowser, operatingName = 'Steeltown Welding Supply') {
	const body = aCompany({ operatingName });
	const answer = await staff.call({ method: 'POST', url: '/api/admin/companies', body });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json();
}

const change = (staff: StaffBrowser, id: string, version: number, body: Body) =>
	staff.call({ method: 'PUT', url: `${CLIENTS}/${id}`, body }, { 'if-match': `"${version}"` });

async function ask(staff: StaffBrowser, company: string, query: Record<string, string> = {}) {
	const asked = new URLSearchParams({
		company,
		glove: 'xy300',
		quantity: '1',
		date: '2026-06-01',
		...query,
	});
	const answer = await staff.call({ url: `/api/admin/pricing/effective?${asked}` });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}

/** The standard list with XY300 and XY301, and a template at 35% off. */
async function addLists(staff: StaffBrowser) {
	const standard = await addList(staff, { name: 'List prices' });
	await putLines(staff, standard, [
		{ partNumber: 'XY300', pair: '24.90', dozen: '$23,00' },
		{ partNumber: 'xy301', pair: '38.20' },
	]);
	const template = await addList(staff, {
		name: 'Distributor A',
		kind: 'percent',
		parentId: standard.id,
		off: { pair: '35' },
	});
	return { standard, template };
}

test('a template with a percentage, a company with one price by hand, and the price says its rule', async () => {
	const { staff, database } = await openSite();
	const { standard, template } = await addLists(staff);
	const { id } = await addCompany(staff);
	// Before it has a template it pays the list.
	expect(await ask(staff, id)).toMatchObject({ cents: 2490, source: 'standard' });

	const given = await change(staff, id, 1, {
		assignment: { listId: template.id, from: '2026-01-01' },
		overrides: [{ partNumber: 'xy301', pair: '19.99', reason: 'Bid 2026-14', validTo: '2026-12-31' }],
		customerParts: [{ partNumber: 'xy300', number: 'SW-10', name: 'Stick glove' }],
	});
	expect(given.statusCode, given.body).toBe(200);
	expect(given.headers.etag).toBe('"2"');
	expect(given.json()).toMatchObject({
		version: 2,
		assignments: [{ listId: template.id, from: '2026-01-01' }],
		overrides: [{ partNumber: 'xy301', prices: { pair: 1999 }, reason: 'Bid 2026-14' }],
		customerParts: [{ partNumber: 'xy300', number: 'SW-10' }],
	});

	expect(await ask(staff, id)).toMatchObject({
		cents: 1619,
		source: 'template',
		steps: [
			{ kind: 'line', listId: standard.id, cents: 2490 },
			{ kind: 'percent', listName: 'Distributor A', hundredths: 3500, scope: 'all' },
		],
	});
	expect(await ask(staff, id, { quantity: '12' })).toMatchObject({
		cents: 1495,
		steps: [{ unit: 'dozen' }, {}],
	});
	expect(await ask(staff, id, { glove: 'XY301' })).toMatchObject({
		cents: 1999,
		source: 'override',
		steps: [{ reason: 'Bid 2026-14' }],
		passed: [{ source: 'template', why: 'outranked' }],
	});
	expect(await ask(staff, id, { glove: 'xy301', date: '2027-01-01' })).toMatchObject({
		cents: 2483,
		passed: [{ source: 'override', why: 'over', day: '2026-12-31' }],
	});
	expect(await ask(staff, id, { date: '2025-12-31' })).toMatchObject({ cents: 2490, source: 'standard' });

	const gone = await change(staff, id, 2, { overrides: [{ partNumber: 'xy301' }] });
	expect(gone.json()).toMatchObject({ version: 3, overrides: [] });
	expect(await ask(staff, id, { glove: 'xy301' })).toMatchObject({ cents: 2483, source: 'template' });

	const entries = await listAuditEntries(database.db, {
		subjectKind: 'clientPrices',
		subjectId: id,
		most: 9,
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

test('what is wrong with a list is named field by field, and nothing is stored', async () => {
	const { staff, database } = await openSite();
	const { standard, template } = await addLists(staff);
	const costs = await addList(staff, { name: 'Costs', kind: 'cost' });
	const percent = { name: 'B', kind: 'percent', currency: 'CAD', parentId: standard.id, off: { pair: '10' } };
	for (const [body, paths] of [
		[{}, ['name', 'kind', 'currency']],
		[
			{ kind: 'percent', validFrom: '2026-03-01', validTo: '2026-02-01' },
			['name', 'currency', 'validTo', 'parentId', 'off.pair'],
		],
		[{ ...percent, name: ' ' }, ['name']],
		[{ ...percent, name: 'a\u202eb' }, ['name']],
		[{ ...percent, name: 'DISTRIBUTOR  a' }, ['name']],
		[{ ...percent, parentId: '' }, ['parentId']],
		[{ ...percent, parentId: 'pl_nowhere' }, ['parentId']],
		[{ ...percent, parentId: costs.id }, ['parentId']],
		[{ ...percent, currency: 'USD' }, ['parentId']],
		[{ ...percent, off: {} }, ['off.pair']],
		[{ ...percent, off: { pair: '101' } }, ['off.pair']],
		[{ ...percent, off: { dozen: '10' } }, ['off.pair']],
		[{ ...percent, validFrom: '2026-02-30' }, ['validFrom']],
		[{ ...percent, validFrom: '2026-03-01', validTo: '2026-02-01' }, ['validTo']],
		[{ ...percent, rules: [{ scope: 'glove', target: 'xy9999', off: { pair: '5' } }] }, ['rules.0.target']],
		[{ ...percent, rules: [{ scope: 'category', target: 'Boots', off: { pair: '5' } }] }, ['rules.0.target']],
		[{ ...percent, rules: [{ scope: 'category', target: 'Winter', off: {} }] }, ['rules.0.off.pair']],
		[{ ...percent, role: 'admin' }, ['role']],
		[{ name: 'Second', kind: 'standard', currency: 'CAD' }, ['kind']],
	] as const) {
		const answer = await staff.call({ method: 'POST', url: LISTS, body });
		expect(answer.statusCode, JSON.stringify(body)).toBe(400);
		const found = answer.json().errors.map(({ path }: { path: string }) => path);
		expect(found, answer.body).toEqual(paths);
	}
	const count = await database.db.selectFrom('price_list').select('id').execute();
	expect(count).toHaveLength(3);
	// A list may not come to stand on itself by way of another.
	const child = await addList(staff, { ...percent, name: 'Child', parentId: template.id });
	const url = `${LISTS}/${template.id}`;
	const body = { ...percent, name: 'Distributor A', parentId: child.id };
	const loop = await staff.call({ method: 'PUT', url, body }, { 'if-match': '"1"' });
	expect(loop.json().errors).toEqual([{ path: 'parentId', message: '“Child” stands on this list itself' }]);
});

test('prices are written one by one or not at all: every wrong one is named', async () => {
	const { staff } = await openSite();
	const { standard } = await addLists(staff);
	const lines = [
		{ partNumber: 'xy300', pair: '25' },
		{ partNumber: 'xy301', dozen: '30' },
		{ partNumber: 'xy302', pair: 'about 9' },
		{ partNumber: '../etc', pair: '9' },
	];
	const call = { method: 'PUT', url: `${LISTS}/${standard.id}/lines`, body: { lines } } as const;
	const answer = await staff.call(call, { 'if-match': '"2"' });
	expect(answer.statusCode).toBe(400);
	expect(
		answer
			.json()
			.errors.map(({ path }: { path: string }) => path)
			.sort(),
	).toEqual(['lines.1.pair', 'lines.2.pair', 'lines.3.partNumber']);
	const unknown = { ...call, body: { lines: [{ partNumber: 'xy9999', pair: '9' }] } };
	expect((await staff.call(unknown, { 'if-match': '"2"' })).json().errors).toEqual([
		{ path: 'lines.0.partNumber', message: 'XY9999 is not in the catalogue' },
	]);
	const stored = await staff.call({ url: `${LISTS}/${standard.id}/lines` });
	expect(stored.json().content).toEqual([
		{ partNumber: 'xy300', prices: { pair: 2490, dozen: 2300 } },
		{ partNumber: 'xy301', prices: { pair: 3820 } },
	]);
});

test('a change without its version is refused, one from an older version answers what is stored', async () => {
	const { staff } = await openSite();
	const { template } = await addLists(staff);
	const { id } = await addCompany(staff);
	const assignment = { listId: template.id, from: '2026-01-01' };
	const url = `${CLIENTS}/${id}`;
	expect((await staff.call({ method: 'PUT', url, body: { assignment } })).statusCode).toBe(428);
	// Two editors at one moment: one of them wins, the other is told what is stored.
	const reason = 'Bid';
	const both = await Promise.all(
		['10', '11'].map((pair) => change(staff, id, 1, { overrides: [{ partNumber: 'xy300', pair, reason }] })),
	);
	expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
	const [lost] = both.filter(({ statusCode }) => statusCode === 412);
	expect(lost?.json().current).toMatchObject({ version: 2, overrides: [{ partNumber: 'xy300' }] });
	// The same again changes nothing, and does not raise the version.
	const [won] = both.filter(({ statusCode }) => statusCode === 200);
	const pair = String(won?.json().overrides[0].prices.pair / 100);
	const same = await change(staff, id, 2, { overrides: [{ partNumber: 'xy300', pair, reason }] });
	expect(same.json().version).toBe(2);

	const list = `${LISTS}/${template.id}`;
	const stored = (await staff.call({ url: list })).json();
	const body = { ...stored, off: { pair: '36' } };
	for (const key of ['id', 'isRetired', 'createdAt', 'updatedAt', 'version']) delete body[key];
	expect((await staff.call({ method: 'PUT', url: list, body })).statusCode).toBe(428);
	expect((await staff.call({ method: 'PUT', url: list, body }, { 'if-match': '"1"' })).statusCode).toBe(200);
	const old = await staff.call({ method: 'PUT', url: list, body }, { 'if-match': '"1"' });
	expect(old.statusCode).toBe(412);
	expect(old.json().current).toMatchObject({ version: 2, off: { pair: 3600 } });
});

test('a price by hand wants a reason, a template fits the currency, a number stands for one glove', async () => {
	const { staff } = await openSite();
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
		const answer = await change(staff, id, 1, body);
		expect(answer.statusCode, JSON.stringify(body)).toBe(400);
		expect(answer.json().errors[0].path, answer.body).toBe(path);
	}
	const paid = await change(staff, id, 1, {
		currency: 'USD',
		assignment: { listId: dollars.id, from: '2026-01-01' },
	});
	expect(paid.json()).toMatchObject({ version: 2, currency: 'USD' });
	expect(await ask(staff, id)).toMatchObject({
		currency: 'USD',
		passed: [
			{ source: 'template', why: 'noPrice', listName: 'US' },
			{ source: 'standard', why: 'none' },
		],
	});
	expect(await ask(staff, id)).not.toHaveProperty('cents');
});

test('a list that is in use stays; a retired one is given to nobody', async () => {
	const { staff } = await openSite();
	const { standard, template } = await addLists(staff);
	const { id } = await addCompany(staff);
	await change(staff, id, 1, { assignment: { listId: template.id, from: '2026-01-01' } });
	const lists = (await staff.call({ url: LISTS })).json().content;
	expect(lists.map((list: Body) => [list.name, list.companies, list.gloves])).toEqual([
		['Distributor A', 1, 0],
		['List prices', 0, 2],
	]);
	const move = (list: { id: string }, path: string, version: number) =>
		staff.call(
			{ method: 'POST', url: `${LISTS}/${list.id}/${path}`, body: {} },
			{ 'if-match': `"${version}"` },
		);
	expect((await move(template, 'retire', 1)).json().detail).toContain('1 company uses');
	expect((await move(standard, 'retire', 2)).json().detail).toContain('“Distributor A”');
	await change(staff, id, 2, { assignment: { listId: '', from: '2026-01-01' } });
	expect((await move(template, 'retire', 1)).json()).toMatchObject({ isRetired: true, version: 2 });
	const refused = await change(staff, id, 3, {
		assignment: { listId: template.id, from: '2026-02-01' },
	});
	expect(refused.json().errors[0].message).toBe('“Distributor A” is retired');
	expect((await move(template, 'restore', 2)).json()).toMatchObject({ isRetired: false });
});

test('merging two companies keeps both their prices, and undoing it gives them back', async () => {
	const { staff } = await openSite();
	const { template } = await addLists(staff);
	const kept = await addCompany(staff, 'Steeltown');
	const merged = await addCompany(staff, 'Steeltown Welding');
	const by = (pair: string, partNumber: string) => ({ partNumber, pair, reason: 'Bid' });
	await change(staff, kept.id, 1, { overrides: [by('20', 'xy300')] });
	await change(staff, merged.id, 1, {
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
	expect(await ask(staff, kept.id, { glove: 'xy302' })).toMatchObject({
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

test('nothing of it without a session', async () => {
	const { app, staff } = await openSite();
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
