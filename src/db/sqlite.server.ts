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
		enterWal(file);
		file.exec('pragma synchronous = full;');
	} catch (error) {
		throw new StartError(`DATA_DIR: cannot open the database ${path}: ${(error as Error).message}.`);
	}
	return {
		db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyDatabase(file) }) }),
		file,
	};
}

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
const WAL_PAUSE_MS = 10;

/**
 * Two processes that open one new file at once both read it, then both want it alone to change its journal: SQLite
 * refuses one of them at once, whatever its timeout, as waiting would be a deadlock. Asking again is the way out.
 */
function enterWal(file: DatabaseSync): void {
	const sleeper = new Int32Array(new SharedArrayBuffer(4));
	for (const last = Date.now() + BUSY_TIMEOUT_MS; ; ) {
		try {
			file.exec('pragma journal_mode = wal;');
			return;
		} catch (error) {
			if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || Date.now() > last) throw error;
			Atomics.wait(sleeper, 0, 0, WAL_PAUSE_MS);
		}
	}
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
