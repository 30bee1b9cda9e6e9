import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CompanyFile } from '../../../domain/companies/company-file.ts';
import { cleanUpCompanyFiles } from '../../../domain/companies/company-file-queries.server.ts';
import { FIRST_RETENTION } from '../../../domain/site-content/retention/stored-retention.server.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { countRows } from '../../../platform/db/common-queries.server.ts';
import { StaffBrowser } from '../../../testing/staff-browser.ts';
import { errorPaths } from '../../../testing/staff-site.ts';
import { cleanUpDeleted } from '../../deleting/deleted-record-queries.server.ts';
import { openDeleting } from '../../deleting/test-deleting.server.ts';
import { addCompany } from '../test-companies.server.ts';
import { addFile } from './test-files.server.ts';

async function openFiles() {
	const site = await openDeleting();
	const company = await addCompany(site.staff, { operatingName: 'Zymurgy Boilers' });
	const add = (name: string, body: Buffer) => addFile(site.staff, company.id, name, body);
	const added = async (name: string, body: Buffer) => {
		const answer = await add(name, body);
		expect(answer.statusCode, answer.body).toBe(201);
		return answer.json<CompanyFile>();
	};
	const download = (id: string) => site.staff.call({ url: `/api/admin/company-files/${id}` });
	return { ...site, company, add, added, download };
}

/** Sizes around those of the pieces that a file is stored in. */
const SIZES = [1, 2, 3, 196_607, 196_608, 196_609, 500_000, 10 * 1024 * 1024];

test.each(SIZES)(
	'a file of %i bytes is downloaded as it was sent, and never shown as a page',
	async (size) => {
		const { added, download, database } = await openFiles();
		const bytes = randomBytes(size);
		const file = await added('Contrat été "A".txt', bytes);
		expect(file).toMatchObject({ name: 'Contrat été _A_.txt', bytes: size, by: 'Maria Reyes' });
		const answer = await download(file.id);
		expect(answer.rawPayload.equals(bytes)).toBe(true);
		expect(answer.headers).toMatchObject({
			'content-type': 'application/octet-stream',
			'content-length': String(size),
			'content-disposition':
				'attachment; filename="Contrat _t_ _A_.txt"; filename*=UTF-8\'\'Contrat%20%C3%A9t%C3%A9%20_A_.txt',
			'x-content-type-options': 'nosniff',
			'cache-control': 'no-store',
		});
		expect(String(answer.headers['content-security-policy'])).toContain('sandbox');
		const [entry] = await listAuditEntries(database.db, { limit: 1 });
		expect(entry).toMatchObject({ action: 'companyFile.added', subject: { name: file.name } });
	},
);

test('a file sent twice is kept once, another of its name beside it', async () => {
	const { added, add, database } = await openFiles();
	const first = await added('a.txt', Buffer.from('one'));
	const again = await add('a.txt', Buffer.from('one'));
	expect([again.statusCode, again.json().id]).toEqual([200, first.id]);
	await added('a.txt', Buffer.from('two'));
	expect(await database.db.selectFrom('company_file').select('id').execute()).toHaveLength(2);
});

test('what is not kept is refused at its field, and nothing is stored', async () => {
	const { add, staff, company, app, database } = await openFiles();
	for (const [name, body, path] of [
		['', Buffer.from('x'), 'name'],
		['a\u0007.txt', Buffer.from('x'), 'name'],
		['a.txt', Buffer.alloc(0), 'file'],
		['a.exe', Buffer.from('MZ'), 'file'],
		['a.pdf', Buffer.from('<script>'), 'file'],
	] as const)
		expect([name, errorPaths(await add(name, body))]).toEqual([name, [path]]);
	const large = await add('a.txt', Buffer.alloc(10 * 1024 * 1024 + 1));
	expect([large.statusCode, errorPaths(large)]).toEqual([413, ['file']]);
	expect((await addFile(staff, 'co_nowhere', 'a.txt', Buffer.from('x'))).statusCode).toBe(404);
	const url = `/api/admin/companies/${company.id}/files?name=a.txt`;
	const form = await staff.call({ method: 'POST', url, body: { a: 1 } });
	expect(form.statusCode).toBe(415);
	for (const stranger of [new StaffBrowser(app)]) {
		const headers = { 'content-type': 'application/octet-stream' };
		const sent = await stranger.call({ method: 'POST', url, body: Buffer.from('x') }, headers);
		expect(sent.statusCode).toBe(401);
	}
	expect(await database.db.selectFrom('company_file').selectAll().execute()).toEqual([]);
	expect(await database.db.selectFrom('company_file_piece').selectAll().execute()).toEqual([]);
});

test('only staff download a file, and none is found by an id that is none', async () => {
	const { added, app, download } = await openFiles();
	const { id } = await added('a.txt', Buffer.from('private'));
	const answer = await new StaffBrowser(app).call({ url: `/api/admin/company-files/${id}` });
	expect([answer.statusCode, answer.body.includes('private')]).toEqual([401, false]);
	for (const other of ['x', '..%2f..', `${id}'--`]) expect((await download(other)).statusCode).toBe(404);
	expect((await download('%00')).statusCode).toBe(400);
});

test('a file is deleted, comes back as it was, and holds its company', async () => {
	const { added, company, database, download, removed, remove, restored } = await openFiles();
	const { db } = database;
	const bytes = randomBytes(400_000);
	const file = await added('plan.txt', bytes);
	expect((await remove('company', company.id)).statusCode).toBe(409);
	const before = await db.selectFrom('company_file').selectAll().execute();
	const countPieces = () => countRows(db.selectFrom('company_file_piece'));
	const pieces = await countPieces();
	const deleted = await removed('companyFile', file.id);
	await cleanUpDeleted(db, FIRST_RETENTION);
	await cleanUpCompanyFiles(db);
	expect((await download(file.id)).statusCode).toBe(404);
	expect((await remove('companyFile', file.id)).statusCode).toBe(404);
	expect(await restored(deleted.id)).toEqual({
		name: 'plan.txt',
		href: `/admin/companies/${company.id}`,
	});
	expect(await db.selectFrom('company_file').selectAll().execute()).toEqual(before);
	await cleanUpCompanyFiles(db);
	expect((await download(file.id)).rawPayload.equals(bytes)).toBe(true);

	await removed('companyFile', file.id);
	expect(await countPieces()).toBe(pieces);
	await cleanUpDeleted(db, FIRST_RETENTION, new Date(Date.now() + 31 * 86_400_000));
	await cleanUpCompanyFiles(db);
	expect(await countPieces()).toBe(0);
});

test('a file whose company is gone does not come back', async () => {
	const { added, company, removed, restore } = await openFiles();
	const file = await added('plan.txt', Buffer.from('x'));
	const deleted = await removed('companyFile', file.id);
	await removed('company', company.id);
	expect((await restore(deleted.id)).statusCode).toBe(409);
});

test('a company has a hundred files at most, those of merged companies among them', async () => {
	const { added, add, company, database, staff } = await openFiles();
	const merged = await addCompany(staff, { operatingName: 'Zymurgy Boilers West' });
	expect((await addFile(staff, merged.id, 'west.txt', Buffer.from('y'))).statusCode).toBe(201);
	for (let place = 0; place < 98; place++) await added(`${place}.txt`, Buffer.from('x'));
	const body = { version: 1, mergedId: merged.id, mergedVersion: 1 };
	const merging = await staff.call({ method: 'POST', url: `/api/admin/companies/${company.id}/merge`, body });
	expect(merging.statusCode, merging.body).toBe(200);
	await added('the hundredth.txt', Buffer.from('x'));
	expect((await add('more.txt', Buffer.from('x'))).statusCode).toBe(409);
	// The same file again is not one more.
	expect((await add('0.txt', Buffer.from('x'))).statusCode).toBe(200);
	expect(await database.db.selectFrom('company_file').select('id').execute()).toHaveLength(100);
	const { content } = (
		await staff.call({ url: `/api/admin/companies/${company.id}/timeline?size=30` })
	).json();
	expect(content.filter(({ kind }: { kind: string }) => kind === 'file').length).toBeGreaterThan(20);
});
