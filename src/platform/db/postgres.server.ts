import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../process/start-error.server.ts';
import type { Schema } from './schema.ts';

/** Opens a pool on `url` and checks it with one query; an error that the operator can fix is a StartError. */
export async function openPostgres(url: string): Promise<{ db: Kysely<Schema>; pool: pg.Pool }> {
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 5_000,
		statement_timeout: 30_000,
		// A server that has stopped responding cannot time out a statement itself.
		query_timeout: 35_000,
		keepAlive: true,
	});
	// A connection that dies while idle must not end the process; the next query opens another.
	pool.on('error', () => {});
	// The same for one that dies between two statements of a transaction, when the pool is not listening.
	pool.on('connect', (client) => client.on('error', () => {}));
	try {
		await pool.query('select 1');
	} catch (error) {
		await pool.end();
		throw new StartError(`DATABASE_URL: cannot reach the database: ${(error as Error).message}.`);
	}
	return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}
