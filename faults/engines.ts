import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../src/platform/db/database.server.ts';
import type { DatabaseLocation } from '../src/testing/test-database.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

/** `npm run test:faults -- --long`: more rounds of all randomized tests. */
export const IS_LONG = process.env.FAULTS_LONG === '1';

/** Printed by every test that uses it, to reproduce a failure: `--seed N`. */
export const SEED = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1e9));

/** A timeout that only ends hanging tests; it is no performance limit. */
export const SOON = { timeout: 300_000, interval: 50 };

/** An empty folder and an empty database on that engine for one test; both are removed when it ends. */
export async function makeLocation(engine: Engine): Promise<DatabaseLocation> {
	const dataDir = mkdtempSync(join(tmpdir(), 'emberhide-faults-'));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	if (engine === 'SQLite') return { dataDir };
	const server = inject('postgresUrl');
	const name = `faults_${randomBytes(6).toString('hex')}`;
	await runOn(`${server}/postgres`, `create database ${name} template template1`);
	onTestFinished(() => runOn(`${server}/postgres`, `drop database if exists ${name} with (force)`));
	return { dataDir, databaseUrl: `${server}/${name}` };
}

/** A separate connection to the same database. */
export async function openLocation(location: DatabaseLocation): Promise<Database> {
	const database = await openDatabase(location);
	onTestFinished(() => database.close());
	return database;
}

async function runOn(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(statement);
	await client.end();
}
