import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.server.ts';

/** One block of most file systems: a file of a few bytes may fit where nothing else does. */
const PROBE = Buffer.alloc(4096, 'x');

/**
 * Creates the folder for pictures, mail and the SQLite file, with its parents. If all of these are elsewhere, nothing
 * else would create it, and a process without it is never ready. @throws StartError
 */
export function makeDataFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK);
	} catch (error) {
		throw new StartError(`DATA_DIR: cannot write to ${folder} (${(error as NodeJS.ErrnoException).code}).`);
	}
}

/** Whether a new file can be written to `folder`, which may be full, read-only or gone. */
export async function isDiskWritable(folder: string): Promise<boolean> {
	const file = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
	try {
		await writeFile(file, PROBE, { flag: 'wx' });
		return true;
	} catch {
		return false;
	} finally {
		await rm(file, { force: true }).catch(() => {});
	}
}
