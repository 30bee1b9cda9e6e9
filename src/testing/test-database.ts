import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../platform/db/database.server.ts';
import { migrate } from '../platform/db/migrate.server.ts';
import { lendDatabase, returnDatabase, runOnServer } from './lent-databases.ts';

/** Location of a test's database, which is removed when the test ends. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: string };

/** Creates a location for an empty database on this test project's engine. */
export async function makeDatabaseLocation(): Promise<DatabaseLocation> {
	const server = inject('postgresUrl');
	const dataDir = makeDataDir();
	if (!server) return { dataDir };
	const name = `test_${randomBytes(6).toString('hex')}`;
	await runOnServer(server, 'postgres', `create database ${name} strategy file_copy`);
	onTestFinished(async () => {
		await runOnServer(server, 'postgres', `drop database ${name} with (force)`);
	});
	return { dataDir, databaseUrl: `${server}/${name}` };
}

/** An open, migrated database for one test. */
export async function openTestDatabase(location?: DatabaseLocation): Promise<Database> {
	const database = await openDatabase(location ?? (await makeMigratedLocation()));
	onTestFinished(() => database.close());
	// Tests need no durability, and on some machines waiting for the disk takes most of their time.
	if (database.engine === 'sqlite') database.file.exec('pragma synchronous = off');
	await migrate(database);
	return database;
}

/** The state before the site's first start: only SQLite's has no tables yet. */
async function makeMigratedLocation(): Promise<DatabaseLocation> {
	const server = inject('postgresUrl');
	const dataDir = makeDataDir();
	if (!server) return { dataDir };
	const name = await lendDatabase(server);
	onTestFinished(() => returnDatabase(server, name));
	return { dataDir, databaseUrl: `${server}/${name}` };
}

function makeDataDir(): string {
	const dataDir = mkdtempSync(join(tmpdir(), 'emberhide-test-'));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	return dataDir;
}
