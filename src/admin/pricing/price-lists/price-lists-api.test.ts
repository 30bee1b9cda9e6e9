import { expect, test } from 'vitest';
import {
	addCompany,
	addList,
	addLists,
	type Body,
	CLIENTS,
	changeCompanyPrices,
	LISTS,
} from '../../../testing/pricing-site.ts';
import { errorPaths, openStaffSite } from '../../../testing/staff-site.ts';

test('errors of a list are named field by field, and nothing is stored', async () => {
	const { staff, database } = await openStaffSite();
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
		[{ ...percent, name: 'a\u0007b' }, ['name']],
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
		const found = errorPaths(answer);
		expect(found, answer.body).toEqual(paths);
	}
	const count = await database.db.selectFrom('price_list').select('id').execute();
	expect(count).toHaveLength(3);
	// A list must not become its own base through another one.
	const child = await addList(staff, { ...percent, name: 'Child', parentId: template.id });
	const url = `${LISTS}/${template.id}`;
	const body = { ...percent, name: 'Distributor A', parentId: child.id };
	const loop = await staff.call({ method: 'PUT', url, body }, { 'if-match': '"1"' });
	expect(loop.json().errors).toEqual([{ path: 'parentId', message: '“Child” stands on this list itself' }]);
});

test('prices are written all or none, and every invalid one is named', async () => {
	const { staff } = await openStaffSite();
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
	expect(errorPaths(answer).sort()).toEqual(['lines.1.pair', 'lines.2.pair', 'lines.3.partNumber']);
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

test('a change without its version is rejected, one from an older version gets the stored list', async () => {
	const { staff } = await openStaffSite();
	const { template } = await addLists(staff);
	const { id } = await addCompany(staff);
	const assignment = { listId: template.id, from: '2026-01-01' };
	const url = `${CLIENTS}/${id}`;
	expect((await staff.call({ method: 'PUT', url, body: { assignment } })).statusCode).toBe(428);
	// Of two concurrent editors one wins, and the other gets the stored list.
	const reason = 'Bid';
	const both = await Promise.all(
		['10', '11'].map((pair) =>
			changeCompanyPrices(staff, id, 1, { overrides: [{ partNumber: 'xy300', pair, reason }] }),
		),
	);
	expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
	const [lost] = both.filter(({ statusCode }) => statusCode === 412);
	expect(lost?.json().current).toMatchObject({ version: 2, overrides: [{ partNumber: 'xy300' }] });
	// Repeating it changes nothing, and does not increment the version.
	const [won] = both.filter(({ statusCode }) => statusCode === 200);
	const pair = String(won?.json().overrides[0].prices.pair / 100);
	const same = await changeCompanyPrices(staff, id, 2, {
		overrides: [{ partNumber: 'xy300', pair, reason }],
	});
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

test('a list in use stays; a retired one is not assigned', async () => {
	const { staff } = await openStaffSite();
	const { standard, template } = await addLists(staff);
	const { id } = await addCompany(staff);
	await changeCompanyPrices(staff, id, 1, { assignment: { listId: template.id, from: '2026-01-01' } });
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
	await changeCompanyPrices(staff, id, 2, { assignment: { listId: '', from: '2026-01-01' } });
	expect((await move(template, 'retire', 1)).json()).toMatchObject({ isRetired: true, version: 2 });
	const refused = await changeCompanyPrices(staff, id, 3, {
		assignment: { listId: template.id, from: '2026-02-01' },
	});
	expect(refused.json().errors[0].message).toBe('“Distributor A” is retired');
	expect((await move(template, 'restore', 2)).json()).toMatchObject({ isRetired: false });
});
