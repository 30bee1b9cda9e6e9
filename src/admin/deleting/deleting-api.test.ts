import { expect, test } from 'vitest';
import { TABLES_OF_COMPANIES } from '../../domain/companies/company-deleting-queries.server.ts';
import { keptSince } from '../../domain/site-content/retention/retention.ts';
import { FIRST_RETENTION } from '../../domain/site-content/retention/stored-retention.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { addCompany } from '../companies/test-companies.server.ts';
import { firstSize, TEST_LABEL, TEST_LINE } from '../labels/test-labels.server.ts';
import { openOrder } from '../orders/test-orders.server.ts';
import { cleanUpDeleted, listDeleted } from './deleted-record-queries.server.ts';
import { callsOf, openDeleting, DELETED_PATH as PATH } from './test-deleting.server.ts';

test('a company without records is deleted, found nowhere, and comes back exactly as it was', async () => {
	const { staff, database, removed, remove, restored, restore, read } = await openDeleting();
	const company = await addCompany(staff, { operatingName: 'Zymurgy Boilers' });
	const url = `/api/admin/companies/${company.id}`;
	const before = (await read(url)).json();
	const deleted = await removed('company', company.id);
	expect(deleted.name).toBe('Zymurgy Boilers');
	expect((await read(url)).statusCode).toBe(404);
	expect((await read('/api/admin/companies?q=zymurgy')).json().content).toEqual([]);
	expect((await remove('company', company.id)).statusCode).toBe(404);
	expect(await restored(deleted.id)).toEqual({
		name: 'Zymurgy Boilers',
		href: `/admin/companies/${company.id}`,
	});
	expect((await read(url)).json()).toEqual(before);
	expect((await read('/api/admin/companies?q=zymurgy')).json().content).toHaveLength(1);
	expect((await restore(deleted.id)).statusCode).toBe(404);
	const entries = await listAuditEntries(database.db, { limit: 2, subjectKind: 'company' });
	expect(entries.map(({ action }) => action)).toEqual(['company.putBack', 'company.deleted']);
});

test('a company that has anything stays, and says why', async () => {
	const { staff, companyId, database } = await openOrder();
	const { remove, read } = callsOf(staff);
	const { version } = (await read(`/api/admin/companies/${companyId}`)).json();
	const answer = await remove('company', companyId, version);
	expect([answer.statusCode, answer.json().detail]).toEqual([
		409,
		expect.stringContaining('Steeltown Welding'),
	]);
	expect((await read(`/api/admin/companies/${companyId}`)).statusCode).toBe(200);
	expect(await database.db.selectFrom('deleted_record').selectAll().execute()).toEqual([]);
});

test('every table with a company in it is looked at before one is deleted', async () => {
	const { database } = await openDeleting();
	const tables = await database.db.introspection.getTables();
	const withCompany = tables
		.filter(({ columns }) => columns.some(({ name }) => name === 'company_id'))
		.map(({ name }) => name)
		.filter((name) => !['company_search', 'company_word', 'company_trait'].includes(name));
	expect(withCompany.sort()).toEqual([...TABLES_OF_COMPANIES].sort());
});

test('a label is deleted until it is printed, and comes back under its number', async () => {
	const { staff, removed, remove, restored, read } = await openDeleting();
	const body = { ...TEST_LABEL, content: [{ ...TEST_LINE, size: await firstSize(staff) }] };
	const { id } = (await staff.call({ method: 'POST', url: '/api/admin/labels', body })).json();
	const url = `/api/admin/labels/${id}`;
	const before = (await read(url)).json();
	const deleted = await removed('label', String(id));
	expect((await read(url)).statusCode).toBe(404);
	expect((await read('/api/admin/labels?q=steeltown')).json().content).toEqual([]);
	// The next label does not take its number.
	const next = (await staff.call({ method: 'POST', url: '/api/admin/labels', body })).json();
	expect(next.id).toBe(id + 1);
	await restored(deleted.id);
	expect((await read(url)).json()).toEqual(before);
	expect((await read('/api/admin/labels?q=steeltown')).json().content).toHaveLength(2);
	await staff.call({ method: 'POST', url: '/api/admin/labels/prints', body: { ids: [id] } });
	expect((await remove('label', String(id), 2)).statusCode).toBe(409);
});

test('a label of an order stays, as the order would say that it ships', async () => {
	const { staff, make } = await openOrder();
	const { labels } = (await make(1)).json<{ labels: { id: number }[] }>();
	expect((await callsOf(staff).remove('label', String(labels[0]?.id))).statusCode).toBe(409);
});

test('a draft glove is deleted and comes back with its history; a published one stays', async () => {
	const { staff, app, database, removed, remove, restored, read } = await openDeleting();
	const url = '/api/admin/products/xy301';
	expect((await remove('product', 'xy301')).statusCode).toBe(409);
	const draft = { version: 1, state: 'draft', color: 'violet' };
	await staff.call({ method: 'PUT', url, body: draft });
	expect((await remove('product', 'xy301', 1)).statusCode).toBe(412);
	const before = (await read(url)).json();
	const deleted = await removed('product', 'XY301', 2);
	expect((await read(url)).statusCode).toBe(404);
	await restored(deleted.id);
	const { version: _, updatedAt: __, updatedBy: ___, ...after } = (await read(url)).json();
	expect(before).toMatchObject(after);
	expect(after).toMatchObject({ state: 'draft', color: 'violet', id: before.id });
	const own = { limit: 2, subjectKind: 'product', subjectId: before.id };
	const entries = await listAuditEntries(database.db, own);
	expect(entries.map(({ action }) => action)).toEqual(['product.putBack', 'product.deleted']);
	expect((await app.inject('/api/products/xy301')).statusCode).toBe(404);
});

test('a deleted glove does not come back over a new one with its number', async () => {
	const { staff, removed, restore, read } = await openDeleting();
	const url = '/api/admin/products/xy301';
	await staff.call({ method: 'PUT', url, body: { version: 1, state: 'draft' } });
	const glove = (await read(url)).json();
	const deleted = await removed('product', 'xy301', 2);
	const body = { partNumber: 'xy301', name: 'Another', sizes: glove.sizes, state: 'draft' };
	const made = await staff.call({ method: 'POST', url: '/api/admin/products', body });
	expect(made.statusCode, made.body).toBe(201);
	const refused = await restore(deleted.id);
	expect(refused.statusCode).toBe(400);
	// It is still among the deleted ones.
	expect((await restore(deleted.id)).statusCode).toBe(400);
	expect((await read(url)).json().name).toBe('Another');
});

test('a category of staff is deleted with its page and comes back; one of the site stays', async () => {
	const { staff, app, removed, remove, restored, read } = await openDeleting();
	const body = { name: 'Foundry Crew', partNumbers: ['xy300', 'xy301'], title: 'Foundry' };
	const made = await staff.call({ method: 'POST', url: '/api/categories', body });
	expect(made.statusCode, made.body).toBe(201);
	const { key, version } = made.json();
	const find = () => app.inject('/api/categories/search?name=Foundry%20Crew');
	expect((await find()).statusCode).toBe(200);
	const deleted = await removed('category', key, version);
	expect((await find()).statusCode).toBe(404);
	expect((await read(`/api/admin/categories/${key}`)).statusCode).toBe(404);
	await restored(deleted.id);
	expect((await find()).json().partNumbers).toEqual(['xy300', 'xy301']);
	const prep = (await read('/api/admin/categories/prep')).json();
	expect((await remove('category', 'prep', prep.version)).statusCode).toBe(409);
});

test('after thirty days a deleted record is neither shown nor brought back, and then it is gone', async () => {
	const { staff, database, removed, restore } = await openDeleting();
	const { db } = database;
	const company = await addCompany(staff, { operatingName: 'Old Foundry' });
	const deleted = await removed('company', company.id);
	const later = (days: number) => new Date(Date.now() + days * 86_400_000);
	const shown = async (now: Date) =>
		(await listDeleted(db, { max: 10 }, keptSince(FIRST_RETENTION, 'deleted', now))).records.length;
	expect([await shown(later(29)), await shown(later(31))]).toEqual([1, 0]);
	expect(await cleanUpDeleted(db, FIRST_RETENTION, later(29))).toBe(0);
	await db
		.updateTable('deleted_record')
		.set({ deleted_at: later(-31).toISOString() })
		.execute();
	expect((await restore(deleted.id)).statusCode).toBe(404);
	expect(await cleanUpDeleted(db, FIRST_RETENTION)).toBe(1);
	expect(await db.selectFrom('deleted_record').selectAll().execute()).toEqual([]);
});

test.each([
	['a kind that is none', { kind: 'reader', id: 'x', version: 1 }, ['kind']],
	['no version', { kind: 'label', id: '1' }, ['version']],
	['a version of nothing', { kind: 'label', id: '1', version: 0 }, ['version']],
	['no id', { kind: 'label', id: '', version: 1 }, ['id']],
	['another field', { kind: 'label', id: '1', version: 1, force: true }, ['body']],
])('refused: %s', async (_, body, paths) => {
	const { staff, app } = await openDeleting();
	const answer = await staff.call({ method: 'POST', url: PATH, body });
	expect([answer.statusCode, errorPaths(answer)]).toEqual([400, paths]);
	const visitor = new StaffBrowser(app);
	expect((await visitor.call({ method: 'POST', url: PATH, body })).statusCode).toBe(401);
});

test.each([
	['label', 'abc'],
	['label', '99999999999999999999'],
	['company', '../x'],
	['product', 'xy999'],
	['category', 'none'],
	['priceList', 'pl_none'],
	['staff', 'nobody'],
])('a %s that is not there is not found: %s', async (kind, id) => {
	const { remove } = await openDeleting();
	expect((await remove(kind, id)).statusCode).toBe(404);
});
