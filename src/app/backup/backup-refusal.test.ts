import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, inject, test } from 'vitest';
import { upsertPicture } from '../../admin/pictures/picture-queries.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { openPictureStorage } from '../../platform/storage/picture-storage.server.ts';
import { listPictureFiles } from '../../platform/storage/uploaded-picture.ts';
import { forgeManifest, insertManyRows, readToEnd, runBackupCommand } from '../../testing/backup-source.ts';
import {
	type DatabaseLocation,
	makeDatabaseLocation,
	openTestDatabase,
} from '../../testing/test-database.ts';
import { makeTestFolder } from '../../testing/test-site.ts';
import { checkBackup, restoreBackup } from './restore-backup.server.ts';
import { writeBackup } from './write-backup.server.ts';

const PICTURE = { hash: '0123456789abcdef'.repeat(2), width: 320, height: 240, colour: 'c8c4be' };
const [FILE = ''] = listPictureFiles(PICTURE).map(({ name }) => name);

let source: DatabaseLocation;
let folder: string;

beforeEach(async () => {
	source = await makeDatabaseLocation();
	const database = await openTestDatabase(source);
	await insertManyRows(database, 50);
	const storage = await openPictureStorage({ dataDir: source.dataDir, bucket: undefined });
	for (const { name } of listPictureFiles(PICTURE)) await storage.put(name, Buffer.from('bytes'));
	const row = { picture: PICTURE, partNumber: 'xy300', index: 0, bytes: 5 };
	await upsertPicture(database.db, row, { by: 'maria', at: '2026-01-01T00:00:00.000Z' });
	folder = join(makeTestFolder(), 'backup');
	await writeBackup(at(source), folder, () => {});
});

const at = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
	dataDir,
	databaseUrl,
	bucket: undefined,
	sessionSecret: undefined,
});

/** Restores and returns the one-sentence refusal; nothing may have been created. */
async function refusalOf(): Promise<string> {
	const target = await makeDatabaseLocation();
	const refusal = await restoreBackup(at(target), folder, () => {}).catch((error) => error);
	expect(refusal).toBeInstanceOf(StartError);
	expect(readdirSync(target.dataDir)).toEqual([]);
	return refusal.message;
}

const TABLE = 'tables/audit_entry.jsonl.gz';

function changeByte(path: string): void {
	const bytes = readFileSync(path);
	const middle = Math.floor(bytes.length / 2);
	bytes[middle] = bytes.readUInt8(middle) ^ 1;
	writeFileSync(path, bytes);
}

test.each<[string, () => void, RegExp]>([
	[
		'a truncated file',
		() => truncateSync(join(folder, TABLE), 30),
		/not whole: tables\/audit_entry\S+ has 30 bytes instead of \d+/,
	],
	['a changed byte', () => changeByte(join(folder, TABLE)), /was changed: tables\/audit_entry/],
	['a changed byte of a picture', () => changeByte(join(folder, 'uploads', FILE)), /was changed: uploads\//],
	['a missing file', () => rmSync(join(folder, TABLE)), /not whole: tables\/audit_entry\S+ is missing/],
	['a missing picture', () => rmSync(join(folder, 'uploads', FILE)), /not whole: uploads\/\S+ is missing/],
	['a changed manifest', () => changeByte(join(folder, 'manifest.json')), /was changed: manifest\.json/],
	[
		'a missing manifest',
		() => rmSync(join(folder, 'manifest.json')),
		/is not a whole backup: manifest\.json/,
	],
	[
		'a later format',
		() => forgeManifest(folder, (manifest) => Object.assign(manifest, { format: 2 })),
		/newer than this program: its format is 2/,
	],
	[
		'a later schema',
		() =>
			forgeManifest(folder, ({ migrations }) =>
				(migrations as object[]).push({ name: '9999-later', checksum: 'a'.repeat(64) }),
			),
		/newer than this program: it has the migration 9999-later\. Update the program/,
	],
	[
		'a file outside the folder',
		() =>
			forgeManifest(folder, ({ files }) =>
				Object.assign((files as object[])[0]!, { path: 'tables/../../x.jsonl.gz' }),
			),
		/is not a backup of this site/,
	],
	[
		'a table that is no name',
		() =>
			forgeManifest(folder, ({ tables }) => Object.assign((tables as object[])[0]!, { name: 'x"; drop' })),
		/is not a backup of this site/,
	],
])('%s is refused in one sentence, before anything is written', async (_what, harm, sentence) => {
	harm();
	expect(await refusalOf()).toMatch(sentence);
	await expect(checkBackup(folder, () => {})).rejects.toThrow(sentence);
});

test('the command prints one sentence, and its exit code is 1', async () => {
	rmSync(join(folder, TABLE));
	const { code, out, err } = await runBackupCommand(['restore', folder], await makeDatabaseLocation()).ended;
	expect([code, out]).toEqual([1, '']);
	expect(err).toBe(`The backup is not whole: ${TABLE} is missing. Nothing was restored.\n`);
});

test('a table with other columns is refused, and the database stays empty', async () => {
	forgeManifest(folder, ({ tables }) => {
		(tables as { columns: string[] }[])[0]!.columns.push('more');
	});
	const target = await makeDatabaseLocation();
	const first = await runBackupCommand(['restore', folder], target).ended;
	expect([first.code, first.err]).toEqual([1, expect.stringContaining('does not have the columns')]);
	// Still empty: a database with tables would be refused for that. A slow machine also prints how far it is.
	const second = await runBackupCommand(['restore', folder], target).ended;
	const reasonOf = ({ err }: typeof first) => err.trimEnd().split('\n').at(-1);
	expect(reasonOf(second)).toBe(reasonOf(first));
});

test('--check verifies a backup and changes nothing', async () => {
	const target = await makeDatabaseLocation();
	const { code, out } = await runBackupCommand(['restore', folder, '--check'], target).ended;
	expect([code, out]).toEqual([0, expect.stringMatching(/is whole\. Nothing was restored\.\n {2}\d+ rows/)]);
	expect(readdirSync(target.dataDir)).toEqual([]);
});

test('a database that is not empty is refused', async () => {
	const { code, err } = await runBackupCommand(['restore', folder], source).ended;
	expect([code, err]).toEqual([1, expect.stringMatching(/^The database is not empty/)]);
});

test('a storage with other pictures, or another session secret, is refused', async () => {
	const target = await makeDatabaseLocation();
	const storage = await openPictureStorage({ dataDir: target.dataDir, bucket: undefined });
	await storage.put(FILE, Buffer.from('other bytes'));
	const first = await runBackupCommand(['restore', folder], target).ended;
	expect([first.code, first.err]).toEqual([1, expect.stringContaining(`it holds ${FILE}`)]);
	await storage.delete(FILE);
	writeFileSync(join(target.dataDir, 'session-secret'), 'another');
	writeFileSync(join(source.dataDir, 'session-secret'), 'x'.repeat(43));
	const withSecret = join(makeTestFolder(), 'backup');
	await runBackupCommand(['backup', withSecret], source).ended;
	const second = await runBackupCommand(['restore', withSecret], target).ended;
	expect([second.code, second.err]).toEqual([1, expect.stringContaining('another secret than the backup')]);
});

test('a backup reports in one sentence what it cannot do', async () => {
	const run = async (args: string[], target = source) => {
		const { code, out, err } = await runBackupCommand(args, target).ended;
		expect([code, out]).toEqual([1, '']);
		return err;
	};
	expect(await run(['backup', folder])).toMatch(/is there already/);
	const file = join(makeTestFolder(), 'file');
	writeFileSync(file, '');
	expect(await run(['backup', join(file, 'backup')])).toMatch(
		/^The backup cannot be written: .*file \(\w+\)\.\n$/,
	);
	expect(await run(['backup', 'one', 'two'])).toMatch(/^Name one folder/);
	expect(await run(['backup', 'one', '--check'])).toMatch(/^Unknown option --check/);
	if (!source.databaseUrl) {
		const nowhere = { dataDir: makeTestFolder() };
		expect(await run(['backup', join(nowhere.dataDir, 'b')], nowhere)).toMatch(/there is no database in/);
		expect(readdirSync(nowhere.dataDir)).toEqual([]);
	}
});

test('a picture missing from the storage is named, and everything else is in the backup', async () => {
	rmSync(join(source.dataDir, 'uploads', FILE));
	const partly = join(makeTestFolder(), 'backup');
	const { code, out } = await runBackupCommand(['backup', partly], source).ended;
	expect([code, out]).toEqual([0, expect.stringContaining(`MISSING: 1 pictures’ files`)]);
	expect((await runBackupCommand(['restore', partly], await makeDatabaseLocation()).ended).code).toBe(0);
});

test.skipIf(process.platform === 'win32')(
	'a disk that takes no more ends it, and what was begun goes',
	async () => {
		const parent = makeTestFolder();
		const command = join(import.meta.dirname, 'backup-command.server.ts');
		// A process limited to files of one block reaches its limit as it would reach the disk's.
		const child = spawn(
			'sh',
			['-c', `ulimit -f 1; exec "$0" "$@"`, process.execPath, command, 'backup', join(parent, 'b')],
			{
				env: { PATH: process.env.PATH, DATA_DIR: source.dataDir, DATABASE_URL: source.databaseUrl ?? '' },
			},
		);
		const { code, err } = await readToEnd(child);
		expect([code, err]).toEqual([
			1,
			expect.stringMatching(/^The backup cannot be written|^The disk is full/),
		]);
		expect(readdirSync(parent)).toEqual([]);
	},
);

test.skipIf(inject('postgresUrl') !== undefined)(
	'a damaged database is not backed up as if it were whole',
	async () => {
		const target = { dataDir: makeTestFolder() };
		const database = await openTestDatabase(target);
		await insertManyRows(database, 2000);
		await database.close();
		const path = join(target.dataDir, 'emberhide.sqlite');
		const closed = new DatabaseSync(path);
		closed.exec('pragma wal_checkpoint(truncate)');
		closed.close();
		const bytes = readFileSync(path);
		bytes.fill(7, 300_000, 340_000);
		writeFileSync(path, bytes);
		const parent = makeTestFolder();
		const { code, err } = await runBackupCommand(['backup', join(parent, 'b')], target).ended;
		expect([code, err]).toEqual([1, expect.stringMatching(/^The database is damaged: .*\n$/s)]);
		expect(existsSync(join(parent, 'b'))).toBe(false);
	},
);
