import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../platform/db/database.server.ts';
import { readMigrations } from '../platform/db/migrate.server.ts';
import { listOwnTables } from '../platform/db/snapshot.server.ts';
import type { DatabasePlace } from './test-database.ts';

const COMMAND = join(import.meta.dirname, '../app/backup/backup-command.server.ts');

export type CommandRun = {
	child: ChildProcess;
	ended: Promise<{ code: number | null; out: string; err: string }>;
};

/** `npm run backup` or `npm run restore` as a process of its own. */
export function runBackupCommand(
	words: readonly string[],
	place: DatabasePlace,
	flags: readonly string[] = [],
): CommandRun {
	const child = spawn(process.execPath, [...flags, COMMAND, ...words], {
		cwd: place.dataDir,
		env: { PATH: process.env.PATH, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
	});
	onTestFinished(() => {
		child.kill('SIGKILL');
	});
	return { child, ended: readToEnd(child) };
}

export async function readToEnd(
	child: ChildProcess,
): Promise<{ code: number | null; out: string; err: string }> {
	let out = '';
	let err = '';
	child.stdout?.on('data', (chunk) => {
		out += chunk;
	});
	child.stderr?.on('data', (chunk) => {
		err += chunk;
	});
	return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** Every row of every table of the site, in an order that both engines give. */
export async function listAllRows(
	{ db }: Database,
	leftOut: readonly string[] = [],
): Promise<Map<string, string[]>> {
	const tables = listOwnTables(readMigrations()).filter((name) => !leftOut.includes(name));
	const all = new Map<string, string[]>();
	for (const table of tables) {
		const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
		const lines = rows.map((row) => JSON.stringify(Object.entries(row as object).sort()));
		all.set(table, lines.sort());
	}
	return all;
}

/** Many rows of about a kilobyte each, made by the database itself. */
export async function insertManyRows({ db }: Database, count: number): Promise<void> {
	const long = 'steel '.repeat(170);
	await sql`
		insert into audit_entry (id, at, actor_name, action, subject_kind, subject_id, subject_name, after_json)
		with recursive one(n) as (select 1 union all select n + 1 from one where n < ${sql.lit(count)})
		select 'many-' || cast(n as text), '2026-01-01T00:00:00.000Z', 'Maria', 'label.printed', 'label', cast(n as text), '', ${sql.lit(long)}
		from one`.execute(db);
}

/** Writes a changed manifest together with the checksum that it then needs, as a forger would. */
export function forgeManifest(folder: string, change: (manifest: Record<string, unknown>) => void): void {
	const path = join(folder, 'manifest.json');
	const manifest = JSON.parse(readFileSync(path, 'utf8'));
	change(manifest);
	const text = JSON.stringify(manifest);
	writeFileSync(path, text);
	const sum = createHash('sha256').update(text).digest('hex');
	writeFileSync(`${path}.sha256`, `${sum}  manifest.json\n`);
}
