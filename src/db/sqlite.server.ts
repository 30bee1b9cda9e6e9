import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StartError } from '../server/start-error.server.ts';
import type { Schema } from './schema.ts';

/** How long one process waits for another's write lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/** Opens the SQLite file at `path`, making its folder; a fault a person can mend is a StartError. */
export function openSqlite(path: string): { db: Kysely<Schema>; file: DatabaseSync } {
	const folder = dirname(path);
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(existsSync(path) ? path : folder, constants.W_OK);
	} catch (error) {
		throw new StartError(`DATA_DIR: cannot write to ${folder} (${(error as NodeJS.ErrnoException).code}).`);
	}
	let file: DatabaseSync;
	try {
		file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
		// WAL lets several processes read while one writes; FULL keeps a commit through a power cut.
		file.exec('pragma journal_mode = wal; pragma synchronous = full;');
	} catch (error) {
		throw new StartError(`DATA_DIR: cannot open the database ${path}: ${(error as Error).message}.`);
	}
	return {
		db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyDatabase(file) }) }),
		file,
	};
}

/** Kysely speaks better-sqlite3's dialect of the same calls; statements are prepared once and kept. */
function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
	const prepared = new Map<string, SqliteStatement>();
	return {
		close: () => file.close(),
		prepare(sql) {
			const known = prepared.get(sql);
			if (known) return known;
			// A transaction takes its write lock at once: one that upgrades later would be refused without waiting.
			const statement = asKyselyStatement(file.prepare(sql === 'begin' ? 'begin immediate' : sql));
			if (prepared.size >= 500) prepared.clear();
			prepared.set(sql, statement);
			return statement;
		},
	};
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
		all: (parameters) => statement.all(...(parameters as SqlParameters)),
		run: (parameters) => statement.run(...(parameters as SqlParameters)),
		iterate: (parameters) => statement.iterate(...(parameters as SqlParameters)),
	};
}

type SqlParameters = (string | number | bigint | null)[];
