import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The database with every migration, without connections: lent databases are copies of it. */
export const MIGRATED = 'migrated';

/** Names of databases that tests have returned. */
const SPARES = 'create table spare_database (name text primary key)';

/**
 * Empties a lent database, except for rows written by migrations. A copy of a database is a thousand files,
 * and creating and removing them for each test took half the time of the PostgreSQL tests.
 */
const EMPTIER = `
	create schema lending;
	do $$ declare this record; isFilled boolean; begin
		for this in select tablename as name from pg_tables where schemaname = 'public' loop
			execute format('select exists (select from public.%I)', this.name) into isFilled;
			if isFilled then execute format('create table lending.%I as table public.%I', this.name, this.name); end if;
		end loop;
	end $$;
	create procedure lending.empty() language plpgsql as $$ declare this record; begin
		-- Rows go in any order: constraints between tables are not looked at.
		set local session_replication_role = replica;
		for this in select tablename as name from pg_tables where schemaname = 'public' loop
			-- A large table would keep the room of its rows.
			if pg_relation_size(format('public.%I', this.name)) > 4000000
			then execute format('truncate public.%I cascade', this.name);
			elsif pg_relation_size(format('public.%I', this.name)) > 0
			then execute format('delete from public.%I', this.name);
			end if;
		end loop;
		for this in select tablename as name from pg_tables where schemaname = 'lending' loop
			execute format('insert into public.%I table lending.%I', this.name, this.name);
		end loop;
		for this in select sequencename as name from pg_sequences where schemaname = 'public' loop
			execute format('alter sequence public.%I restart', this.name);
		end loop;
	end $$`;

/**
 * Prepares the server for lending, once `MIGRATED` is migrated. @param server its address up to a
 * database's name
 */
export async function prepareLending(server: string): Promise<void> {
	await runOnServer(server, 'postgres', SPARES);
	await runOnServer(server, MIGRATED, EMPTIER);
}

/** Returns the name of a freshly migrated database, exclusive until it is returned. */
export async function lendDatabase(server: string): Promise<string> {
	const [spare] = await runOnServer(
		server,
		'postgres',
		`delete from spare_database
		where name = (select name from spare_database limit 1 for update skip locked) returning name`,
	);
	if (spare) return spare.name as string;
	const name = `lent_${randomBytes(6).toString('hex')}`;
	await runOnServer(server, 'postgres', `create database ${name} template ${MIGRATED} strategy file_copy`);
	return name;
}

/** Empties the database, and closes remaining connections. */
export async function returnDatabase(server: string, name: string): Promise<void> {
	await runOnServer(
		server,
		name,
		`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`,
		'call lending.empty()',
	);
	await runOnServer(server, 'postgres', `insert into spare_database values ('${name}')`);
}

/** Runs statements one after the other, and returns the rows of the last. */
export async function runOnServer(
	server: string,
	database: string,
	...statements: string[]
): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: `${server}/${database}` });
	await client.connect();
	try {
		let rows: Record<string, unknown>[] = [];
		for (const statement of statements) rows = (await client.query(statement)).rows;
		return rows;
	} finally {
		await client.end();
	}
}
