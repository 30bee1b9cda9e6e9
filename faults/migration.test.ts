import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SeededRandom } from '../bench/seeded-random.ts';
import type { Database } from '../src/platform/db/database.server.ts';
import { migrate, readMigrations } from '../src/platform/db/migrate.server.ts';
import { ENGINES, IS_LONG, makeLocation, openLocation, SEED } from './engines.ts';
import { request } from './site-callers.ts';
import { spawnSite, startSite } from './site-process.ts';

const moduleOf = (file: string) =>
	JSON.stringify(new URL(`../src/platform/db/${file}`, import.meta.url).href);

async function listApplied({ db }: Database): Promise<string[]> {
	const journal = sql<{ name: string }>`select name from schema_migration order by name`;
	return (await journal.execute(db)).rows.map(({ name }) => name);
}

/** Migrates the database in a separate process, which is killed just before the statement of that number. */
async function migrateUntilKilled(location: object, statement: number): Promise<NodeJS.Signals | null> {
	const script = `
		const { openDatabase } = await import(${moduleOf('database.server.ts')});
		const { migrate, readMigrations } = await import(${moduleOf('migrate.server.ts')});
		let left = ${statement};
		const migrations = readMigrations().map((migration) => ({
			...migration,
			statements: {
				*[Symbol.iterator]() {
					for (const one of migration.statements) {
						if (left-- === 0) process.kill(process.pid, 'SIGKILL');
						yield one;
					}
				},
			},
		}));
		await migrate(await openDatabase(${JSON.stringify(location)}), migrations);`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
	const [, signal] = await once(child, 'exit');
	return signal;
}

test.each(ENGINES)(
	'%s: killed between two statements of a migration, the next start finishes',
	async (engine) => {
		console.info(`seed ${SEED}`);
		const random = new SeededRandom(SEED);
		const migrations = readMigrations();
		const statements = migrations.reduce((sum, migration) => sum + migration.statements.length, 0);
		const location = await makeLocation(engine);
		const database = await openLocation(location);
		// An older database, so that there is data to lose.
		const old = migrations.slice(0, random.between(1, migrations.length - 2));
		await migrate(database, old);
		const remaining = old.reduce((sum, migration) => sum + migration.statements.length, 0);
		for (let round = 0; round < (IS_LONG ? 20 : 3); round++) {
			// Applied migrations are not run again, so the count starts with the remaining ones.
			const at = random.between(0, statements - remaining - 1);
			expect(await migrateUntilKilled(location, at)).toBe('SIGKILL');
			expect(await listApplied(database)).toEqual(old.map(({ name }) => name));
		}
		const site = await startSite(location);
		expect((await request(`${site.address}/products/xy300`)).status).toBe(200);
		expect((await request(`${site.address}/health/ready`)).status).toBe(200);
	},
);

test.each(ENGINES)(
	'%s: five processes start at once on an old database, and all become ready',
	async (engine) => {
		const location = await makeLocation(engine);
		const database = await openLocation(location);
		const migrations = readMigrations();
		await migrate(database, migrations.slice(0, Math.ceil(migrations.length / 2)));
		const sites = Array.from({ length: 5 }, () => spawnSite(location));
		const addresses = await Promise.all(sites.map(({ listening }) => listening));
		const totals = await Promise.all(
			addresses.map(
				async (address) => (await request(`${address}/api/products?size=1`)).json().totalElements,
			),
		);
		expect(new Set(totals).size).toBe(1);
		expect(await listApplied(database)).toEqual(migrations.map(({ name }) => name));
		const accounts = await database.db.selectFrom('staff_account').select('id').execute();
		expect(accounts).toHaveLength(1);
	},
);

test.each(ENGINES)('%s: an older program refuses a newer database in one sentence', async (engine) => {
	const location = await makeLocation(engine);
	const database = await openLocation(location);
	const later = { name: '9999-later', checksum: 'x', statements: ['create table later (id integer)'] };
	await migrate(database, [...readMigrations(), later]);
	const site = spawnSite(location);
	await expect(site.listening).rejects.toThrow(
		/^The database is newer than this program: it has the migration 9999-later\. Update the program\.$/,
	);
	expect(await site.ended).toBe(1);
});
