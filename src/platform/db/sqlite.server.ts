import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { StartError } from '../process/start-error.server.ts';
import type { Schema } from './schema.ts';
import { isBusy, SqliteFileDriver } from './sqlite-driver.server.ts';

/** Opens the SQLite file at `path`, creating its folder; an error that the operator can fix is a StartError. */
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
		// No busy timeout in SQLite, as it would block the process (sqlite-driver.server.ts).
		file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
		// WAL allows reads in several processes while one writes; FULL keeps commits through a power cut.
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

/** The driver has its own queue with a timeout; Kysely's has none. */
class InTurnAdapter extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

const WAL_WITHIN_MS = 10_000;
const WAL_PAUSE_MS = 10;

/**
 * When two processes open a new file, both read it and then both want exclusive access to change its journal mode.
 * SQLite refuses one of them at once, whatever its timeout, as waiting would deadlock, so we retry.
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
