import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeDatabaseLocation } from '../../testing/test-database.ts';
import { openDatabase } from './database.server.ts';
import { type Migration, migrate, readMigrations } from './migrate.server.ts';

const extra = (statements: string[], checksum = 'one'): Migration => ({
	name: '9999-extra',
	checksum,
	statements,
});

test('a fresh database gets every migration once, and a second run changes nothing', async () => {
	const database = await openDatabase(await makeDatabaseLocation());
	expect(await migrate(database)).toEqual(readMigrations().map((migration) => migration.name));
	expect(await migrate(database)).toEqual([]);
	expect(await database.db.selectFrom('catalogue_state').select('version').execute()).toEqual([
		{ version: 0 },
	]);
	await database.close();
});

test('five processes that start at once apply each migration once', async () => {
	const location = await makeDatabaseLocation();
	const script = `
		const { openDatabase } = await import(${JSON.stringify(new URL('./database.server.ts', import.meta.url).href)});
		const { migrate } = await import(${JSON.stringify(new URL('./migrate.server.ts', import.meta.url).href)});
		const database = await openDatabase(${JSON.stringify(location)});
		process.stdout.write(JSON.stringify(await migrate(database)));
		await database.close();`;
	const applied = await Promise.all(Array.from({ length: 5 }, () => runScript(script)));
	expect(applied.flat()).toEqual(readMigrations().map((migration) => migration.name));
});

test('a database newer than the program is refused in one sentence', async () => {
	const database = await openDatabase(await makeDatabaseLocation());
	await migrate(database, [...readMigrations(), extra(['create table later (id integer primary key)'])]);
	await expect(migrate(database)).rejects.toThrow(/newer than this program.*9999-extra/);
	await database.close();
});

test('an old migration that was edited is refused by name', async () => {
	const database = await openDatabase(await makeDatabaseLocation());
	const statements = ['create table later (id integer primary key)'];
	await migrate(database, [...readMigrations(), extra(statements, 'one')]);
	await expect(migrate(database, [...readMigrations(), extra(statements, 'two')])).rejects.toThrow(
		/9999-extra was edited/,
	);
	await database.close();
});

test('a migration that fails half-way leaves nothing, and the next start finishes', async () => {
	const database = await openDatabase(await makeDatabaseLocation());
	const good = 'create table later (id integer primary key)';
	const broken = [...readMigrations(), extra([good, 'create nonsense'])];
	await expect(migrate(database, broken)).rejects.toThrow();
	expect(await migrate(database, [...readMigrations(), extra([good])])).toContain('9999-extra');
	await database.close();
});

function runScript(script: string): Promise<string[]> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
		let out = '';
		let errors = '';
		child.stdout.on('data', (chunk) => {
			out += chunk;
		});
		child.stderr.on('data', (chunk) => {
			errors += chunk;
		});
		child.on('close', (code) => (code === 0 ? resolve(JSON.parse(out)) : reject(new Error(errors))));
	});
}

test('companies stored before their list had a language are found by it', async () => {
	const database = await openDatabase(await makeDatabaseLocation());
	const { db } = database;
	const all = readMigrations();
	await migrate(
		database,
		all.filter(({ name }) => name < '0028'),
	);
	const at = '2026-01-05T00:00:00.000Z';
	for (const [id, company] of [
		['co_a', { operatingName: 'Nord', language: 'fr' }],
		['co_b', { operatingName: 'South "language":"fr"', language: 'en' }],
		['co_c', { operatingName: 'Before languages' }],
	] as const) {
		const document = JSON.stringify(company);
		await sql`insert into company values (${id}, ${id}, ${id}, ${document}, 1, '', ${at}, ${at})`.execute(db);
		await sql`insert into company_search values (${id}, ${id}, ${at}, ${id})`.execute(db);
	}
	await migrate(database, all);
	const rows = await db
		.selectFrom('company_search')
		.select(['company_id', 'language'])
		.orderBy('company_id')
		.execute();
	expect(rows.map(({ language }) => language)).toEqual(['fr', 'en', 'en']);
	await database.close();
});

test('requests stored before their day was kept have the day on which they were shipped, or came', async () => {
	const database = await openDatabase(await makeDatabaseLocation());
	const { db } = database;
	const all = readMigrations();
	await migrate(
		database,
		all.filter(({ name }) => name < '0029'),
	);
	const came = '2026-03-30T12:00:00.000Z';
	const sent = '2026-04-02T12:00:00.000Z';
	const changed = '2026-05-05T12:00:00.000Z';
	for (const [number, state] of [
		['S-2026-0001', 'new'],
		['S-2026-0002', 'shipped'],
		['S-2026-0003', 'shipped'],
		['S-2026-0004', 'approved'],
	]) {
		await sql`insert into sample_request (number, state, email, company_name, manual_review, document, notice_version, language, version, created_at, updated_at)
			values (${number}, ${state}, '', '', 0, '{}', '', 'en', 1, ${came}, ${changed})`.execute(db);
	}
	const event = (id: string, number: string, undone: string | null) =>
		sql`insert into sample_request_event values (${id}, ${number}, 'state', 'M', ${sent}, 'approved', 'shipped', '', '', '', '', ${undone})`.execute(
			db,
		);
	await event('a', 'S-2026-0002', null);
	await event('b', 'S-2026-0004', changed);
	await migrate(database, all);
	const rows = await db
		.selectFrom('sample_request')
		.select(['number', 'dated_at'])
		.orderBy('number')
		.execute();
	// The third was shipped before events were kept.
	expect(rows.map((row) => row.dated_at)).toEqual([came, sent, changed, came]);
	await database.close();
});

test('labels made from requests before they named them name them, also void ones and those of erased requests', async () => {
	const database = await openDatabase(await makeDatabaseLocation());
	const { db } = database;
	const all = readMigrations();
	await migrate(
		database,
		all.filter(({ name }) => name < '0032'),
	);
	const at = '2026-03-30T12:00:00.000Z';
	for (const [number, label] of [
		['S-2026-0001', 1002],
		['S-2026-0002', 1003],
	] as const) {
		await sql`insert into sample_request (number, state, email, company_name, manual_review, document, notice_version, language, version, created_at, updated_at, label_id)
			values (${number}, 'approved', '', '', 0, '{}', '', 'en', 1, ${at}, ${at}, ${label})`.execute(db);
	}
	const event = (id: string, kind: string, reference: string) =>
		sql`insert into sample_request_event values (${id}, 'S-2026-0001', ${kind}, 'M', ${at}, '', '', '', '', '', ${reference}, null)`.execute(
			db,
		);
	await event('a', 'label', '1001');
	await event('b', 'label', '1002');
	await event('c', 'company', '1004');
	for (const id of [1001, 1002, 1003, 1004])
		await sql`insert into label values (${id}, 'void', '2026-03-30', 'N', '', '', '', 0, 0, '{}', 1, 'M', ${at}, ${at})`.execute(
			db,
		);
	await migrate(database, all);
	const rows = await db.selectFrom('label').select('source').orderBy('id').execute();
	expect(rows.map(({ source }) => source)).toEqual(['S-2026-0001', 'S-2026-0001', 'S-2026-0002', '']);
	await database.close();
});
