import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStorage } from './picture-storage.server.ts';
import { parsePictureName } from './uploaded-picture.ts';

const UNFINISHED = /^\.[0-9a-f]{16}\.part$/;

/** Stores pictures in a local folder. Links are not followed: only plain files are read. */
export function openFolderStorage(folder: string): PictureStorage {
	const pathOf = (name: string) => {
		if (!parsePictureName(name)) throw new Error(`No picture's name: ${name}`);
		return join(folder, name);
	};
	const has = async (name: string) => (await statOf(pathOf(name)))?.isFile() ?? false;
	return {
		has,
		async put(name, bytes) {
			if (await has(name)) return;
			await mkdir(folder, { recursive: true });
			const unfinished = join(folder, `.${randomBytes(8).toString('hex')}.part`);
			try {
				await writeWhole(unfinished, bytes);
				await rename(unfinished, pathOf(name));
			} catch (error) {
				await rm(unfinished, { force: true });
				throw error;
			}
			await syncFolder(folder);
		},
		async read(name) {
			const file = await openPlain(pathOf(name));
			if (!file) return undefined;
			const stat = await file.stat();
			if (stat.isFile()) return { body: file.createReadStream(), bytes: stat.size, storedAt: stat.mtime };
			await file.close();
			return undefined;
		},
		async delete(name) {
			await rm(pathOf(name), { force: true });
		},
		async *listOlderThan(time) {
			await mkdir(folder, { recursive: true });
			for await (const { name } of await opendir(folder)) {
				const isUnfinished = UNFINISHED.test(name);
				if (!isUnfinished && !parsePictureName(name)) continue;
				const stat = await statOf(join(folder, name));
				if (!stat?.isFile() || stat.mtime >= time) continue;
				if (isUnfinished) await rm(join(folder, name), { force: true });
				else yield name;
			}
		},
	};
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
	const file = await open(path, 'wx', 0o640);
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
}

/** Makes a new name in the folder survive a power cut; Windows does so itself and cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
	if (process.platform === 'win32') return;
	const handle = await open(folder, constants.O_RDONLY);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function openPlain(path: string): Promise<FileHandle | undefined> {
	try {
		return await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
}

async function statOf(path: string) {
	return lstat(path).catch((error) => {
		if (isMissing(error)) return undefined;
		throw error;
	});
}

/** A link counts as missing. */
function isMissing(error: unknown): boolean {
	return ['ENOENT', 'ELOOP', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '');
}
