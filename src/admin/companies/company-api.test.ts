import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCompany } from '../../domain/companies/test-company.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { openStaffSite } from '../../testing/staff-site.ts';
import { addCompany, PATH, rename } from './test-companies.server.ts';

test('a company is created, found by id and by name in any case, and logged', async () => {
	const { staff, database } = await openStaffSite();
	const created = await staff.call({ method: 'POST', url: PATH, body: aCompany() });
	expect(created.statusCode).toBe(201);
	const { id, version, warnings, likelyDoubles } = created.json();
	expect({ version, warnings, likelyDoubles }).toEqual({ version: 1, warnings: [], likelyDoubles: [] });
	expect(created.headers.location).toBe(`${PATH}/${id}`);
	expect(created.headers.etag).toBe(`"company:${id}:1"`);
	for (const named of [id, 'Boreal Arc Academy', 'boréal arc ACADEMY']) {
		const found = await staff.call({ url: `${PATH}/${encodeURIComponent(named)}` });
		expect(found.json()).toMatchObject({ ...aCompany(), id });
		expect(found.headers['cache-control']).toBe('no-store');
	}
	const [entry] = await listAuditEntries(database.db, { subjectKind: 'company', subjectId: id, limit: 5 });
	expect(entry).toMatchObject({ action: 'company.created', subject: { name: 'Boreal Arc Academy' } });
});

test('a name, an address and a contact are enough', async () => {
	const { staff } = await openStaffSite();
	const { operatingName, shippingAddress, primaryContact } = aCompany();
	const body = { operatingName, shippingAddress, primaryContact };
	const answer = await staff.call({ method: 'POST', url: PATH, body });
	expect(answer.statusCode).toBe(201);
	expect(answer.json().gaps).toEqual(['billingAddress', 'phone', 'email']);
});

test('names with slashes, symbols and other scripts lead to their company', async () => {
	const { staff } = await openStaffSite();
	for (const operatingName of ['A/B & C?#%41', '東京ガス', 'create', 'Côté']) {
		const { id } = await addCompany(staff, { operatingName });
		const found = await staff.call({ url: `${PATH}/${encodeURIComponent(operatingName)}` });
		expect(found.json().id).toBe(id);
	}
});

test('two companies with one name are distinguished by their ids', async () => {
	const { staff } = await openStaffSite();
	const one = await addCompany(staff);
	const two = await addCompany(staff);
	expect(two.likelyDoubles[0]).toMatchObject({
		company: { id: one.id },
		shares: ['name', 'phone', 'domain', 'number'],
	});
	const answer = await staff.call({ url: `${PATH}/${encodeURIComponent('Boreal Arc Academy')}` });
	expect(answer.statusCode).toBe(409);
	for (const { id } of [one, two]) expect(answer.json().detail).toContain(id);
});

test('errors are named field by field, and nothing is stored', async () => {
	const { staff, database } = await openStaffSite();
	const wrong = [
		[{}, 'operatingName'],
		[aCompany({ operatingName: ' ' }), 'operatingName'],
		[aCompany({ operatingName: 'a\u0007b' }), 'operatingName'],
		[aCompany({ legalName: 'a\u0000b' }), 'legalName'],
		[aCompany({ legalName: 'a\ud800b' }), 'legalName'],
		[aCompany({ website: 'javascript:alert(1)' }), 'website'],
		[{ ...aCompany(), role: 'admin' }, 'role'],
		[{ ...aCompany(), email: { $ne: 1 } }, 'email'],
		[aCompany({ primaryContact: { ...aCompany().primaryContact, phone: '' } }), 'primaryContact.phone'],
		[[], ''],
	] as const;
	for (const [body, path] of wrong) {
		const answer = await staff.call({ method: 'POST', url: PATH, body });
		expect(answer.statusCode).toBe(400);
		expect(answer.headers['content-type']).toContain('application/problem+json');
		expect(answer.json().errors[0].path).toBe(path);
	}
	const raw = '{"operatingName":"x","__proto__":{"operatingName":"y"}}';
	const polluted = await staff.call(
		{ method: 'POST', url: PATH, body: raw },
		{ 'content-type': 'application/json' },
	);
	expect(polluted.statusCode).toBe(400);
	expect(await database.db.selectFrom('company').selectAll().execute()).toEqual([]);
});

test('id, version and times of a body are ignored', async () => {
	const { staff } = await openStaffSite();
	const body = {
		...aCompany(),
		id: 'co_aaaaaaaaaaaa',
		version: 9,
		createdAt: '2000-01-01',
		updatedAt: '2000-01-01',
	};
	const answer = (await staff.call({ method: 'POST', url: PATH, body })).json();
	expect(answer.version).toBe(1);
	expect(answer.id).not.toBe(body.id);
	expect(answer.createdAt > '2020').toBe(true);
});

test('fifty concurrent requests with one key create one company; another body under that key is rejected', async () => {
	const { staff, database } = await openStaffSite();
	const key = randomUUID();
	const post = (body: unknown) => staff.call({ method: 'POST', url: PATH, body }, { 'idempotency-key': key });
	const answers = await Promise.all(Array.from({ length: 50 }, () => post(aCompany())));
	expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
	expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
	expect(await database.db.selectFrom('company').select('id').execute()).toHaveLength(1);
	expect((await post(aCompany({ operatingName: 'Other' }))).statusCode).toBe(422);
	const short = await staff.call({ method: 'POST', url: PATH, body: aCompany() }, { 'idempotency-key': 'x' });
	expect(short.statusCode).toBe(400);
});

test('an edit names the version it is based on; of two editors the second sees what the first wrote', async () => {
	const { staff, database } = await openStaffSite();
	const company = await addCompany(staff);
	const url = `${PATH}/${company.id}`;
	const put = (body: unknown, headers: Record<string, string> = {}) =>
		staff.call({ method: 'PUT', url, body }, headers);
	const { version: _, ...unversioned } = company;

	expect((await put(unversioned)).statusCode).toBe(428);
	expect((await put(unversioned, { 'if-match': '*' })).statusCode).toBe(400);
	const first = await put(rename(company, 'First'), { 'if-match': '"1"' });
	expect(first.statusCode, first.body).toBe(200);
	expect(first.headers.etag).toBe(`"company:${company.id}:2"`);
	const second = await put(rename(company, 'Second'), { 'if-match': '"1"' });
	expect(second.statusCode).toBe(412);
	expect(second.json()).toMatchObject({ type: 'stale', current: { operatingName: 'First', version: 2 } });
	expect((await put({ ...rename(company, 'Third'), version: 2 })).json()).toMatchObject({
		operatingName: 'Third',
		version: 3,
	});
	expect((await put({ operatingName: '' }, { 'if-match': '"3"' })).statusCode).toBe(400);

	const entries = await listAuditEntries(database.db, { subjectId: company.id, limit: 9 });
	expect(
		entries.map(({ action, before, after }) => [action, before?.operatingName, after?.operatingName]),
	).toEqual([
		['company.updated', 'First', 'Third'],
		['company.updated', 'Boreal Arc Academy', 'First'],
		['company.created', undefined, 'Boreal Arc Academy'],
	]);
	expect(entries[0]?.after).toEqual({ operatingName: 'Third' });
});

test('of twenty concurrent editors one wins', async () => {
	const { staff } = await openStaffSite();
	const company = await addCompany(staff);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			staff.call({ method: 'PUT', url: `${PATH}/${company.id}`, body: rename(company, `Editor ${at}`) }),
		),
	);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(412)]);
});

test('a save that changes nothing writes nothing', async () => {
	const { staff } = await openStaffSite();
	const company = await addCompany(staff);
	const answer = await staff.call({ method: 'PUT', url: `${PATH}/${company.id}`, body: company });
	expect(answer.json().version).toBe(1);
});

test('an unknown company is a 404, for reading and for writing', async () => {
	const { staff } = await openStaffSite();
	for (const named of ['co_aaaaaaaaaaaa', 'Nobody', '%00', "'; drop table company; --"]) {
		const url = `${PATH}/${encodeURIComponent(named)}`;
		expect((await staff.call({ url })).statusCode).toBe(404);
	}
	const put = await staff.call({
		method: 'PUT',
		url: `${PATH}/co_aaaaaaaaaaaa`,
		body: { ...aCompany(), version: 1 },
	});
	expect(put.statusCode).toBe(404);
});

test('every request needs a staff session, and writes need our own origin', async () => {
	const { app, staff, database } = await openStaffSite();
	const calls = app.routeTable.filter(({ method, url }) => url.startsWith(PATH) && method !== 'HEAD');
	expect(calls.map(({ access }) => access)).toEqual(calls.map(() => 'staff'));
	expect(calls.length).toBeGreaterThan(8);
	for (const { method, url } of calls) {
		const call = { method: method as 'GET', url: url.replace(':company', 'co_aaaaaaaaaaaa') };
		const body = method === 'GET' ? undefined : aCompany();
		expect((await app.inject({ ...call, payload: body })).statusCode, url).toBe(401);
		if (method === 'GET') continue;
		const elsewhere = await staff.call({ ...call, body }, { 'sec-fetch-site': 'cross-site' });
		expect(elsewhere.statusCode, url).toBe(403);
	}
	expect(await database.db.selectFrom('company').select('id').execute()).toEqual([]);
});

test('the command palette finds companies', async () => {
	const { staff } = await openStaffSite();
	const { id } = await addCompany(staff);
	const { content } = (await staff.call({ url: '/api/admin/jump?q=boreal' })).json();
	expect(content[0]).toMatchObject({
		kind: 'company',
		title: 'Boreal Arc Academy',
		href: `/admin/companies/${id}`,
	});
});
