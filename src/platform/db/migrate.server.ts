import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartError } from '../process/start-error.server.ts';
import type { Database } from './database.server.ts';
import { untilUnlocked } from './sqlite-driver.server.ts';

export type Migration = { name: string; checksum: string; statements: string[] };

/** Runs one statement on the connection that holds the lock, and returns its rows. */
export type Run = (
	sql: string,
	parameters?: string[],
) => Promise<Record<string, unknown>[]> | Record<string, unknown>[];

const FOLDER = join(import.meta.dirname, 'migrations');

/** An arbitrary number, the same in every process. */
const ADVISORY_LOCK = 4_127_300;

/** How long a starting process waits for another's migrations, in milliseconds. */
const LOCK_WITHIN_MS = 60_000;

const JOURNAL = `create table if not exists schema_migration (
	name text not null primary key,
	checksum text not null,
	applied_at text not null
)`;

/**
 * Reads the numbered `.sql` files in order; statements end with a semicolon at the end of a line. Folders only keep
 * older ones together: a migration is named by its file.
 */
export function readMigrations(folder = FOLDER): Migration[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((path) => ({ path, file: basename(path) }))
		.filter(({ file }) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
		.sort((one, other) => (one.file < other.file ? -1 : 1))
		.map(({ path, file }) => {
			const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
			return {
				name: file.replace('.sql', ''),
				checksum: createHash('sha256').update(text).digest('hex'),
				statements: text
					.split(/;\s*(?:\n|$)/)
					.map((statement) => statement.trim())
					.filter((statement) => statement !== ''),
			};
		});
}

/**
 * Migrates the database to the newest schema under a lock, so that processes starting at the same time apply each
 * migration once. Everything runs in one transaction, so a process killed midway leaves no changes. A database newer
 * than the program, or an edited old migration, is a StartError.
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<string[]> {
	if (database.engine === 'sqlite') {
		const { file } = database;
		if (await untilUnlocked(() => isUpToDate(file, migrations))) return [];
	}
	return inMigrationLock(database, (run) => applyMigrations(run, migrations));
}

/** Runs `work` in one transaction under the migration lock; an error rolls it back. */
export async function inMigrationLock<Result>(
	database: Database,
	work: (run: Run) => Promise<Result>,
): Promise<Result> {
	if (database.engine === 'sqlite') {
		const { file } = database;
		await untilUnlocked(() => file.exec('begin immediate'), LOCK_WITHIN_MS);
		try {
			const result = await work((sql, parameters = []) => file.prepare(sql).all(...parameters));
			file.exec('commit');
			return result;
		} catch (error) {
			if (file.isTransaction) file.exec('rollback');
			throw error;
		}
	}
	const client = await database.pool.connect();
	const run: Run = async (sql, parameters = []) => {
		let position = 0;
		return (
			await client.query(
				sql.replaceAll('?', () => `$${++position}`),
				parameters,
			)
		).rows;
	};
	try {
		await client.query('begin');
		// The lock ends with the transaction, even if this process dies.
		await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
		const result = await work(run);
		await client.query('commit');
		return result;
	} catch (error) {
		await client.query('rollback').catch(() => {});
		throw error;
	} finally {
		client.release();
	}
}

/** Lets a start with nothing to migrate skip the write lock. */
function isUpToDate(file: Extract<Database, { engine: 'sqlite' }>['file'], migrations: Migration[]): boolean {
	const known = file.prepare("select 1 from sqlite_master where name = 'schema_migration'").get();
	if (!known) return false;
	const rows = file.prepare('select name, checksum from schema_migration order by name').all();
	return (
		rows.length === migrations.length &&
		migrations.every(
			(migration, i) => rows[i]?.name === migration.name && rows[i]?.checksum === migration.checksum,
		)
	);
}

/** Applies the migrations that the journal does not list yet; returns their names. */
export async function applyMigrations(run: Run, migrations: Migration[]): Promise<string[]> {
	await run(JOURNAL);
	const journal = new Map(
		(await run('select name, checksum from schema_migration')).map((row) => [row.name, row.checksum]),
	);
	for (const name of journal.keys()) {
		if (!migrations.some((migration) => migration.name === name)) {
			throw new StartError(
				`The database is newer than this program: it has the migration ${name}. Update the program.`,
			);
		}
	}
	const applied: string[] = [];
	for (const migration of migrations) {
		const checksum = journal.get(migration.name);
		if (checksum === migration.checksum) continue;
		if (checksum !== undefined) {
			throw new StartError(
				`The migration ${migration.name} was edited after it had been applied. Put the old text back.`,
			);
		}
		for (const statement of migration.statements) await run(statement);
		await run('insert into schema_migration (name, checksum, applied_at) values (?, ?, ?)', [
			migration.name,
			migration.checksum,
			new Date().toISOString(),
		]);
		applied.push(migration.name);
	}
	return applied;
}
