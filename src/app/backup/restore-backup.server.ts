import { createHash, randomBytes } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { stopIssues } from '../../domain/newsletter/issues/issue-queries.server.ts';
import { type Database, openDatabase } from '../../platform/db/database.server.ts';
import { readMigrations } from '../../platform/db/migrate.server.ts';
import { refillDatabase, requireEmptyDatabase } from '../../platform/db/refill.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { openPictureStorage } from '../../platform/storage/picture-storage.server.ts';
import {
	type BackupManifest,
	isLaterFormat,
	MANIFEST,
	MANIFEST_SUM,
	parseManifest,
	pictureOf,
	readManifestFormat,
	SESSION_SECRET,
	tableFile,
} from './backup-manifest.server.ts';
import { readRows, requireWhole } from './checked-file.server.ts';
import type { BackupSource } from './write-backup.server.ts';

const LATER = 'The backup is newer than this program';

/** Reads every byte of a backup and compares it with the manifest; any error is a StartError. */
export async function checkBackup(
	folder: string,
	report: (progress: string) => void,
): Promise<BackupManifest> {
	const manifest = await readManifest(folder);
	const known = readMigrations().map(({ name }) => name);
	const later = manifest.migrations.find(({ name }) => !known.includes(name));
	if (later) {
		throw new StartError(`${LATER}: it has the migration ${later.name}. Update the program, then restore.`);
	}
	const listed = new Set(manifest.files.map(({ path }) => path));
	const unlisted = manifest.tables.find(({ name }) => !listed.has(tableFile(name)));
	if (unlisted) throw new StartError(`The backup is not whole: it lists no file of ${unlisted.name}.`);
	let checked = 0;
	for (const file of manifest.files) {
		await requireWhole(folder, file);
		checked += 1;
		report(`${checked} of ${manifest.files.length} files checked`);
	}
	return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
	const read = async (file: string) => {
		try {
			return await readFile(join(folder, file), 'utf8');
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			throw new StartError(`${folder} is not a whole backup: ${file} cannot be read (${code}).`);
		}
	};
	const text = await read(MANIFEST);
	const sum = (await read(MANIFEST_SUM)).slice(0, 64);
	if (createHash('sha256').update(text).digest('hex') !== sum) {
		throw new StartError(
			`The backup was changed: ${MANIFEST} is not what was written. Nothing was restored.`,
		);
	}
	const format = readManifestFormat(text);
	if (format !== undefined && isLaterFormat(format)) {
		throw new StartError(`${LATER}: its format is ${format}. Update the program, then restore.`);
	}
	const manifest = parseManifest(text);
	if (!manifest) throw new StartError(`${folder} is not a backup of this site: its manifest cannot be read.`);
	return manifest;
}

/**
 * Restores a backup into an empty database and a storage without other pictures. Everything is checked before anything
 * is written. Pictures are restored first and rows last, in one transaction, so an interrupted restore leaves an empty
 * database and can simply be repeated.
 */
export async function restoreBackup(
	target: BackupSource,
	folder: string,
	report: (progress: string) => void,
): Promise<BackupManifest> {
	const manifest = await checkBackup(folder, report);
	const database = await openDatabase(target);
	try {
		await requireEmptyDatabase(database);
		await restorePictures(target, folder, manifest, report);
		if (manifest.files.some(({ path }) => path === SESSION_SECRET) && target.sessionSecret === undefined) {
			await restoreSecret(target.dataDir, await readFile(join(folder, SESSION_SECRET), 'utf8'));
		}
		await restoreRows(database, folder, manifest, report);
		// Who got an issue after the backup is not in it: staff decide whether it goes on.
		if (manifest.tables.some(({ name }) => name === 'newsletter_issue')) await stopIssues(database.db);
		return manifest;
	} finally {
		await database.close();
	}
}

async function restorePictures(
	target: BackupSource,
	folder: string,
	{ files }: BackupManifest,
	report: (progress: string) => void,
): Promise<void> {
	const storage = await openPictureStorage(target);
	const pictures = files
		.flatMap((file) => ({ ...file, name: pictureOf(file.path) ?? '' }))
		.filter(({ name }) => name);
	const expected = new Map(pictures.map((file) => [file.name, file]));
	// An interrupted restore leaves pictures of this backup; any other picture belongs to someone else.
	for await (const name of storage.listOlderThan(new Date('9999-12-31'))) {
		const found = expected.has(name) ? await storage.read(name) : undefined;
		const sum =
			found &&
			createHash('sha256')
				.update(await buffer(found.body))
				.digest('hex');
		if (sum === undefined || sum !== expected.get(name)?.sha256) {
			throw new StartError(
				`The storage of pictures is not empty: it holds ${name}. Restore into a new one, and nothing of yours is overwritten.`,
			);
		}
	}
	let stored = 0;
	for (const { path, name } of pictures) {
		await storage.put(name, await readFile(join(folder, path))).catch((cause) => {
			throw new StartError(
				`The picture ${name} cannot be stored: ${cause.message}. The database is still empty: fix this and restore again.`,
			);
		});
		stored += 1;
		report(`${stored} of ${pictures.length} pictures’ files stored`);
	}
}

/** The secret decrypts the two-factor secrets in the rows, so a different one must not be kept. */
async function restoreSecret(dataDir: string, secret: string): Promise<void> {
	const path = join(dataDir, SESSION_SECRET);
	await mkdir(dataDir, { recursive: true });
	const draft = `${path}.${randomBytes(6).toString('hex')}`;
	try {
		writeFileSync(draft, secret, { flag: 'wx', mode: 0o600, flush: true });
		// Creating a link is atomic and never overwrites an existing file.
		linkSync(draft, path);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code !== 'EEXIST') throw new StartError(`DATA_DIR: cannot write ${path} (${code}).`);
		if ((await readFile(path, 'utf8')) !== secret) {
			throw new StartError(`${path} holds another secret than the backup. Move it away, then restore again.`);
		}
	} finally {
		rmSync(draft, { force: true });
	}
}

async function restoreRows(
	database: Database,
	folder: string,
	{ migrations, tables }: BackupManifest,
	report: (progress: string) => void,
): Promise<void> {
	const expected = new Map(tables.map(({ name, rows }) => [name, rows]));
	await refillDatabase(database, {
		migrations,
		tables,
		async *batches(table) {
			let rows = 0;
			for await (const batch of readRows(folder, tableFile(table))) {
				rows += batch.length;
				report(`${table}: ${rows} of ${expected.get(table)} rows`);
				yield batch;
			}
			if (rows !== expected.get(table)) {
				throw new StartError(
					`The backup’s ${tableFile(table)} holds ${rows} rows, not ${expected.get(table)}.`,
				);
			}
		},
	}).catch((error) => {
		if (error instanceof StartError) throw error;
		throw new StartError(`The rows cannot be written: ${error.message}. The database is still empty.`);
	});
}
