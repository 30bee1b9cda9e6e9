import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase, SQLITE_FILE } from '../platform/db/database.server.ts';
import { migrate } from '../platform/db/migrate.server.ts';
import { lendDatabase, returnDatabase, runOnServer } from './lent-databases.ts';

/** The migrated SQLite file. Each test has a copy: running every migration took an eighth of an API test's time. */
let migratedFile: Promise<Buffer> | undefined;

async function makeMigratedFile(): Promise<Buffer> {
	const dataDir = mkdtempSync(join(tmpdir(), 'emberhide-test-'));
	try {
		const database = await openDatabase({ dataDir });
		await migrate(database);
		// SQLite moves what is in its log into the file when the last connection closes.
		await database.close();
		return readFileSync(join(dataDir, SQLITE_FILE));
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

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

/** A location for a database with every migration. */
async function makeMigratedLocation(): Promise<DatabaseLocation> {
	const server = inject('postgresUrl');
	const dataDir = makeDataDir();
	if (!server) {
		migratedFile ??= makeMigratedFile();
		writeFileSync(join(dataDir, SQLITE_FILE), await migratedFile);
		return { dataDir };
	}
	const name = await lendDatabase(server);
	onTestFinished(() => returnDatabase(server, name));
	return { dataDir, databaseUrl: `${server}/${name}` };
}

function makeDataDir(): string {
	const dataDir = mkdtempSync(join(tmpdir(), 'emberhide-test-'));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	return dataDir;
}
