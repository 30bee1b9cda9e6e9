import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { StartError } from '../process/start-error.server.ts';
import type { Schema } from './schema.ts';
import { isBusy, SqliteFileDriver } from './sqlite-driver.server.ts';

/** Opens the SQLite file at `path`, making its folder; an error a person can mend is a StartError. */
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
		// SQLite itself never waits: that would hold up the process (sqlite-driver.server.ts).
		file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
		// WAL lets several processes read while one writes; FULL keeps a commit through a power cut.
		enterWal(file);
		file.exec('pragma synchronous = full;');
	} catch (error) {
		throw new StartError(`DATA_DIR: cannot open the database ${path}: ${(error as Error).message}.`);
	}
	const db = new Kysely<Schema>({
		dialect: {
			createAdapter: () => new InTurnAdapter(),
			createDriver: () => new SqliteFileDriver(file),
			createIntrospector: (kysely) => new SqliteIntrospector(kysely),
			createQueryCompiler: () => new SqliteQueryCompiler(),
		},
	});
	return { db, file };
}

/** The driver has a line of its own, which nobody stands in for ever; Kysely's would. */
class InTurnAdapter extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

const WAL_WITHIN_MS = 10_000;
const WAL_PAUSE_MS = 10;

/**
 * Two processes that open one new file at once both read it, then both want it alone to change its journal: SQLite
 * refuses one of them at once, whatever its timeout, as waiting would be a deadlock. Asking again is the way out.
 */
function enterWal(file: DatabaseSync): void {
	const sleeper = new Int32Array(new SharedArrayBuffer(4));
	for (const last = performance.now() + WAL_WITHIN_MS; ; ) {
		try {
			file.exec('pragma journal_mode = wal;');
			return;
		} catch (error) {
			if (!isBusy(error) || performance.now() > last) throw error;
			Atomics.wait(sleeper, 0, 0, WAL_PAUSE_MS);
		}
	}
}
