import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema.ts';

/** What query functions take: the database, or a transaction to run in. */
export type DatabaseLike = Kysely<Schema> | Transaction<Schema>;

/** An open database and the engine's own handle, which only `db/` may use. */
export type Database =
	| { engine: 'sqlite'; db: Kysely<Schema>; file: DatabaseSync; close: () => Promise<void> }
	| { engine: 'postgres'; db: Kysely<Schema>; pool: pg.Pool; url: string; close: () => Promise<void> };

/** The name of the SQLite file in its folder. */
export const SQLITE_FILE = 'emberhide.sqlite';

/** Whether the database can be read and, where one file has one writer, written. Throws if it is unavailable. */
export async function isDatabaseReady({ engine, db }: Database): Promise<boolean> {
	const readVersion = (from: DatabaseLike) => from.selectFrom('catalogue_state').select('version').execute();
	await (engine === 'sqlite' ? db.transaction().execute(readVersion) : readVersion(db));
	return true;
}

/** Opens PostgreSQL if `databaseUrl` is set, otherwise SQLite in `dataDir`. Engines are loaded on demand. */
export async function openDatabase(settings: { dataDir: string; databaseUrl?: string }): Promise<Database> {
	// Kysely closes its driver only if it ran a query, and closing twice throws.
	if (settings.databaseUrl) {
		const { openPostgres } = await import('./postgres.server.ts');
		const { db, pool } = await openPostgres(settings.databaseUrl);
		const close = async () => {
			await db.destroy();
			if (!pool.ended) await pool.end();
		};
		return { engine: 'postgres', db, pool, url: settings.databaseUrl, close };
	}
	const { openSqlite } = await import('./sqlite.server.ts');
	const { db, file } = openSqlite(join(settings.dataDir, SQLITE_FILE));
	const close = async () => {
		await db.destroy();
		if (file.isOpen) file.close();
	};
	return { engine: 'sqlite', db, file, close };
}
