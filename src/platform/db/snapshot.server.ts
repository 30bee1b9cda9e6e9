import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/start-error.server.ts';
import { type Database, openDatabase, SQLITE_FILE } from './database.server.ts';
import { type Migration, readMigrations } from './migrate.server.ts';

/** One row, with its values in column order. */
export type SnapshotRow = readonly (string | number | null)[];

/** A consistent read of the database at one point in time, however long it takes and whatever is written meanwhile. */
export type Snapshot = {
	engine: Database['engine'];
	/** The applied migrations, in order. */
	migrations: { name: string; checksum: string }[];
	/** The site's tables, referenced tables first. */
	tables: { name: string; columns: string[] }[];
	rows: (table: string) => AsyncIterable<SnapshotRow>;
	close: () => Promise<void>;
};

/** Rows per PostgreSQL fetch: some of our documents are many kilobytes. */
const ROWS_AT_ONCE = 100;

/** The tables in the order in which migrations create them, so a table only references earlier ones. */
export function listOwnTables(migrations: readonly Migration[]): string[] {
	let names: string[] = [];
	for (const statement of migrations.flatMap(({ statements }) => statements)) {
		const [, created] = /^create table (\w+)/im.exec(statement) ?? [];
		const [, dropped] = /^drop table (\w+)/im.exec(statement) ?? [];
		const [, from, to] = /^alter table (\w+) rename to (\w+)/im.exec(statement) ?? [];
		if (created !== undefined) names.push(created);
		names = names.filter((name) => name !== dropped).map((name) => (name === from ? (to ?? name) : name));
	}
	return names;
}

/**
 * Opens a consistent snapshot while other processes keep writing: a read transaction of SQLite in WAL mode, or
 * REPEATABLE READ in PostgreSQL. A missing or damaged database, or one newer than the program, is a StartError.
 */
export async function openSnapshot(settings: { dataDir: string; databaseUrl?: string }): Promise<Snapshot> {
	// Opening would create one.
	if (!settings.databaseUrl && !existsSync(join(settings.dataDir, SQLITE_FILE))) {
		throw new StartError(`DATA_DIR: there is no database in ${settings.dataDir}.`);
	}
	const database = await openDatabase(settings);
	try {
		const snapshot = database.engine === 'sqlite' ? readSqlite(database) : await readPostgres(database);
		const known = readMigrations();
		for (const { name } of snapshot.migrations) {
			if (known.some((migration) => migration.name === name)) continue;
			throw new StartError(
				`The database is newer than this program: it has the migration ${name}. Update the program.`,
			);
		}
		return snapshot;
	} catch (error) {
		await database.close();
		throw error;
	}
}

const JOURNAL = 'select name, checksum from schema_migration order by name';

function readSqlite({ file, close }: Extract<Database, { engine: 'sqlite' }>): Snapshot {
	file.exec('begin');
	const [error] = file.prepare('pragma integrity_check(1)').all();
	if (error?.integrity_check !== 'ok') {
		throw new StartError(`The database is damaged: ${error?.integrity_check}. Restore the last good backup.`);
	}
	const present = new Set(
		file
			.prepare("select name from sqlite_master where type = 'table'")
			.all()
			.map(({ name }) => name),
	);
	if (!present.has('schema_migration')) throw new StartError('The database has no tables of the site yet.');
	return {
		engine: 'sqlite',
		migrations: file.prepare(JOURNAL).all() as Snapshot['migrations'],
		tables: listOwnTables(readMigrations())
			.filter((name) => present.has(name))
			.map((name) => {
				const columns = file.prepare(`select * from "${name}" limit 0`).columns();
				return { name, columns: columns.map((column) => column.name) };
			}),
		async *rows(table) {
			for (const row of file.prepare(`select * from "${table}"`).iterate()) {
				yield Object.values(row) as SnapshotRow[number][];
			}
		},
		async close() {
			file.exec('rollback');
			await close();
		},
	};
}

async function readPostgres({ pool, close }: Extract<Database, { engine: 'postgres' }>): Promise<Snapshot> {
	const client = await pool.connect();
	try {
		await client.query('begin isolation level repeatable read read only');
		// The transaction is idle while the caller writes to a slow disk.
		await client.query('set local idle_in_transaction_session_timeout = 0');
		const names = await client.query(
			'select table_name from information_schema.tables where table_schema = current_schema()',
		);
		const present = new Set(names.rows.map(({ table_name }) => table_name));
		if (!present.has('schema_migration')) throw new StartError('The database has no tables of the site yet.');
		const tables: Snapshot['tables'] = [];
		for (const name of listOwnTables(readMigrations()).filter((name) => present.has(name))) {
			const { fields } = await client.query(`select * from "${name}" limit 0`);
			tables.push({ name, columns: fields.map((field) => field.name) });
		}
		return {
			engine: 'postgres',
			migrations: (await client.query(JOURNAL)).rows,
			tables,
			async *rows(table) {
				await client.query(`declare snapshot_rows no scroll cursor for select * from "${table}"`);
				for (;;) {
					const { rows } = await client.query({
						text: `fetch ${ROWS_AT_ONCE} from snapshot_rows`,
						rowMode: 'array',
					});
					yield* rows as unknown as SnapshotRow[];
					if (rows.length < ROWS_AT_ONCE) break;
				}
				await client.query('close snapshot_rows');
			},
			async close() {
				await client.query('rollback').catch(() => {});
				client.release();
				await close();
			},
		};
	} catch (error) {
		client.release(true);
		throw error;
	}
}
