import { StartError } from '../process/start-error.server.ts';
import type { Database } from './database.server.ts';
import { applyMigrations, inMigrationLock, type Run, readMigrations } from './migrate.server.ts';
import { listOwnTables, type SnapshotRow } from './snapshot.server.ts';

/** Data read from another database: its schema, and its rows in batches, with referenced tables first. */
export type Refill = {
	migrations: readonly { name: string; checksum: string }[];
	tables: readonly { name: string; columns: readonly string[] }[];
	batches: (table: string) => AsyncIterable<SnapshotRow[]>;
};

/** Refuses a database that already contains tables of the site. */
export async function requireEmptyDatabase(database: Database): Promise<void> {
	const names =
		database.engine === 'sqlite'
			? database.file.prepare("select name from sqlite_master where type = 'table'").all()
			: (
					await database.pool.query(
						'select table_name as name from information_schema.tables where table_schema = current_schema()',
					)
				).rows;
	const own = new Set([...listOwnTables(readMigrations()), 'schema_migration']);
	if (names.some(({ name }) => own.has(name))) {
		throw new StartError(
			'The database is not empty: it holds tables of the site. Restore into a new one, and nothing of yours is overwritten.',
		);
	}
}

/**
 * Fills an empty database in one transaction: the schema as of the backup, its rows, then all later migrations, as at a
 * start. If killed at any point, it leaves the database empty.
 */
export async function refillDatabase(
	database: Database,
	{ migrations, tables, batches }: Refill,
): Promise<void> {
	const known = readMigrations();
	const then = migrations.map(({ name, checksum }) => {
		const migration = known.find((one) => one.name === name);
		if (!migration) {
			throw new StartError(
				`The backup is newer than this program: it has the migration ${name}. Update the program, then restore.`,
			);
		}
		if (migration.checksum !== checksum) {
			throw new StartError(`The backup’s migration ${name} is not the one that this program has.`);
		}
		return migration;
	});
	await inMigrationLock(database, async (run) => {
		await requireEmptyDatabase(database);
		await applyMigrations(run, then);
		// Some migrations insert rows of their own.
		for (const name of listOwnTables(then).reverse()) await run(`delete from "${name}"`);
		for (const { name, columns } of tables) {
			const insert = await prepareInsert(database.engine, run, name, columns);
			for await (const rows of batches(name)) await run(insert, [JSON.stringify(rows)]);
		}
		await applyMigrations(run, known);
	});
}

/** One statement that inserts a JSON array of rows; the columns must be exactly those of the table. */
async function prepareInsert(
	engine: Database['engine'],
	run: Run,
	table: string,
	columns: readonly string[],
): Promise<string> {
	const found =
		engine === 'sqlite'
			? await run('select name, type from pragma_table_info(?)', [table])
			: await run(
					'select column_name as name, data_type as type from information_schema.columns where table_schema = current_schema() and table_name = ?',
					[table],
				);
	const types = new Map(found.map(({ name, type }) => [name as string, type as string]));
	if (types.size !== columns.length || columns.some((column) => !types.has(column))) {
		throw new StartError(`The backup’s table ${table} does not have the columns that its migrations make.`);
	}
	const names = columns.map((column) => `"${column}"`).join(', ');
	const values = columns
		.map((column, at) =>
			engine === 'sqlite' ? `value ->> ${at}` : `cast(value ->> ${at} as ${types.get(column)})`,
		)
		.join(', ');
	const rows = engine === 'sqlite' ? 'json_each(?)' : 'json_array_elements(cast(? as json)) as line(value)';
	return `insert into "${table}" (${names}) select ${values} from ${rows}`;
}
