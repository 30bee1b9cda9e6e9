import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAuditEntries } from '../staff/audit-entry-queries.server.ts';
import { openStaffBrowser, type StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite } from '../testing/test-site.ts';
import type { Company } from './company.ts';
import { foldName } from './company-name.ts';
import { aCompany } from './test-company.ts';

const PATH = '/api/admin/companies';

async function openSite() {
	const site = await openTestSite();
	return { ...site, staff: await openStaffBrowser(site) };
}

async function add(staff: StaffBrowser, changes: Partial<Company> = {}) {
	const answer = await staff.call({ method: 'POST', url: PATH, body: aCompany(changes) });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json();
}

const rename = (company: { id: string }, operatingName: string) => ({ ...company, operatingName });
const names = (answer: { json: () => { content: { operatingName: string }[] } }) =>
	answer.json().content.map(({ operatingName }) => operatingName);

test('a company is created, found by id and by name in any case, and written into the log', async () => {
	const { staff, database } = await openSite();
	const created = await staff.call({ method: 'POST', url: PATH, body: aCompany() });
	expect(created.statusCode).toBe(201);
	const { id, version, warnings, likelyDoubles } = created.json();
	expect({ version, warnings, likelyDoubles }).toEqual({ version: 1, warnings: [], likelyDoubles: [] });
	expect(created.headers.location).toBe(`${PATH}/${id}`);
	expect(created.headers.etag).toBe('"1"');
	for (const named of [id, 'Boreal Arc Academy', 'boréal arc ACADEMY']) {
		const found = await staff.call({ url: `${PATH}/${encodeURIComponent(named)}` });
		expect(found.json()).toMatchObject({ ...aCompany(), id });
		expect(found.headers['cache-control']).toBe('no-store');
	}
	const [entry] = await listAuditEntries(database.db, { subjectKind: 'company', subjectId: id, most: 5 });
	expect(entry).toMatchObject({ action: 'company.created', subject: { name: 'Boreal Arc Academy' } });
});

test('the body of the specification is enough', async () => {
	const { staff } = await openSite();
	const { operatingName, shippingAddress, primaryContact } = aCompany();
	const body = { operatingName, shippingAddress, primaryContact };
	const answer = await staff.call({ method: 'POST', url: PATH, body });
	expect(answer.statusCode).toBe(201);
	expect(answer.json().gaps).toEqual(['billingAddress', 'phone', 'email']);
});

test('names with slashes, signs and other writings lead to their company', async () => {
	const { staff } = await openSite();
	for (const operatingName of ['A/B & C?#%41', '東京ガス', 'create', 'Côté']) {
		const { id } = await add(staff, { operatingName });
		const found = await staff.call({ url: `${PATH}/${encodeURIComponent(operatingName)}` });
		expect(found.json().id).toBe(id);
	}
});

test('two companies of one name are told apart by their ids', async () => {
	const { staff } = await openSite();
	const one = await add(staff);
	const two = await add(staff);
	expect(two.likelyDoubles[0]).toMatchObject({
		company: { id: one.id },
		shares: ['name', 'phone', 'domain', 'number'],
	});
	const answer = await staff.call({ url: `${PATH}/${encodeURIComponent('Boreal Arc Academy')}` });
	expect(answer.statusCode).toBe(409);
	for (const { id } of [one, two]) expect(answer.json().detail).toContain(id);
});

test('what is wrong is named field by field, and nothing is stored', async () => {
	const { staff, database } = await openSite();
	const wrong = [
		[{}, 'operatingName'],
		[aCompany({ operatingName: ' ' }), 'operatingName'],
		[aCompany({ operatingName: 'a\u202eb' }), 'operatingName'],
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

test('id, version and times of a body are not taken over', async () => {
	const { staff } = await openSite();
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

test('fifty calls at once with one key make one company; another body under that key is refused', async () => {
	const { staff, database } = await openSite();
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

test('an edit names the version it was made from; of two editors the second sees what the first wrote', async () => {
	const { staff, database } = await openSite();
	const company = await add(staff);
	const url = `${PATH}/${company.id}`;
	const put = (body: unknown, headers: Record<string, string> = {}) =>
		staff.call({ method: 'PUT', url, body }, headers);
	const { version: _, ...unversioned } = company;

	expect((await put(unversioned)).statusCode).toBe(428);
	expect((await put(unversioned, { 'if-match': '*' })).statusCode).toBe(400);
	const first = await put(rename(company, 'First'), { 'if-match': '"1"' });
	expect(first.statusCode, first.body).toBe(200);
	expect(first.headers.etag).toBe('"2"');
	const second = await put(rename(company, 'Second'), { 'if-match': '"1"' });
	expect(second.statusCode).toBe(412);
	expect(second.json()).toMatchObject({ type: 'stale', current: { operatingName: 'First', version: 2 } });
	expect((await put({ ...rename(company, 'Third'), version: 2 })).json()).toMatchObject({
		operatingName: 'Third',
		version: 3,
	});
	expect((await put({ operatingName: '' }, { 'if-match': '"3"' })).statusCode).toBe(400);

	const entries = await listAuditEntries(database.db, { subjectId: company.id, most: 9 });
	expect(
		entries.map(({ action, before, after }) => [action, before?.operatingName, after?.operatingName]),
	).toEqual([
		['company.updated', 'First', 'Third'],
		['company.updated', 'Boreal Arc Academy', 'First'],
		['company.created', undefined, 'Boreal Arc Academy'],
	]);
	expect(entries[0]?.after).toEqual({ operatingName: 'Third' });
});

test('of twenty editors at one moment one wins', async () => {
	const { staff } = await openSite();
	const company = await add(staff);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			staff.call({ method: 'PUT', url: `${PATH}/${company.id}`, body: rename(company, `Editor ${at}`) }),
		),
	);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(412)]);
});

test('a save that changes nothing writes nothing', async () => {
	const { staff } = await openSite();
	const company = await add(staff);
	const answer = await staff.call({ method: 'PUT', url: `${PATH}/${company.id}`, body: company });
	expect(answer.json().version).toBe(1);
});

test('an unknown company is a 404, for reading and for writing', async () => {
	const { staff } = await openSite();
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

test('a search finds any part of names, people, phones, mail and numbers, names that begin so first', async () => {
	const { staff } = await openSite();
	await add(staff);
	await add(staff, {
		operatingName: 'Academy of Arcs',
		legalName: '',
		phone: '(613) 555-0177',
		gstNumber: '',
		email: '',
		website: '',
		primaryContact: { ...aCompany().primaryContact, email: 'm.gagnon@arcs.example' },
	});
	const search = (q: string) => staff.call({ url: `${PATH}/search?q=${encodeURIComponent(q)}` });
	expect(names(await search('academy'))).toEqual(['Academy of Arcs', 'Boreal Arc Academy']);
	for (const q of ['boréal', 'OREAL', '123456782 RT', '705 555-0100', '0100']) {
		expect(names(await search(q)), q).toEqual(['Boreal Arc Academy']);
	}
	expect(names(await search('gagnon sudbury'))).toEqual(['Academy of Arcs', 'Boreal Arc Academy']);
	const [first] = (await search('613')).json().content;
	expect(first).toMatchObject({
		shippingAddress: aCompany().shippingAddress,
		primaryContact: { name: 'Maude Gagnon' },
	});
	expect(names(await search(''))).toEqual([]);
	expect((await search('x'.repeat(201))).statusCode).toBe(400);
});

test('signs that mean something to the database stand for themselves', async () => {
	const { staff } = await openSite();
	await add(staff, { operatingName: '100% Weld_Shop \\ <script>' });
	await add(staff, { operatingName: '100x WeldxShop' });
	const search = async (q: string) => names(await staff.call({ url: `${PATH}?q=${encodeURIComponent(q)}` }));
	for (const q of ['100%', 'weld_shop', '\\', '<script>', '% _']) {
		expect(await search(q), q).toEqual(['100% Weld_Shop \\ <script>']);
	}
	expect(await search("' or 1=1 --")).toEqual([]);
	expect((await staff.call({ url: `${PATH}?q=%00` })).statusCode).toBe(400);
	expect((await staff.call({ url: `${PATH}?q=%ed%a0%80` })).statusCode).toBe(400);
});

test('the list pages forth and back in every order without repeating or skipping', async () => {
	const { staff } = await openSite();
	const spelt = [
		'Éclair',
		'eclair',
		'Eclipse',
		'3M',
		'Zed',
		'Ajax',
		'Ålesund',
		'ajax',
		'Boreal',
		'boreal arc',
		'«Ajax»',
	];
	for (const operatingName of spelt) await add(staff, { operatingName });
	for (const query of [
		'sort=name',
		'sort=-name',
		'sort=updated',
		'sort=-updated',
		'sort=name&q=sudbury',
		'sort=-updated&q=sudbury',
	]) {
		const read = async (from?: string) =>
			(await staff.call({ url: `${PATH}?size=3&${query}${from ? `&from=${from}` : ''}` })).json();
		const pages = [await read()];
		while (pages.at(-1).after) pages.push(await read(pages.at(-1).after));
		const ids = pages.flatMap(({ content }) => content.map(({ id }: { id: string }) => id));
		expect(ids, query).toHaveLength(spelt.length);
		expect(new Set(ids).size).toBe(spelt.length);
		expect(pages.map(({ total }) => total)).toEqual(pages.map(() => spelt.length));
		expect(pages[0].before).toBeUndefined();
		for (let at = pages.length - 1; at > 0; at--) {
			const back = await read(pages[at].before);
			expect(back.content).toEqual(pages[at - 1].content);
		}
	}
	const sorted = names(await staff.call({ url: `${PATH}?size=100` }));
	expect(sorted.map(foldName)).toEqual(spelt.map(foldName).sort());
});

test('a list asked for with a wrong value is refused by the field’s name', async () => {
	const { staff } = await openSite();
	for (const query of [
		'sort=id',
		'size=0',
		'size=1000',
		'from=x',
		'from=after.co_aaaaaaaaaaaa.zz',
		'q=a&q=b',
	]) {
		const answer = await staff.call({ url: `${PATH}?${query}` });
		expect(answer.statusCode, query).toBe(400);
		expect(answer.json().errors[0].path).toBe(query.split('=')[0]);
	}
});

test('likely doubles share a name, a phone, a domain or a number; what many share tells nothing', async () => {
	const { staff } = await openSite();
	const { id } = await add(staff);
	const doubles = async (typed: Record<string, string>) =>
		(await staff.call({ method: 'POST', url: `${PATH}/likely-doubles`, body: typed }))
			.json()
			.content.map(({ company, shares }: { company: { id: string }; shares: string[] }) => [
				company.id,
				...shares,
			]);
	expect(await doubles({ operatingName: 'Boréal-Arc Academy Ltée' })).toEqual([[id, 'name']]);
	expect(await doubles({ operatingName: 'Boreal Arc' })).toEqual([[id, 'name']]);
	expect(await doubles({ operatingName: 'Boreal Arc Academy of Welding' })).toEqual([[id, 'name']]);
	expect(await doubles({ operatingName: 'Bore' })).toEqual([]);
	expect(await doubles({ phone: '705.555.0101' })).toEqual([[id, 'phone']]);
	expect(await doubles({ email: 'x@boreal-arc.example' })).toEqual([[id, 'domain']]);
	expect(await doubles({ website: 'https://www.boreal-arc.example/a' })).toEqual([[id, 'domain']]);
	expect(await doubles({ gstNumber: '123456782 RT0002' })).toEqual([[id, 'number']]);
	expect(await doubles({ operatingName: 'Boreal Arc', exceptId: id })).toEqual([]);
	expect(await doubles({})).toEqual([]);
	for (let at = 0; at < 6; at++)
		await add(staff, { operatingName: `Mall tenant ${at}`, gstNumber: '', taxId: '', dunsNumber: '' });
	expect(await doubles({ phone: '(705) 555-0100' })).toEqual([]);
});

test('a merge is previewed, done and undone; both names lead to the kept company meanwhile', async () => {
	const { staff, database } = await openSite();
	const kept = await add(staff, { billingAddress: '' });
	const merged = await add(staff, {
		operatingName: 'Boreal Arc',
		billingAddress: '9 Pine St, Sudbury, ON P3C 1S8',
	});
	const url = `${PATH}/${kept.id}/merge`;
	const preview = (await staff.call({ url: `${url}?with=${merged.id}` })).json();
	expect(preview.changes).toMatchObject({
		filled: ['billingAddress'],
		dropped: [{ field: 'operatingName' }],
	});

	const body = { version: 1, mergedId: merged.id, mergedVersion: 1 };
	const done = await staff.call({ method: 'POST', url, body });
	expect(done.statusCode, done.body).toBe(200);
	expect(done.json().company).toMatchObject({ version: 2, billingAddress: '9 Pine St, Sudbury, ON P3C 1S8' });
	for (const named of [merged.id, 'Boreal Arc', kept.id]) {
		expect((await staff.call({ url: `${PATH}/${encodeURIComponent(named)}` })).json().id).toBe(kept.id);
	}
	expect((await staff.call({ url: PATH })).json().total).toBe(1);
	expect(names(await staff.call({ url: `${PATH}/search?q=boreal` }))).toEqual(['Boreal Arc Academy']);
	expect((await staff.call({ method: 'POST', url, body })).statusCode).toBe(422);
	const edit = await staff.call({ method: 'PUT', url: `${PATH}/${merged.id}`, body: merged });
	expect(edit.statusCode).toBe(412);

	const undo = { method: 'POST', url: `${url}/undo`, body: { mergeId: done.json().mergeId } } as const;
	const answer = await staff.call(undo);
	expect(answer.json()).toMatchObject({
		restored: true,
		merged: { id: merged.id, operatingName: 'Boreal Arc' },
	});
	expect((await staff.call({ url: `${PATH}/${kept.id}` })).json()).toMatchObject({
		billingAddress: '',
		version: 3,
	});
	expect((await staff.call({ url: PATH })).json().total).toBe(2);
	expect(names(await staff.call({ url: `${PATH}/search?q=boreal` }))).toHaveLength(2);
	expect((await staff.call(undo)).statusCode).toBe(409);
	const actions = (await listAuditEntries(database.db, { subjectId: kept.id, most: 9 })).map(
		({ action }) => action,
	);
	expect(actions).toEqual(['company.mergeUndone', 'company.merged', 'company.created']);
});

test('an undo keeps what was written since the merge, and comes too late after a day', async () => {
	const { staff, database } = await openSite();
	const kept = await add(staff, { phone: '' });
	const merged = await add(staff, { operatingName: 'Boreal Arc' });
	const url = `${PATH}/${kept.id}/merge`;
	const body = { version: 1, mergedId: merged.id, mergedVersion: 1 };
	const { company, mergeId } = (await staff.call({ method: 'POST', url, body })).json();
	await staff.call({ method: 'PUT', url: `${PATH}/${kept.id}`, body: rename(company, 'Renamed') });
	const undo = { method: 'POST', url: `${url}/undo`, body: { mergeId } } as const;

	const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
	const { merged_at } = await database.db
		.selectFrom('company_merge')
		.select('merged_at')
		.executeTakeFirstOrThrow();
	await database.db.updateTable('company_merge').set({ merged_at: yesterday }).execute();
	expect((await staff.call(undo)).statusCode).toBe(409);
	await database.db.updateTable('company_merge').set({ merged_at }).execute();

	expect((await staff.call(undo)).json()).toMatchObject({ restored: false });
	expect((await staff.call({ url: `${PATH}/${kept.id}` })).json()).toMatchObject({
		operatingName: 'Renamed',
		phone: '(705) 555-0100',
	});
	expect((await staff.call({ ...undo, body: { mergeId: 'x' } })).statusCode).toBe(404);
});

test('merging a company with itself, an unknown one or an older version of it is refused', async () => {
	const { staff } = await openSite();
	const one = await add(staff);
	const two = await add(staff, { operatingName: 'Two' });
	const merge = async (body: unknown) =>
		(await staff.call({ method: 'POST', url: `${PATH}/${one.id}/merge`, body })).statusCode;
	expect(await merge({ version: 1, mergedId: one.id, mergedVersion: 1 })).toBe(422);
	expect(await merge({ version: 1, mergedId: 'co_aaaaaaaaaaaa', mergedVersion: 1 })).toBe(404);
	expect(await merge({ version: 2, mergedId: two.id, mergedVersion: 1 })).toBe(412);
	expect(await merge({ version: 1, mergedId: two.id, mergedVersion: 2 })).toBe(412);
	expect(await merge({ version: 1, mergedId: two.id })).toBe(400);
});

test('two merges that cross end with one company, not with none', async () => {
	const { staff } = await openSite();
	const one = await add(staff);
	const two = await add(staff, { operatingName: 'Two' });
	const merge = (kept: string, mergedId: string) =>
		staff.call({
			method: 'POST',
			url: `${PATH}/${kept}/merge`,
			body: { version: 1, mergedId, mergedVersion: 1 },
		});
	const codes = (await Promise.all([merge(one.id, two.id), merge(two.id, one.id)])).map(
		({ statusCode }) => statusCode,
	);
	expect(codes.filter((code) => code === 200)).toHaveLength(1);
	expect(codes.every((code) => [200, 412, 422].includes(code))).toBe(true);
	expect((await staff.call({ url: PATH })).json().total).toBe(1);
});

test('a chain of merges leads to the last, and the one in the middle can still come back', async () => {
	const { staff } = await openSite();
	const [one, two, three] = [
		await add(staff),
		await add(staff, { operatingName: 'Two' }),
		await add(staff, { operatingName: 'Three' }),
	];
	const merge = async (kept: string, version: number, mergedId: string, mergedVersion: number) =>
		(
			await staff.call({
				method: 'POST',
				url: `${PATH}/${kept}/merge`,
				body: { version, mergedId, mergedVersion },
			})
		).json();
	await merge(two.id, 1, one.id, 1);
	const { mergeId } = await merge(three.id, 1, two.id, 2);
	expect((await staff.call({ url: `${PATH}/${one.id}` })).json().id).toBe(three.id);
	await staff.call({ method: 'POST', url: `${PATH}/${three.id}/merge/undo`, body: { mergeId } });
	expect((await staff.call({ url: `${PATH}/${one.id}` })).json().id).toBe(two.id);
});

test('every call is for staff, and writes come from our own pages', async () => {
	const { app, staff, database } = await openSite();
	const calls = app.routeTable.filter(({ method, url }) => url.startsWith(PATH) && method !== 'HEAD');
	expect(calls.map(({ access }) => access)).toEqual(calls.map(() => 'staff'));
	expect(calls).toHaveLength(9);
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
	const { staff } = await openSite();
	const { id } = await add(staff);
	const { content } = (await staff.call({ url: '/api/admin/jump?q=boreal' })).json();
	expect(content[0]).toMatchObject({
		kind: 'company',
		title: 'Boreal Arc Academy',
		href: `/admin/companies/${id}`,
	});
});
