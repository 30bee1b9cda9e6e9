import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { upsertPicture } from '../../admin/pictures/picture-queries.server.ts';
import { loadDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { createIssue, sendIssue } from '../../domain/newsletter/issues/issue-commands.server.ts';
import { findIssue } from '../../domain/newsletter/issues/issue-queries.server.ts';
import { addReader, TEST_ISSUE } from '../../domain/newsletter/issues/test-issues.server.ts';
import { type Database, openDatabase } from '../../platform/db/database.server.ts';
import { migrate, readMigrations } from '../../platform/db/migrate.server.ts';
import { listOwnTables } from '../../platform/db/snapshot.server.ts';
import { openPictureStorage } from '../../platform/storage/picture-storage.server.ts';
import { listPictureFiles } from '../../platform/storage/uploaded-picture.ts';
import { insertManyRows, listAllRows, runBackupCommand } from '../../testing/backup-source.ts';
import { openTestBucket } from '../../testing/s3-server.ts';
import { addStaffAccount } from '../../testing/staff-browser.ts';
import {
	type DatabaseLocation,
	makeDatabaseLocation,
	openTestDatabase,
} from '../../testing/test-database.ts';
import { makeTestFolder } from '../../testing/test-site.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { type BackupSource, EXCLUDED, writeBackup } from './write-backup.server.ts';

const SILENT = () => {};
/** Characters that a parser of lines, JSON or SQL could misinterpret. */
const ODD = 'a\u2028b\u2029c "d" \\ \' é e\u0301 🧤 \t\r\n \u0001 </script> $1 ? ?| %';
const PICTURE = { hash: '0123456789abcdef'.repeat(2), width: 640, height: 480, colour: 'c8c4be' };
const NAMES = listPictureFiles(PICTURE).map(({ name }) => name);

const at = ({ dataDir, databaseUrl }: DatabaseLocation, more: Partial<BackupSource> = {}): BackupSource => ({
	dataDir,
	databaseUrl,
	bucket: undefined,
	sessionSecret: undefined,
	...more,
});

const newFolder = () => join(makeTestFolder(), 'backup');

/** A database with the demonstration range, an account, unusual text and an uploaded picture of two gloves. */
async function fill(source: BackupSource): Promise<Database> {
	const database = await openTestDatabase(source as DatabaseLocation);
	await loadDemonstrationCatalogue(database.db);
	await addStaffAccount(database, { name: ODD });
	const storage = await openPictureStorage(source);
	for (const name of NAMES) await storage.put(name, Buffer.from(`bytes of ${name}`));
	for (const partNumber of ['xy300', 'xy301']) {
		const row = { picture: PICTURE, partNumber, index: 0, bytes: 10 };
		await upsertPicture(database.db, row, { by: 'maria', at: '2026-01-01T00:00:00.000Z' });
	}
	return database;
}

async function reopen(location: DatabaseLocation): Promise<Database> {
	const database = await openDatabase(location);
	onTestFinished(() => database.close());
	return database;
}

test.each([
	['a folder', async () => undefined],
	['a bucket', openTestBucket],
])('rows and pictures in %s are restored unchanged elsewhere', async (_what, openBucket) => {
	const source = at(await makeDatabaseLocation(), { bucket: await openBucket() });
	const target = at(await makeDatabaseLocation(), { bucket: await openBucket() });
	const database = await fill(source);
	writeFileSync(join(source.dataDir, 'session-secret'), 's'.repeat(43));
	const folder = newFolder();
	const written = await writeBackup(source, folder, SILENT);
	expect(written.missing).toEqual([]);
	expect(statSync(folder).mode & 0o777).toBe(0o700);
	expect(statSync(join(folder, 'tables/staff_account.jsonl.gz')).mode & 0o777).toBe(0o600);
	expect(await restoreBackup(target, folder, SILENT)).toEqual(written);
	const restored = await reopen(target as DatabaseLocation);
	const before = await listAllRows(database, EXCLUDED);
	expect(before.get('staff_account')).toHaveLength(1);
	expect(before.get('product')?.length).toBeGreaterThan(40);
	expect(await listAllRows(restored, EXCLUDED)).toEqual(before);
	const storage = await openPictureStorage(target);
	for (const name of NAMES) {
		const file = await storage.read(name);
		expect((await buffer(file!.body)).toString()).toBe(`bytes of ${name}`);
	}
	expect(readFileSync(join(target.dataDir, 'session-secret'), 'utf8')).toBe('s'.repeat(43));
	// The next start has nothing to migrate.
	expect(await migrate(restored)).toEqual([]);
});

test('every table is in a backup or excluded by name, and everything that grants access is excluded', async () => {
	const source = at(await makeDatabaseLocation());
	const database = await fill(source);
	await sql`insert into staff_session (id, user_id, token, expires_at, created_at, updated_at)
		select 's', id, 't', '2099', '2026', '2026' from staff_account`.execute(database.db);
	const folder = newFolder();
	const { tables, leftOut } = await writeBackup(source, folder, SILENT);
	const names = tables.map(({ name }) => name);
	expect([...names, ...leftOut].sort()).toEqual(listOwnTables(readMigrations()).sort());
	expect(leftOut).toContain('staff_session');
	expect(readdirSync(join(folder, 'tables'))).not.toContain('staff_session.jsonl.gz');
	const target = at(await makeDatabaseLocation());
	await restoreBackup(target, folder, SILENT);
	const restored = await reopen(target as DatabaseLocation);
	expect((await listAllRows(restored)).get('staff_session')).toEqual([]);
});

test.skipIf(!inject('postgresUrl')).each([
	['SQLite into PostgreSQL', 'sqlite'],
	['PostgreSQL into SQLite', 'postgres'],
])('a backup moves the site from %s', async (_what, engine) => {
	const onFile = () => ({ dataDir: makeTestFolder() });
	const source = engine === 'sqlite' ? onFile() : await makeDatabaseLocation();
	const target = engine === 'sqlite' ? await makeDatabaseLocation() : onFile();
	const database = await fill(at(source));
	const folder = newFolder();
	await writeBackup(at(source), folder, SILENT);
	await restoreBackup(at(target), folder, SILENT);
	const restored = await reopen(target);
	expect(restored.engine).not.toBe(database.engine);
	expect(await listAllRows(restored, EXCLUDED)).toEqual(await listAllRows(database, EXCLUDED));
});

test('a backup of an older schema is migrated to the current one', async () => {
	const source = await makeDatabaseLocation();
	const older = await reopen(source);
	const then = readMigrations().slice(0, 10);
	await migrate(older, then);
	await sql`insert into product (part_number, id, document, changed_in) values ('xy1', 'one', '{}', 1)`.execute(
		older.db,
	);
	const folder = newFolder();
	const { migrations } = await writeBackup(at(source), folder, SILENT);
	expect(migrations).toHaveLength(10);
	const target = await makeDatabaseLocation();
	await restoreBackup(at(target), folder, SILENT);
	const restored = await reopen(target);
	expect(await migrate(restored)).toEqual([]);
	const products = await restored.db.selectFrom('product').select(['part_number', 'state']).execute();
	expect(products).toEqual([{ part_number: 'xy1', state: 'published' }]);
});

/** Writes two rows in each transaction and reports the pair once it is committed. */
const WRITER = `
	const { openDatabase } = await import(${JSON.stringify(new URL('../../platform/db/database.server.ts', import.meta.url).href)});
	const { db } = await openDatabase(JSON.parse(process.argv[1]));
	for (let pair = 0; ; pair += 1) {
		await db.transaction().execute(async (transaction) => {
			for (const half of ['a', 'b']) await transaction.insertInto('audit_entry').values({
				id: pair + half, at: new Date().toISOString(), actor_name: 'writer', action: 'x', subject_kind: 'pair',
				subject_id: String(pair), subject_name: '',
			}).execute();
		});
		process.stdout.write(pair + '\\n');
		// Without a pause the table grows as fast as a slow machine can restore it.
		await new Promise((resolve) => setTimeout(resolve, 1));
	}`;

async function startWriter(
	location: DatabaseLocation,
): Promise<{ acknowledged: () => number; errors: () => string; child: ChildProcess }> {
	const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, JSON.stringify(location)]);
	onTestFinished(() => {
		child.kill('SIGKILL');
	});
	let text = '';
	let errors = '';
	child.stdout?.on('data', (chunk) => {
		text += chunk;
	});
	child.stderr?.on('data', (chunk) => {
		errors += chunk;
	});
	const acknowledged = () => text.slice(0, text.lastIndexOf('\n') + 1).split('\n').length - 1;
	await expect.poll(() => acknowledged() || errors).toBeGreaterThan(20);
	return { acknowledged, errors: () => errors, child };
}

test('taken while another process writes: it contains every acknowledged write, and none by half', async () => {
	const source = await makeDatabaseLocation();
	const database = await openTestDatabase(source);
	await insertManyRows(database, 5000);
	const writer = await startWriter(source);
	const folders: { folder: string; before: number }[] = [];
	for (let time = 0; time < 3; time += 1) {
		const before = writer.acknowledged();
		const folder = newFolder();
		await writeBackup(at(source), folder, SILENT);
		folders.push({ folder, before });
		// The writer was not blocked.
		await expect.poll(() => writer.errors() || writer.acknowledged()).toBeGreaterThan(before);
	}
	writer.child.kill('SIGKILL');
	for (const { folder, before } of folders) {
		const target = await makeDatabaseLocation();
		await restoreBackup(at(target), folder, SILENT);
		const restored = await reopen(target);
		const pairs = await restored.db
			.selectFrom('audit_entry')
			.select(['subject_id', (eb) => eb.fn.countAll().as('halves')])
			.where('subject_kind', '=', 'pair')
			.groupBy('subject_id')
			.execute();
		expect(pairs.filter(({ halves }) => Number(halves) !== 2)).toEqual([]);
		const found = new Set(pairs.map(({ subject_id }) => Number(subject_id)));
		expect(Array.from({ length: before }, (_, pair) => pair).filter((pair) => !found.has(pair))).toEqual([]);
	}
});

test('100,000 rows are processed with 64 MB of heap, both ways', async () => {
	const source = await makeDatabaseLocation();
	await insertManyRows(await openTestDatabase(source), 100_000);
	const folder = newFolder();
	const small = ['--max-old-space-size=64'];
	const backup = await runBackupCommand(['backup', folder], source, small).ended;
	expect([backup.code, backup.out]).toEqual([0, expect.stringContaining('is a whole backup')]);
	const target = await makeDatabaseLocation();
	const restore = await runBackupCommand(['restore', folder], target, small).ended;
	expect([restore.code, restore.out]).toEqual([0, expect.stringContaining('Restored')]);
	const { db } = await reopen(target);
	const { rows } = await sql<{ sum: number | string }>`
		select sum(cast(subject_id as integer)) as sum from audit_entry`.execute(db);
	expect(Number(rows[0]?.sum)).toBe(5_000_050_000);
});

test('a killed backup leaves nothing that looks complete', async () => {
	const source = await makeDatabaseLocation();
	await insertManyRows(await openTestDatabase(source), 50_000);
	const parent = makeTestFolder();
	const folder = join(parent, 'backup');
	const run = runBackupCommand(['backup', folder], source);
	const audit = () =>
		readdirSync(parent).some((name) => existsSync(join(parent, name, 'tables/audit_entry.jsonl.gz')));
	await expect.poll(audit, { interval: 1 }).toBe(true);
	run.child.kill('SIGKILL');
	await run.ended;
	expect(existsSync(folder)).toBe(false);
	const [remaining = ''] = readdirSync(parent);
	expect(remaining).toMatch(/^backup\.unfinished-[0-9a-f]{8}$/);
	await expect(
		restoreBackup(at(await makeDatabaseLocation()), join(parent, remaining), SILENT),
	).rejects.toThrow(/not a whole backup: manifest\.json cannot be read \(ENOENT\)/);
	// The leftovers do not affect the next backup.
	expect((await runBackupCommand(['backup', folder], source).ended).code).toBe(0);
});

test('a killed restore leaves an empty database, and can be repeated', async () => {
	const source = at(await makeDatabaseLocation());
	await insertManyRows(await fill(source), 50_000);
	const folder = newFolder();
	await writeBackup(source, folder, SILENT);
	const target = await makeDatabaseLocation();
	const run = runBackupCommand(['restore', folder], target);
	// Pictures come first, then rows: both phases are covered.
	await expect
		.poll(() => existsSync(join(target.dataDir, 'uploads', NAMES.at(-1)!)), { interval: 1 })
		.toBe(true);
	run.child.kill('SIGKILL');
	const { out } = await run.ended;
	expect(out).toBe('');
	const again = await runBackupCommand(['restore', folder], target).ended;
	expect([again.code, again.err.includes('not empty')]).toEqual([0, false]);
	const restored = await reopen(target);
	expect((await listAllRows(restored)).get('audit_entry')).toHaveLength(50_000);
});

test('an issue of the newsletter that was being sent is stopped in what is restored', async () => {
	const source = at(await makeDatabaseLocation());
	const target = at(await makeDatabaseLocation());
	const { db } = await openTestDatabase(source as DatabaseLocation);
	await addReader(db, 1);
	const change = { actor: { id: null, name: 'Maria' }, now: new Date() };
	const [sending, draft] = await db.transaction().execute(async (transaction) => {
		const begun = await createIssue(transaction, TEST_ISSUE, change);
		await sendIssue(transaction, begun, change);
		return [begun, await createIssue(transaction, TEST_ISSUE, change)];
	});
	const folder = newFolder();
	await writeBackup(source, folder, SILENT);
	await restoreBackup(target, folder, SILENT);
	const restored = await reopen(target as DatabaseLocation);
	expect(await findIssue(restored.db, sending.id)).toMatchObject({ state: 'stopped', version: 3 });
	expect(await findIssue(restored.db, draft.id)).toMatchObject({ state: 'draft', version: 1 });
	expect(await findIssue(db, sending.id)).toMatchObject({ state: 'sending' });
});
