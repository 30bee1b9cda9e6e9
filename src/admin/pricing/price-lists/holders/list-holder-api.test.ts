import { expect, test } from 'vitest';
import {
	addCompany,
	addList,
	addLists,
	CLIENTS,
	findPrice,
	LISTS,
} from '../../../../testing/pricing-site.ts';
import { openStaffSite } from '../../../../testing/staff-site.ts';
import { listHolders } from './list-holder-queries.server.ts';

const TODAY = '2026-06-01';

async function openTemplates() {
	const site = await openStaffSite();
	const { staff, database } = site;
	const { template, standard } = await addLists(staff);
	const [forge, yard] = [await addCompany(staff, 'Forge'), await addCompany(staff, 'Yard')];
	const post = (path: string, body: object, list = template.id) =>
		staff.call({ method: 'POST', url: `${LISTS}/${list}/companies${path}`, body });
	const give = (companies: string[], from = TODAY, list = template.id) => post('', { companies, from }, list);
	const holders = async (list = template.id) =>
		(await listHolders(database.db, list, TODAY)).map(({ name, from }) => `${name} ${from}`);
	return { ...site, template, standard, forge, yard, post, give, holders };
}

test('a template is given to several companies at once, asked for, and taken back', async () => {
	const { staff, forge, yard, give, post, holders } = await openTemplates();
	const before = await findPrice(staff, forge.id);
	const answer = await give([yard.id, forge.id]);
	expect(answer.statusCode, answer.body).toBe(200);
	const { given } = answer.json();
	expect(given.map(({ name }: { name: string }) => name).sort()).toEqual(['Forge', 'Yard']);
	expect(await holders()).toEqual([`Forge ${TODAY}`, `Yard ${TODAY}`]);
	const after = await findPrice(staff, forge.id);
	expect(after.cents).toBeLessThan(before.cents);
	// Giving it again changes nothing.
	const { etag } = (await staff.call({ url: `${CLIENTS}/${forge.id}` })).headers;
	expect((await give([forge.id])).json()).toEqual({ given: [] });
	expect((await staff.call({ url: `${CLIENTS}/${forge.id}` })).headers.etag).toBe(etag);
	const back = await post('/take-back', { from: TODAY, given });
	expect(back.json()).toEqual({ count: 2 });
	expect(await holders()).toEqual([]);
	expect((await findPrice(staff, forge.id)).cents).toBe(before.cents);
	expect((await post('/take-back', { from: TODAY, given })).json()).toEqual({ count: 0 });
});

test('taking back restores what began on the same day, and leaves what somebody gave meanwhile', async () => {
	const { staff, standard, forge, yard, give, post, holders } = await openTemplates();
	const other = await addList(staff, {
		name: 'Distributor B',
		kind: 'percent',
		parentId: standard.id,
		off: { pair: '10' },
	});
	await give([forge.id, yard.id], TODAY, other.id);
	const { given } = (await give([forge.id, yard.id])).json();
	expect(await holders(other.id)).toEqual([]);
	await give([yard.id], TODAY, other.id);
	expect((await post('/take-back', { from: TODAY, given })).json()).toEqual({ count: 1 });
	expect(await holders(other.id)).toEqual([`Forge ${TODAY}`, `Yard ${TODAY}`]);
});

test('what is restored is checked like what is given', async () => {
	const { forge, standard, give, post, holders } = await openTemplates();
	const { given } = (await give([forge.id])).json();
	for (const replaced of ['lst_nothing', standard.id]) {
		const made = given.map((one: object) => ({ ...one, replaced }));
		expect((await post('/take-back', { from: TODAY, given: made })).statusCode, replaced).toBe(400);
	}
	expect(await holders()).toEqual([`Forge ${TODAY}`]);
});

test('one company in another currency: none is given it, and it is named', async () => {
	const { staff, forge, yard, give, holders, post } = await openTemplates();
	const { etag } = (await staff.call({ url: `${CLIENTS}/${yard.id}` })).headers;
	await staff.call(
		{ method: 'PUT', url: `${CLIENTS}/${yard.id}`, body: { currency: 'USD' } },
		{ 'if-match': `${etag}` },
	);
	const preview = (await post('/preview', { from: TODAY, companies: [forge.id, yard.id] })).json();
	expect(preview.companies).toMatchObject([
		{ name: 'Forge', now: '', refusal: '' },
		{ name: 'Yard', now: '', refusal: expect.stringContaining('USD') },
	]);
	const refused = await give([forge.id, yard.id]);
	expect(refused.statusCode).toBe(400);
	expect(refused.json().errors).toEqual([{ path: 'companies.1', message: expect.stringMatching(/^Yard: /) }]);
	expect(await holders()).toEqual([]);
});

test('what cannot be is refused, and strangers are', async () => {
	const { app, staff, standard, forge, give, post, template } = await openTemplates();
	for (const [companies, from] of [
		[[], TODAY],
		[[forge.id], 'soon'],
		[[forge.id], '2026-02-30'],
		[['co_nobody'], TODAY],
		[Array.from({ length: 101 }, (_, at) => `co_${at}`), TODAY],
	] as const) {
		const { statusCode } = await give([...companies], from);
		expect([400, 404], JSON.stringify([companies.length, from])).toContain(statusCode);
	}
	expect((await give([forge.id], TODAY, standard.id)).statusCode).toBe(400);
	expect((await give([forge.id], TODAY, 'lst_nothing')).statusCode).toBe(404);
	expect((await post('', { companies: [forge.id], from: TODAY, extra: 1 })).statusCode).toBe(400);
	await staff.call(
		{ method: 'POST', url: `${LISTS}/${template.id}/retire`, body: {} },
		{ 'if-match': `"${template.version}"` },
	);
	expect((await give([forge.id])).statusCode).toBe(400);
	const stranger = await app.inject({
		method: 'POST',
		url: `${LISTS}/${template.id}/companies`,
		payload: {},
	});
	expect(stranger.statusCode).toBe(401);
});

test('a company that took over a template by a merge is named as it is now', async () => {
	const { database, forge, yard, give, holders } = await openTemplates();
	await give([yard.id]);
	await database.db.updateTable('company').set({ merged_into: forge.id }).where('id', '=', yard.id).execute();
	expect(await holders()).toEqual([`Forge ${TODAY}`]);
});
