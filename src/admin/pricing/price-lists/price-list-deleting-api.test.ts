import { expect, test } from 'vitest';
import { addCompany, addList, addLists, changeCompanyPrices, LISTS } from '../../../testing/pricing-site.ts';
import { openDeleting } from '../../deleting/test-deleting.server.ts';

test('a template that no company had is deleted with its prices and plans, and comes back as it was', async () => {
	const { staff, database, removed, restored, read } = await openDeleting();
	const list = await addList(staff, { name: 'Autumn', kind: 'prices' });
	const url = `${LISTS}/${list.id}`;
	const lines = [
		{ partNumber: 'xy300', pair: '20.00', dozen: '19.00' },
		{ partNumber: 'xy301', pair: '31.10' },
	];
	await staff.call({ method: 'PUT', url: `${url}/lines`, body: { lines } }, { 'if-match': '"1"' });
	const plan = { direction: 'up', percent: '4', roundedTo: '0.05', from: '2031-01-01' };
	const planned = await staff.call(
		{ method: 'POST', url: `${url}/plans`, body: plan },
		{ 'if-match': '"2"' },
	);
	expect(planned.statusCode, planned.body).toBe(201);
	const rowsOf = async () => ({
		list: await database.db.selectFrom('price_list').selectAll().execute(),
		lines: await database.db.selectFrom('price_line').selectAll().orderBy('part_number').execute(),
		plans: await database.db.selectFrom('price_plan').selectAll().execute(),
	});
	const before = await rowsOf();
	expect([before.lines.length, before.plans.length]).toEqual([4, 1]);
	const { version } = (await read(url)).json();
	const deleted = await removed('priceList', list.id, version);
	expect((await read(url)).statusCode).toBe(404);
	expect(await rowsOf()).toEqual({ list: [], lines: [], plans: [] });
	expect(await restored(deleted.id)).toEqual({ name: 'Autumn', href: `/admin/pricing/templates/${list.id}` });
	expect(await rowsOf()).toEqual(before);
});

test('a list that says what somebody paid stays, and so does one that others build on', async () => {
	const { staff, remove, read } = await openDeleting();
	const { standard, template } = await addLists(staff);
	const other = await addList(staff, { kind: 'percent', parentId: template.id, off: { pair: '5' } });
	const company = await addCompany(staff);
	const give = { assignment: { listId: other.id, from: '2026-01-01' } };
	const given = await changeCompanyPrices(staff, company.id, 1, give);
	expect(given.statusCode, given.body).toBe(200);
	await changeCompanyPrices(staff, company.id, 2, { assignment: { listId: '' } });
	for (const { id } of [standard, template, other]) {
		const { version } = (await read(`${LISTS}/${id}`)).json();
		const answer = await remove('priceList', id, version);
		expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining('Retire it')]);
	}
	expect((await remove('priceList', template.id, 9)).statusCode).toBe(412);
});

test('a deleted list comes back neither over another of its name nor off a list that is gone', async () => {
	const { staff, removed, restore, restored } = await openDeleting();
	const base = await addList(staff, { name: 'Base', kind: 'prices' });
	const off = await addList(staff, { name: 'Off', kind: 'percent', parentId: base.id, off: { pair: '5' } });
	const first = await removed('priceList', off.id);
	const second = await removed('priceList', base.id);
	const namesake = await addList(staff, { name: 'BASE', kind: 'prices' });
	expect((await restore(first.id)).json().detail).toContain('is gone');
	expect((await restore(second.id)).json().detail).toContain('is called');
	await removed('priceList', namesake.id);
	await restored(second.id);
	await restored(first.id);
});
