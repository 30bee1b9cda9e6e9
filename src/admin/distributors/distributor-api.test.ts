import { expect, test } from 'vitest';
import { fillDistributors } from '../../domain/distributors/first-distributors.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths, openStaffSite } from '../../testing/staff-site.ts';

const PATH = '/api/admin/distributors';
const STORE = {
	name: 'Rivière-Rouge Soudure & Gaz',
	street: '12, rue du Quai',
	city: 'Trois-Rivières',
	province: 'québec',
	postalCode: 'g9a1a1',
	position: '46.35, -72.55',
	phone: '819 555 0188',
	website: 'riviere-rouge.example',
	email: 'comptoir@riviere-rouge.example',
	monFri: '7h30-17h',
	sat: '',
	sun: '',
	lines: ['track-series', 'welding-gloves'],
	languages: ['fr'],
	counterSales: true,
	isShown: true,
};

async function open() {
	const site = await openStaffSite({ products: [], categories: [] });
	const create = (body: object) => site.staff.call({ method: 'POST', url: PATH, body });
	const listed = async () =>
		(await site.app.inject('/api/distributors')).json().distributors as {
			id: string;
			name: string;
			phone: string;
		}[];
	return { ...site, create, listed };
}

const put = (staff: StaffBrowser, id: string, version: number, body: object) =>
	staff.call({ method: 'PUT', url: `${PATH}/${id}`, body }, { 'if-match': `"${version}"` });
const remove = (staff: StaffBrowser, id: string, version: number) =>
	staff.call({ method: 'POST', url: '/api/admin/deleted', body: { kind: 'distributor', id, version } });

test('the file’s distributors are copied once: a deleted one does not come back with the next start', async () => {
	const { staff, database, catalogue, listed } = await open();
	await fillDistributors(database.db);
	await catalogue.refresh();
	const before = await listed();
	expect(before.length).toBeGreaterThanOrEqual(30);
	const id = before[0]?.id ?? '';
	expect((await remove(staff, id, 1)).statusCode).toBe(201);
	await Promise.all([fillDistributors(database.db), fillDistributors(database.db)]);
	await catalogue.refresh();
	const after = await listed();
	expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id).filter((one) => one !== id));
});

test('a new distributor is stored in one form and seen by visitors at once, without its e-mail address', async () => {
	const { create, app, database } = await open();
	const answer = await create(STORE);
	expect(answer.statusCode, answer.body).toBe(201);
	expect(answer.json()).toMatchObject({
		id: 'riviere-rouge-soudure-gaz',
		province: 'QC',
		postalCode: 'G9A 1A1',
		latitude: 46.35,
		longitude: -72.55,
		phone: '(819) 555-0188',
		website: 'https://riviere-rouge.example',
		hours: [{ days: 'mon-fri', open: '07:30', close: '17:00' }],
		lines: ['track-series', 'welding-gloves'],
		version: 1,
	});
	const seen = await app.inject('/api/distributors?near=G9A');
	expect(seen.json().distributors[0]).toMatchObject({ city: 'Trois-Rivières', counterSales: true });
	expect(seen.body).not.toContain('comptoir@');
	const [entry] = await listAuditEntries(database.db, { subjectKind: 'distributor', limit: 1 });
	expect(entry).toMatchObject({ action: 'distributor.created', subject: { name: STORE.name } });
});

test('two stores of one name have addresses of their own, which do not change with the name', async () => {
	const { staff, create } = await open();
	const ids = [];
	for (const city of ['Trois-Rivières', 'Sudbury', 'Sudbury'])
		ids.push((await create({ ...STORE, city })).json().id as string);
	expect(ids).toEqual([
		'riviere-rouge-soudure-gaz',
		'riviere-rouge-soudure-gaz-sudbury',
		'riviere-rouge-soudure-gaz-sudbury-2',
	]);
	const renamed = await put(staff, ids[0]!, 1, { ...STORE, name: 'Another name' });
	expect(renamed.json(), renamed.body).toMatchObject({ id: ids[0], name: 'Another name', version: 2 });
});

test.each([
	[{ name: ' ' }, 'name'],
	[{ name: 'x'.repeat(81) }, 'name'],
	[{ province: 'NY' }, 'province'],
	[{ postalCode: '14201' }, 'postalCode'],
	[{ position: '46.35, 72.55' }, 'position'],
	[{ position: 'beside the mill' }, 'position'],
	[{ phone: '12' }, 'phone'],
	[{ website: 'javascript:alert(1)' }, 'website'],
	[{ email: 'nobody' }, 'email'],
	[{ sat: '17-8' }, 'sat'],
	[{ monFri: '' }, 'monFri'],
	[{ lines: [] }, 'lines'],
	[{ lines: ['boots'] }, 'lines.0'],
	[{ languages: 'fr' }, 'languages'],
	[{ counterSales: 'yes' }, 'counterSales'],
	[{ id: 'mine' }, 'id'],
	[{ street: 'a\u0000b' }, 'street'],
])('%j is refused at its field, and nothing is stored', async (change, path) => {
	const { create, listed } = await open();
	const answer = await create({ ...STORE, ...change });
	expect(answer.statusCode, answer.body).toBe(400);
	expect(errorPaths(answer)).toEqual([path]);
	expect(await listed()).toEqual([]);
});

test('of two colleagues the second is told what is stored, and hiding takes it off the site', async () => {
	const { staff, create, listed } = await open();
	const { id } = (await create(STORE)).json();
	expect((await put(staff, id, 1, { ...STORE, isShown: false })).statusCode).toBe(200);
	expect(await listed()).toEqual([]);
	const stale = await put(staff, id, 1, { ...STORE, name: 'Mine' });
	expect(stale.statusCode).toBe(412);
	expect(stale.json().current).toMatchObject({ isShown: false, version: 2 });
	const same = await put(staff, id, 2, { ...STORE, isShown: false });
	expect(same.json().version).toBe(2);
});

test('a deleted distributor comes back as it was, unless its address is taken', async () => {
	const { staff, create, listed } = await open();
	const { id } = (await create(STORE)).json();
	const deleted = (await remove(staff, id, 1)).json();
	expect(await listed()).toEqual([]);
	const putBack = () => staff.call({ method: 'POST', url: `/api/admin/deleted/${deleted.id}/restore` });
	await create(STORE);
	const refused = await putBack();
	expect(refused.statusCode, refused.body).toBe(409);
	expect((await remove(staff, id, 1)).statusCode).toBe(201);
	expect((await putBack()).statusCode).toBe(200);
	expect(await listed()).toMatchObject([{ id, name: STORE.name }]);
});

test('the list is narrowed by words, province and state, and the file has the same rows', async () => {
	const { staff, create } = await open();
	await create(STORE);
	await create({
		...STORE,
		name: 'Prairie Gas',
		city: 'Régina',
		province: 'SK',
		postalCode: 'S4P 3Y2',
		isShown: false,
		street: '1 Elevator Rd',
		website: '',
		email: '',
	});
	const names = async (query: string) =>
		(await staff.call({ url: `${PATH}?${query}` })).json().content.map(({ name }: { name: string }) => name);
	expect(await names('')).toEqual(['Prairie Gas', STORE.name]);
	expect(await names('q=RIVIERE+quai')).toEqual([STORE.name]);
	expect(await names('q=regina')).toEqual(['Prairie Gas']);
	expect(await names('q=8195550188')).toHaveLength(2);
	expect(await names('q=%25')).toEqual([]);
	expect(await names('province=SK')).toEqual(['Prairie Gas']);
	expect(await names('state=hidden')).toEqual(['Prairie Gas']);
	// Whoever enters one has just asked.
	expect(await names('state=due')).toEqual([]);
	const refused = await staff.call({ url: `${PATH}?state=gone&province=XX` });
	expect(errorPaths(refused)).toEqual(['province', 'state']);
	expect(refused.body).not.toContain('Invalid input');
	const file = await staff.call({ url: `${PATH}/export.csv?state=shown` });
	expect(file.body).toContain('"46.35, -72.55"');
	expect(file.body.trim().split('\r\n')).toHaveLength(2);
});

test('a postal code names the area where a pin stands first; none is an answer too', async () => {
	const { staff } = await open();
	const area = async (postalCode: string) =>
		(await staff.call({ url: `${PATH}/area?${new URLSearchParams({ postalCode })}` })).json().position;
	expect((await area('p3e 2c6')).latitude).toBeCloseTo(46.5, 0);
	expect(await area('P3E')).toBeNull();
	expect(await area('hello')).toBeNull();
});

test('without a session every route refuses', async () => {
	const { app } = await open();
	for (const [method, url] of [
		['GET', PATH],
		['POST', PATH],
		['PUT', `${PATH}/x`],
		['GET', `${PATH}/export.csv`],
		['GET', `${PATH}/area?postalCode=P3E2C6`],
		['PUT', '/api/admin/content/online-partners'],
	] as const) {
		const answer = await app.inject({ method, url, headers: { 'sec-fetch-site': 'same-origin' } });
		expect(answer.statusCode, url).toBe(401);
	}
});

const sendFile = (staff: StaffBrowser, body: object) =>
	staff.call({ method: 'POST', url: `${PATH}/import`, body });

test('a file is previewed without a write, then written whole, and refused if somebody was faster', async () => {
	const { staff, create, listed, database } = await open();
	await create(STORE);
	const csv = `${(await staff.call({ url: `${PATH}/export.csv` })).body.replace('819) 555-0188', '819) 555-0199')}`;
	const more = `${csv}New Store,,,,,,,,,,,,,,,,\r\n`;
	const preview = (await sendFile(staff, { csv: more })).json();
	expect(preview).toMatchObject({
		rows: 2,
		created: 0,
		changed: 1,
		changes: [{ name: STORE.name, fields: ['phone'] }],
	});
	expect(preview.errorCount).toBeGreaterThan(1);
	expect(preview.leftOut).toBe(1);
	expect((await staff.call({ url: `${PATH}/riviere-rouge-soudure-gaz` })).json().phone).toBe(
		'(819) 555-0188',
	);
	await create({ ...STORE, name: 'Faster' });
	const refused = await sendFile(staff, { csv, state: preview.state });
	expect(refused.statusCode, refused.body).toBe(409);
	const { state } = (await sendFile(staff, { csv })).json();
	const written = await sendFile(staff, { csv, state });
	expect(written.json(), written.body).toMatchObject({ changed: 1, created: 0 });
	expect(JSON.stringify(await listed())).toContain('(819) 555-0199');
	const [entry] = await listAuditEntries(database.db, { subjectKind: 'distributor', limit: 1 });
	expect(entry).toMatchObject({ action: 'distributor.updated', after: { phone: '(819) 555-0199' } });
	expect((await sendFile(staff, { csv: 5 })).statusCode).toBe(400);
	expect((await sendFile(staff, { csv, state: 'x', more: 1 })).statusCode).toBe(400);
});

test('an import is undone for a day: new stores go, changed ones are as before, and those saved since stay', async () => {
	const { staff, create, listed } = await open();
	const first = (await create(STORE)).json();
	const second = (await create({ ...STORE, name: 'Second' })).json();
	const file = (await staff.call({ url: `${PATH}/export.csv` })).body.replaceAll(
		'819) 555-0188',
		'819) 555-0199',
	);
	const row = 'New Store,1 Main St,Sudbury,ON,P3E 2C6,"46.49, -81.01",7055550100,8-17,work-gloves,en';
	const heads = 'name,street,city,province,postal_code,position,phone,mon_fri,stocks,languages';
	const send = async (csv: string) => {
		const { state } = (await sendFile(staff, { csv })).json();
		return (await sendFile(staff, { csv, state })).json();
	};
	const undo = (id: string) => staff.call({ method: 'POST', url: `${PATH}/import/${id}/undo` });
	const phones = async () => Object.fromEntries((await listed()).map(({ id, phone }) => [id, phone]));

	const made = await send(`${heads}\n${row}`);
	expect(made).toMatchObject({ created: 1, changed: 0 });
	expect(await listed()).toHaveLength(3);
	expect((await undo(made.undoId)).json()).toMatchObject({ changed: 1, skipped: [] });
	expect(await listed()).toHaveLength(2);
	expect((await undo(made.undoId)).statusCode).toBe(409);

	const changed = await send(file);
	expect(changed).toMatchObject({ changed: 2 });
	await put(staff, second.id, 2, { ...STORE, name: 'Second', phone: '819 555 0133' });
	expect((await undo(changed.undoId)).json()).toMatchObject({ changed: 1, skipped: ['Second'] });
	expect(await phones()).toEqual({ [first.id]: '(819) 555-0188', [second.id]: '(819) 555-0133' });
	expect((await undo('no-such-import')).statusCode).toBe(409);
});
