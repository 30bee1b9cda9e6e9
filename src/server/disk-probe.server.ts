import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A block of most file systems: a file of a few bytes may find room where nothing else does. */
const PROBE = Buffer.alloc(4096, 'x');

/** Whether a new file can be written into `folder`: it may be full, read-only or gone. */
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
