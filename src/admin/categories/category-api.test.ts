import { expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

const PATH = '/api/admin/categories';

const create = (staff: StaffBrowser, body: object) =>
	staff.call({ method: 'POST', url: '/api/categories', body });
const put = (staff: StaffBrowser, url: string, version: number, body: object) =>
	staff.call({ method: 'PUT', url, body }, { 'if-match': `"${version}"` });

test('a name and part numbers create a category that visitors see at once', async () => {
	const { staff, app, catalogue, database } = await openStaffSite();
	const answer = await create(staff, { name: 'Pipe fitters', partNumbers: ['XY301', 'xy300', 'xy302'] });
	expect(answer.statusCode, answer.body).toBe(201);
	expect(answer.json()).toMatchObject({ key: 'pipe-fitters', slug: 'pipe-fitters', version: 1 });
	const found = await app.inject('/api/categories/search?name=PIPE%20fitters');
	expect(found.json()).toEqual({ name: 'Pipe fitters', partNumbers: ['xy301', 'xy300', 'xy302'] });
	expect(catalogue.findCategoryBySlug('pipe-fitters')?.name).toBe('Pipe fitters');
	expect((await app.inject('/sitemap.xml')).body).toContain('/products/pipe-fitters</loc>');
	const [entry] = await listAuditEntries(database.db, { subjectKind: 'category', limit: 1 });
	expect(entry).toMatchObject({ action: 'category.created', subject: { name: 'Pipe fitters' } });
});

test('every rule is reported at its row', async () => {
	const { staff } = await openStaffSite();
	const wrong: [object, string, RegExp][] = [
		[{ name: 'A', partNumbers: [] }, 'partNumbers', /At least one part number row must remain/],
		[{ name: ' ', partNumbers: ['xy300'] }, 'name', /empty/],
		[{ name: '—', partNumbers: ['xy300'] }, 'name', /letter/],
		[{ name: 'A', partNumbers: ['xy300', 'xy999'] }, 'partNumbers.1', /No such glove/],
		[{ name: 'A', partNumbers: ['xy300', 'XY300'] }, 'partNumbers.1', /twice/],
		[{ name: 'tig', partNumbers: ['xy300'] }, 'name', /already/],
		[{ name: 'A', slug: 'Not a slug', partNumbers: ['xy300'] }, 'slug', /lower case/],
		[{ name: 'A', slug: 'smaw', partNumbers: ['xy300'] }, 'slug', /another page/],
		[{ name: 'A', slug: 'xy301', partNumbers: ['xy300'] }, 'slug', /glove/],
	];
	for (const [body, path, message] of wrong) {
		const answer = await create(staff, body);
		expect(answer.statusCode, answer.body).toBe(400);
		const error = answer.json().errors.find((one: { path: string }) => one.path === path);
		expect(error?.message, JSON.stringify(body)).toMatch(message);
	}
});

test('order, text and name are changed; from an older version they are not', async () => {
	const { staff, app, catalogue } = await openStaffSite();
	await create(staff, { name: 'Pipe', partNumbers: ['xy300', 'xy301'] });
	const body = { name: 'Pipe and plate', partNumbers: ['xy301', 'xy300'], slug: 'pipe', title: 'Pipe work' };
	const saved = await put(staff, `${PATH}/pipe`, 1, body);
	expect(saved.json(), saved.body).toMatchObject({
		key: 'pipe-and-plate',
		version: 2,
		path: '/products/pipe',
	});
	expect((await app.inject('/api/categories/search?name=Pipe')).statusCode).toBe(404);
	expect(catalogue.index.findCategory('pipe and plate')?.partNumbers).toEqual(['xy301', 'xy300']);
	expect(catalogue.findCategoryBySlug('pipe')?.title).toBe('Pipe work');
	const stale = await put(staff, `${PATH}/pipe-and-plate`, 1, body);
	expect(stale.statusCode).toBe(412);
	expect(stale.json().current.name).toBe('Pipe and plate');
	const renamed = await put(staff, `${PATH}/tig`, 1, { name: 'GTAW', partNumbers: ['xy277'] });
	expect(renamed.json().errors[0]).toMatchObject({ path: 'name' });
	const kept = await put(staff, `${PATH}/tig`, 1, { name: 'TIG', partNumbers: ['xy277'], title: 'TIG only' });
	expect(kept.json()).toMatchObject({ slug: '', path: '/products/welding-gloves/tig', title: 'TIG only' });
});

test('best sellers start as the brand’s and become staff’s', async () => {
	const { staff, catalogue } = await openStaffSite();
	const path = '/api/admin/best-sellers';
	const first = (await staff.call({ url: path })).json();
	expect(first.partNumbers).toHaveLength(4);
	const saved = await put(staff, path, first.version, { partNumbers: ['XY302', 'xy300'] });
	expect(saved.json(), saved.body).toEqual({ partNumbers: ['xy302', 'xy300'], version: 2 });
	expect(catalogue.findSiteList('bestSellers')).toEqual(['xy302', 'xy300']);
	expect((await put(staff, path, 1, { partNumbers: ['xy300'] })).statusCode).toBe(412);
	expect((await put(staff, path, 2, { partNumbers: ['xy999'] })).json().errors).toEqual([
		{ path: 'partNumbers.0', message: 'No such glove' },
	]);
});

test('without a session the request is rejected', async () => {
	const { app } = await openStaffSite();
	const headers = { 'sec-fetch-site': 'same-origin' };
	for (const [method, url] of [
		['POST', '/api/categories'],
		['GET', PATH],
		['PUT', `${PATH}/tig`],
		['PUT', '/api/admin/best-sellers'],
	] as const)
		expect((await app.inject({ method, url, headers, payload: {} })).statusCode).toBe(401);
});
