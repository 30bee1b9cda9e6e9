import { expect, test } from 'vitest';
import { VIEW_LIMITS } from '../../domain/list-views/list-view.ts';
import { addStaffAccount, openStaffBrowser, StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTestSite } from '../../testing/test-site.ts';

const PATH = '/api/admin/list-views';
const VIEW = { path: '/admin/samples', name: 'My open requests', query: 'state=new&q=hamilton' };

async function openPair() {
	const site = await openTestSite({ products: [] });
	await addStaffAccount(site.database, { email: 'ana@emberhide.example', name: 'Ana Líma' });
	const ana = new StaffBrowser(site.app);
	await ana.signIn('ana@emberhide.example');
	const luc = await openStaffBrowser(site);
	const save = (staff: StaffBrowser, body: unknown) => staff.call({ method: 'POST', url: PATH, body });
	const added = async (staff: StaffBrowser, body: unknown) => {
		const answer = await save(staff, body);
		expect(answer.statusCode, answer.body).toBe(201);
		return answer.json<{ id: string; name: string; query: string; isShared: boolean }>();
	};
	const rename = (staff: StaffBrowser, id: string, name: unknown) =>
		staff.call({ method: 'PATCH', url: `${PATH}/${id}`, body: { name } });
	const remove = (staff: StaffBrowser, id: string) => staff.call({ method: 'DELETE', url: `${PATH}/${id}` });
	const namesOf = async (staff: StaffBrowser, path = VIEW.path) => {
		const answer = await staff.call({ url: `${PATH}?path=${path}` });
		expect(answer.statusCode, answer.body).toBe(200);
		const { own, shared } = answer.json<Record<'own' | 'shared', { name: string }[]>>();
		return { own: own.map(({ name }) => name), shared: shared.map(({ name }) => name) };
	};
	return { site, ana, luc, save, added, rename, remove, namesOf };
}

test('an own view is its owner’s alone: others neither see, rename nor delete it', async () => {
	const { ana, luc, added, rename, remove, namesOf } = await openPair();
	const { id, query, isShared } = await added(ana, { ...VIEW, name: '  My  open requests ' });
	expect([query, isShared]).toEqual(['q=hamilton&state=new', false]);
	expect(await namesOf(ana)).toEqual({ own: ['My open requests'], shared: [] });
	expect(await namesOf(ana, '/admin/orders')).toEqual({ own: [], shared: [] });
	expect(await namesOf(luc)).toEqual({ own: [], shared: [] });
	expect((await rename(luc, id, 'Mine')).statusCode).toBe(404);
	expect((await remove(luc, id)).statusCode).toBe(404);
	expect((await rename(ana, id, 'Open')).json()).toMatchObject({ id, name: 'Open', query });
	expect(await namesOf(ana)).toEqual({ own: ['Open'], shared: [] });
	expect((await remove(ana, id)).statusCode).toBe(204);
	expect(await namesOf(ana)).toEqual({ own: [], shared: [] });
	expect((await remove(ana, id)).statusCode).toBe(404);
	expect((await rename(ana, id, 'Open')).statusCode).toBe(404);
});

test('a shared view is everybody’s, in alphabetical order', async () => {
	const { ana, luc, added, rename, remove, namesOf } = await openPair();
	const shared = await added(ana, { ...VIEW, isShared: true });
	await added(luc, { ...VIEW, name: 'a first one', isShared: true });
	await added(luc, { ...VIEW, name: 'Mine' });
	expect(await namesOf(ana)).toEqual({ own: [], shared: ['a first one', 'My open requests'] });
	expect(await namesOf(luc)).toEqual({ own: ['Mine'], shared: ['a first one', 'My open requests'] });
	expect((await rename(luc, shared.id, 'Zinc')).statusCode).toBe(200);
	expect((await namesOf(ana)).shared).toEqual(['a first one', 'Zinc']);
	expect((await remove(luc, shared.id)).statusCode).toBe(204);
	expect((await namesOf(ana)).shared).toEqual(['a first one']);
});

test('a name is given once in a list for each owner, and once for all staff', async () => {
	const { ana, luc, save, added, rename, namesOf } = await openPair();
	const first = await added(ana, VIEW);
	const answer = await save(ana, { ...VIEW, name: 'MY OPEN\u200b requests', query: 'q=other' });
	expect([answer.statusCode, errorPaths(answer)]).toEqual([400, ['name']]);
	expect(answer.json().errors[0].message).toContain('MY OPEN requests');
	await added(ana, { ...VIEW, path: '/admin/orders' });
	await added(ana, { ...VIEW, isShared: true });
	await added(luc, VIEW);
	expect(errorPaths(await save(luc, { ...VIEW, isShared: true }))).toEqual(['name']);
	const second = await added(ana, { ...VIEW, name: 'Second' });
	const refused = await rename(ana, second.id, VIEW.name);
	expect([refused.statusCode, errorPaths(refused)]).toEqual([400, ['name']]);
	expect((await namesOf(ana)).own).toEqual([VIEW.name, 'Second']);
	expect((await rename(ana, first.id, VIEW.name.toUpperCase())).statusCode).toBe(200);
});

test('of two people who save one name at once, one is refused by name', async () => {
	const { ana, luc, save, namesOf } = await openPair();
	const answers = await Promise.all([ana, luc].map((staff) => save(staff, { ...VIEW, isShared: true })));
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
	expect((await namesOf(ana)).shared).toEqual([VIEW.name]);
});

test.each([
	['name', 'empty', { name: '' }],
	['name', 'blank', { name: ' \t\u200b ' }],
	['name', 'too long', { name: 'x'.repeat(VIEW_LIMITS.name + 1) }],
	['name', 'with a control character', { name: 'a\u0007b' }],
	['name', 'a list', { name: ['a'] }],
	['name', 'missing', { name: undefined }],
	['path', 'no list', { path: '/admin' }],
	['path', 'with a slash more', { path: '/admin/samples/' }],
	['path', 'on another host', { path: '//evil.example/admin/samples' }],
	['path', 'with a query', { path: '/admin/samples?q=1' }],
	['path', 'a script', { path: 'javascript:alert(1)' }],
	['path', 'missing', { path: undefined }],
	['query', 'empty', { query: '' }],
	['query', 'without anything set', { query: 'from=abc&q=' }],
	['query', 'of another part of an address', { query: '#/../../' }],
	['query', 'with a control character', { query: 'q=%00' }],
	['query', 'too long', { query: `q=${'a'.repeat(VIEW_LIMITS.query)}` }],
	['query', 'far too long', { query: 'a'.repeat(100_000) }],
	['query', 'an object', { query: { q: 'a' } }],
	['isShared', 'a word', { isShared: 'yes' }],
] as const)('the field %s is refused by name: %s', async (field, _, change) => {
	const { ana, save, namesOf } = await openPair();
	const answer = await save(ana, { ...VIEW, ...change });
	expect([answer.statusCode, errorPaths(answer)]).toEqual([400, [field]]);
	for (const { message } of answer.json().errors) expect(message).toMatch(/\w/);
	expect(await namesOf(ana)).toEqual({ own: [], shared: [] });
});

test('a field that a view has not is refused by name', async () => {
	const { ana, save, namesOf } = await openPair();
	const answer = await save(ana, { ...VIEW, ownerId: 'another' });
	expect(answer.statusCode).toBe(400);
	expect(answer.json().errors[0].message).toContain('ownerId');
	expect(await namesOf(ana)).toEqual({ own: [], shared: [] });
});

test('a renamed view keeps the rules of a name, and an unknown list has no views', async () => {
	const { ana, added, rename, namesOf } = await openPair();
	const { id } = await added(ana, VIEW);
	for (const name of ['', 'x'.repeat(VIEW_LIMITS.name + 1), 5, undefined])
		expect(errorPaths(await rename(ana, id, name))).toEqual(['name']);
	expect((await namesOf(ana)).own).toEqual([VIEW.name]);
	expect((await rename(ana, "x' or 1=1 --", 'Mine')).statusCode).toBe(404);
	for (const query of ['', '?path=', '?path=/admin/people', '?path=/admin/samples&path=/admin/orders'])
		expect((await ana.call({ url: `${PATH}${query}` })).statusCode, query).toBe(400);
});

test('a list has at most so many views of each kind, and one deleted makes room', async () => {
	const { ana, luc, save, added, remove } = await openPair();
	const views: { id: string }[] = [];
	for (let at = 0; at < VIEW_LIMITS.perList; at++)
		views.push(await added(ana, { ...VIEW, name: `View ${at}` }));
	const refused = await save(ana, { ...VIEW, name: 'One more' });
	expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('30')]);
	await added(ana, { ...VIEW, isShared: true });
	await added(ana, { ...VIEW, path: '/admin/labels' });
	await added(luc, VIEW);
	await remove(ana, views[0]?.id ?? '');
	await added(ana, { ...VIEW, name: 'One more' });
});

test('a view sent twice under one key is stored once', async () => {
	const { ana, namesOf } = await openPair();
	const send = () =>
		ana.call({ method: 'POST', url: PATH, body: VIEW }, { 'idempotency-key': 'view-0123456789abcdef' });
	const [first, again] = [await send(), await send()];
	expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
	expect(again.json()).toEqual(first.json());
	expect((await namesOf(ana)).own).toEqual([VIEW.name]);
});

test('the log names shared views only: what is in an own one is its owner’s', async () => {
	const { site, ana, added, rename, remove } = await openPair();
	const own = await added(ana, { ...VIEW, name: 'Secret plan', query: 'q=secret' });
	await rename(ana, own.id, 'Secret plan B');
	await remove(ana, own.id);
	const shared = await added(ana, { ...VIEW, isShared: true });
	await rename(ana, shared.id, 'Open');
	await remove(ana, shared.id);
	const log = await site.database.db
		.selectFrom('audit_entry')
		.selectAll()
		.where('subject_kind', '=', 'listView')
		.orderBy('id')
		.execute();
	expect(log.map(({ action, subject_name }) => [action, subject_name])).toEqual([
		['listView.saved', 'Ana Líma'],
		['listView.renamed', 'Ana Líma'],
		['listView.deleted', 'Ana Líma'],
		['listView.shared', 'My open requests'],
		['listView.renamed', 'Open'],
		['listView.deleted', 'Open'],
	]);
	expect(JSON.stringify(log)).not.toMatch(/secret/i);
	expect(JSON.parse(log[4]?.before_json ?? '')).toEqual({
		name: 'My open requests',
		listAddress: '/admin/samples?q=hamilton&state=new',
	});
});

test('without a session, and from another site, nothing is read or stored', async () => {
	const { site, ana, namesOf } = await openPair();
	const stranger = new StaffBrowser(site.app);
	expect((await stranger.call({ url: `${PATH}?path=${VIEW.path}` })).statusCode).toBe(401);
	expect((await stranger.call({ method: 'POST', url: PATH, body: VIEW })).statusCode).toBe(401);
	const foreign = await ana.call(
		{ method: 'POST', url: PATH, body: VIEW },
		{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
	);
	expect(foreign.statusCode).toBe(403);
	expect(await namesOf(ana)).toEqual({ own: [], shared: [] });
});

test('changes in a row are counted, and too many must wait', async () => {
	const { ana, luc, remove } = await openPair();
	for (let at = 0; at < 120; at++) expect((await remove(ana, 'none')).statusCode).toBe(404);
	const answer = await remove(ana, 'none');
	expect(answer.statusCode).toBe(429);
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
	expect((await remove(luc, 'none')).statusCode).toBe(404);
});
