import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

/** How long one process waits for another's write lock, in milliseconds. */
const LOCK_WITHIN_MS = 10_000;
/** How long a query waits for earlier ones in this process, in milliseconds. */
const TURN_WITHIN_MS = 10_000;
/** Delay between two attempts, in milliseconds: a commit takes one to ten. */
const PAUSE_MS = { first: 2, longest: 25 };

/** https://www.sqlite.org/rescode.html#busy; the higher bits give the reason. */
const SQLITE_BUSY = 5;

export function isBusy(error: unknown): boolean {
	const { errcode } = error as { errcode?: number };
	return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}

/** Another process held the file for longer than we wait; `errcode` is SQLite's own. */
class DatabaseBusy extends Error {
	override readonly name = 'DatabaseBusy';
	readonly errcode = SQLITE_BUSY;
}

/**
 * Retries until the lock is free. SQLite's own busy timeout would block the whole process, including every page in
 * memory; this lets other requests proceed.
 * @throws DatabaseBusy
 */
export async function untilUnlocked<Result>(work: () => Result, withinMs = LOCK_WITHIN_MS): Promise<Result> {
	const last = performance.now() + withinMs;
	for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 1.5, PAUSE_MS.longest)) {
		try {
			return work();
		} catch (error) {
			if (!isBusy(error)) throw error;
			if (performance.now() > last) throw new DatabaseBusy('The database is locked by another process.');
		}
		// Jitter, so that waiting processes do not all retry at once.
		await wait(pause * (0.5 + Math.random()));
	}
}

/** Runs the transactions and queries on one open file one at a time. */
export class SqliteFileDriver implements Driver {
	readonly #file: DatabaseSync;
	readonly #connection: DatabaseConnection;
	#isInUse = false;
	readonly #line: (() => void)[] = [];

	constructor(file: DatabaseSync) {
		this.#file = file;
		this.#connection = new SqliteConnection(file);
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		if (this.#isInUse) await this.#waitInLine();
		this.#isInUse = true;
		return this.#connection;
	}

	async beginTransaction(): Promise<void> {
		// Takes the write lock immediately: upgrading a lock later would be refused without waiting.
		await untilUnlocked(() => this.#file.exec('begin immediate'));
	}

	async commitTransaction(): Promise<void> {
		this.#file.exec('commit');
	}

	async rollbackTransaction(): Promise<void> {
		// After a full disk, SQLite has already rolled back.
		if (this.#file.isTransaction) this.#file.exec('rollback');
	}

	async releaseConnection(): Promise<void> {
		const next = this.#line.shift();
		// The turn passes straight to the next waiter, so that no new caller can take it.
		if (next) next();
		else this.#isInUse = false;
	}

	async destroy(): Promise<void> {
		if (this.#file.isOpen) this.#file.close();
	}

	#waitInLine(): Promise<void> {
		return new Promise((resolve, reject) => {
			const turn = () => {
				clearTimeout(timer);
				resolve();
			};
			const timer = setTimeout(() => {
				this.#line.splice(this.#line.indexOf(turn), 1);
				reject(new DatabaseBusy('Too much waits for the database.'));
			}, TURN_WITHIN_MS);
			this.#line.push(turn);
		});
	}
}

/** Max. prepared statements in the cache. */
const MAX_PREPARED = 500;

class SqliteConnection implements DatabaseConnection {
	readonly #file: DatabaseSync;
	readonly #prepared = new Map<string, Prepared>();

	constructor(file: DatabaseSync) {
		this.#file = file;
	}

	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		// A transaction already holds its lock, so a retry there would fail again.
		if (this.#file.isTransaction) return this.#run(sql, parameters);
		return untilUnlocked(() => this.#run<Row>(sql, parameters));
	}

	async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
		const { statement } = this.#prepare(sql);
		for (const row of statement.iterate(...(parameters as SqlParameters))) yield { rows: [row as Row] };
	}

	#run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
		const { statement, reads } = this.#prepare(sql);
		const given = parameters as SqlParameters;
		if (reads) return { rows: statement.all(...given) as Row[] };
		const { changes, lastInsertRowid } = statement.run(...given);
		return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
	}

	#prepare(sql: string): Prepared {
		const known = this.#prepared.get(sql);
		if (known) return known;
		const statement = this.#file.prepare(sql);
		const made = { statement, reads: statement.columns().length > 0 };
		if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
		this.#prepared.set(sql, made);
		return made;
	}
}

type Prepared = { statement: StatementSync; reads: boolean };
type SqlParameters = (string | number | bigint | null)[];
