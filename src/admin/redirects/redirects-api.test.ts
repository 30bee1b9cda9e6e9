import { expect, test } from 'vitest';
import { listMissingAddresses } from '../../domain/site-content/missing-address-queries.server.ts';
import { MissingAddresses } from '../../domain/site-content/missing-addresses.server.ts';
import { openRedirects } from '../../domain/site-content/stored-redirects.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { openStaffBrowser, StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTestSite } from '../../testing/test-site.ts';

const PATH = '/api/admin/content/redirects';
const OLD = { from: '/gloves/Tig', to: '/products/tig' };

async function openSite() {
	const site = await openTestSite({ products: [] });
	const staff = await openStaffBrowser(site);
	const save = (redirects: unknown, version: number) =>
		staff.call({ method: 'PUT', url: PATH, body: { redirects } }, { 'if-match': `"${version}"` });
	return { ...site, staff, save };
}

test('redirects are saved, followed by every spelling, refused when stale, and undone', async () => {
	const { staff, save, catalogue, database } = await openSite();
	const find = openRedirects(catalogue);
	expect(find('/gloves/tig')).toBeUndefined();
	const first = (await staff.call({ url: PATH })).json();
	expect(first).toEqual({ redirects: [], version: 1 });
	const saved = await save([OLD], 1);
	expect([saved.statusCode, saved.json()]).toEqual([200, { redirects: [OLD], version: 2 }]);
	for (const path of ['/gloves/tig', '/GLOVES/TIG/', '/gloves/%54ig'])
		expect(find(path)).toBe('/products/tig');
	expect(find('/gloves/tig/more')).toBeUndefined();
	const stale = await save([], 1);
	expect([stale.statusCode, stale.json().current.version]).toEqual([412, 2]);
	expect((await save([], 2)).statusCode).toBe(200);
	expect(find('/gloves/tig')).toBeUndefined();
	const entries = await listAuditEntries(database.db, { limit: 2, subjectKind: 'content' });
	expect(entries.map(({ before, after }) => [before, after])).toEqual([
		[{ redirects: ['/gloves/Tig → /products/tig'] }, { redirects: [] }],
		[{ redirects: [] }, { redirects: ['/gloves/Tig → /products/tig'] }],
	]);
});

test('each fault is named at its row, and nothing is saved', async () => {
	const { save, staff, app } = await openSite();
	const answer = await save(
		[OLD, { from: '/admin', to: '/x' }, { from: '/a', to: 'http://plain.example' }],
		1,
	);
	expect([answer.statusCode, errorPaths(answer).sort()]).toEqual([
		400,
		['redirects.1.from', 'redirects.2.to'],
	]);
	expect((await staff.call({ url: PATH })).json().version).toBe(1);
	for (const method of ['GET', 'PUT'] as const) {
		const visitor = new StaffBrowser(app);
		const body = method === 'PUT' ? { redirects: [] } : undefined;
		expect((await visitor.call({ method, url: PATH, body })).statusCode).toBe(401);
	}
});

test('redirects that cannot be read lead nowhere, and the site goes on', async () => {
	const { save, catalogue, database } = await openSite();
	await save([OLD], 1);
	await database.db
		.updateTable('site_content')
		.set({ document: '{"redirects":[{}]}', changed_in: 99 })
		.execute();
	await database.db.updateTable('catalogue_state').set({ version: 99 }).execute();
	await catalogue.refresh();
	expect(openRedirects(catalogue)('/gloves/tig')).toBeUndefined();
});

test('addresses that are not there are counted without a write for each, and inventions do not fill the table', async () => {
	const { database } = await openSite();
	const { db } = database;
	const log = { warn: () => {}, error: () => {} } as never;
	const missing = new MissingAddresses(db, log);
	for (const path of ['/old', '/OLD/', '/old', '/caf%C3%A9']) missing.count(path);
	for (const path of ['/a?b', '/x'.repeat(200), '/<script>', '/a\u0000b', '/%00', "/wp-login.php'--"]) {
		missing.count(path);
	}
	expect(await listMissingAddresses(db, 10)).toEqual([]);
	const now = new Date('2026-11-20T14:00:00.000Z');
	await missing.flush(now);
	missing.count('/old');
	await missing.flush(now);
	const lastAt = now.toISOString();
	expect(await listMissingAddresses(db, 10)).toEqual([
		{ path: '/old', hits: 4, lastAt },
		{ path: '/caf\u00e9', hits: 1, lastAt },
	]);
	for (let at = 0; at < 2_000; at++) missing.count(`/invented/${at}`);
	await missing.flush(now);
	expect(await listMissingAddresses(db, 5_000)).toHaveLength(502);
	for (let round = 0; round < 5; round++) {
		for (let at = 0; at < 500; at++) missing.count(`/more/${round}/${at}`);
		await missing.flush(new Date(now.getTime() + round + 1));
	}
	// What people ask for again and again stays, whatever programs invent; of the rest the latest.
	const kept = await listMissingAddresses(db, 5_000);
	expect(kept).toHaveLength(2_000);
	expect(kept[0]).toMatchObject({ path: '/old', hits: 4 });
	expect(kept.filter(({ path }) => path.startsWith('/more/4/'))).toHaveLength(500);
	await missing.close();
});
