import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { openSnapshot, type Snapshot } from '../../platform/db/snapshot.server.ts';
import type { Config } from '../../platform/process/config.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { openPictureStorage } from '../../platform/storage/picture-storage.server.ts';
import { listPictureFiles } from '../../platform/storage/uploaded-picture.ts';
import {
	type BackupFile,
	type BackupManifest,
	MANIFEST,
	MANIFEST_SUM,
	makeManifest,
	pictureFile,
	SESSION_SECRET,
	tableFile,
} from './backup-manifest.server.ts';
import { readRows, syncFolder, toLines, writeChecked } from './checked-file.server.ts';

/** The settings that locate the data to back up, or the target of a restore. */
export type BackupSource = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket' | 'sessionSecret'>;

/**
 * Tables with credentials that grant access, some of them used up since the backup: after a restore everybody signs in
 * again, and open invitations are sent again.
 */
export const EXCLUDED = [
	'staff_session',
	'staff_challenge',
	'staff_invitation',
	'distributor_session',
	'distributor_link',
];

/**
 * Writes all of the site's data to a new folder: a consistent snapshot of the rows, then the pictures they refer to.
 * Picture files never change, and stay for a day after the last glove stops using them, so they still exist when they
 * are copied. The folder is built under another name and renamed at the end, so it is either complete or missing.
 */
export async function writeBackup(
	source: BackupSource,
	folder: string,
	report: (progress: string) => void,
): Promise<BackupManifest> {
	if (existsSync(folder)) throw new StartError(`${folder} is there already. Name a folder that is not.`);
	const snapshot = await openSnapshot(source);
	const takenAt = new Date().toISOString();
	const unfinished = `${folder}.unfinished-${randomBytes(4).toString('hex')}`;
	try {
		await mkdir(dirname(folder), { recursive: true });
		await mkdir(unfinished, { mode: 0o700 });
		for (const part of ['tables', 'uploads']) await mkdir(join(unfinished, part), { mode: 0o700 });
		const { tables, files } = await writeTables(snapshot, unfinished, report);
		const pictures = await copyPictures(source, unfinished, tables, report);
		files.push(...pictures.files);
		const secret = join(source.dataDir, SESSION_SECRET);
		if (source.sessionSecret === undefined && existsSync(secret)) {
			files.push(await writeChecked(unfinished, SESSION_SECRET, createReadStream(secret)));
		}
		const manifest = makeManifest({
			program: packageFile.version,
			engine: snapshot.engine,
			takenAt,
			migrations: snapshot.migrations.map(({ name, checksum }) => ({ name, checksum })),
			tables,
			leftOut: EXCLUDED,
			missing: pictures.missing,
			files,
		});
		await writeManifest(unfinished, manifest);
		for (const part of ['tables', 'uploads', '.']) await syncFolder(join(unfinished, part));
		await rename(unfinished, folder);
		await syncFolder(dirname(folder));
		return manifest;
	} catch (error) {
		await rm(unfinished, { recursive: true, force: true }).catch(() => {});
		throw asSentence(error, folder);
	} finally {
		await snapshot.close();
	}
}

async function writeTables(
	snapshot: Snapshot,
	folder: string,
	report: (progress: string) => void,
): Promise<Pick<BackupManifest, 'tables' | 'files'>> {
	const tables: BackupManifest['tables'] = [];
	const files: BackupFile[] = [];
	for (const { name, columns } of snapshot.tables.filter(({ name }) => !EXCLUDED.includes(name))) {
		let rows = 0;
		const lines = toLines(snapshot.rows(name), () => {
			rows += 1;
			if (rows % 1000 === 0) report(`${name}: ${rows} rows`);
		});
		files.push(await writeChecked(folder, tableFile(name), lines, { zipped: true }));
		tables.push({ name, columns, rows });
	}
	return { tables, files };
}

/** Copies the files of every picture in the rows; returns those missing from the storage. */
async function copyPictures(
	source: BackupSource,
	folder: string,
	tables: BackupManifest['tables'],
	report: (progress: string) => void,
): Promise<{ files: BackupFile[]; missing: string[] }> {
	const table = tables.find(({ name }) => name === 'picture');
	// A database from before picture uploads existed.
	if (!table) return { files: [], missing: [] };
	const storage = await openPictureStorage(source);
	const files: BackupFile[] = [];
	const missing: string[] = [];
	for await (const name of listPictureNames(folder, table.columns)) {
		const path = pictureFile(name);
		// Several gloves may share one photo.
		if (existsSync(join(folder, path))) continue;
		const found = await storage.read(name).catch((cause) => {
			throw new StartError(`The storage of pictures cannot be read: ${cause.message}. There is no backup.`);
		});
		if (!found) {
			missing.push(name);
			continue;
		}
		const file = await writeChecked(folder, path, found.body);
		if (file.bytes !== found.bytes) throw new StartError(`The picture ${name} could not be read whole.`);
		files.push(file);
		report(`${files.length} pictures’ files`);
	}
	return { files, missing };
}

/** Read from the backup's own rows, so that rows and files match. */
async function* listPictureNames(folder: string, columns: readonly string[]): AsyncIterable<string> {
	const indexes = ['hash', 'width', 'height', 'colour'].map((column) => columns.indexOf(column));
	for await (const rows of readRows(folder, tableFile('picture'))) {
		for (const row of rows) {
			const [hash, width, height, colour] = indexes.map((index) => row[index]);
			yield* listPictureFiles({
				hash: String(hash),
				width: Number(width),
				height: Number(height),
				colour: String(colour),
			}).map(({ name }) => name);
		}
	}
}

async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
	const text = `${JSON.stringify(manifest, null, '\t')}\n`;
	const sum = createHash('sha256').update(text).digest('hex');
	await writeChecked(folder, MANIFEST, toChunks(text));
	await writeChecked(folder, MANIFEST_SUM, toChunks(`${sum}  ${MANIFEST}\n`));
}

async function* toChunks(text: string): AsyncIterable<Buffer> {
	yield Buffer.from(text);
}

/** A disk error as a sentence; others keep their stack. */
function asSentence(error: unknown, folder: string): unknown {
	const { code, path = folder } = error as NodeJS.ErrnoException;
	if (code === 'ENOSPC' || code === 'EDQUOT') {
		return new StartError('The disk is full. There is no backup; what was begun has been taken away.');
	}
	if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY', 'EFBIG', 'EIO'].includes(code ?? '')) {
		return new StartError(`The backup cannot be written: ${path} (${code}).`);
	}
	return error;
}
