import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../db/database.server.ts';
import { migrate } from '../db/migrate.server.ts';
import { MIGRATED } from './migrated-database.ts';

/** Where a fresh, empty database of this test's own is; it goes when the test ends. */
export type DatabasePlace = { dataDir: string; databaseUrl?: string };

/**
 * Makes a place for a database on the engine that this project of tests runs on.
 * @param template on PostgreSQL, the database that it begins as a copy of
 */
export async function makeDatabasePlace(template = 'template1'): Promise<DatabasePlace> {
	const dataDir = mkdtempSync(join(tmpdir(), 'emberhide-test-'));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const server = inject('postgresUrl');
	if (!server) return { dataDir };
	const name = `test_${randomBytes(6).toString('hex')}`;
	await runOnServer(server, `create database ${name} template ${template}`);
	onTestFinished(() => runOnServer(server, `drop database ${name} with (force)`));
	return { dataDir, databaseUrl: `${server}/${name}` };
}

/** An open, migrated database of this test's own. */
export async function openTestDatabase(place?: DatabasePlace): Promise<Database> {
	const database = await openDatabase(place ?? (await makeDatabasePlace(MIGRATED)));
	onTestFinished(() => database.close());
	await migrate(database);
	return database;
}

async function runOnServer(server: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: `${server}/postgres` });
	await client.connect();
	await client.query(statement);
	await client.end();
}
