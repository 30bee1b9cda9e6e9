import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { SnapshotRow } from '../../platform/db/snapshot.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import type { BackupFile } from './backup-manifest.server.ts';

/** Batch size of rows, in characters. */
const BATCH = 256 * 1024;

/** Writes a new file below `folder`, synced to disk, and returns its size and SHA-256. */
export async function writeChecked(
	folder: string,
	path: string,
	content: Readable | AsyncIterable<Buffer | string>,
	{ zipped = false } = {},
): Promise<BackupFile> {
	const hash = createHash('sha256');
	let bytes = 0;
	const count = async function* (chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			hash.update(chunk);
			bytes += chunk.length;
			yield chunk;
		}
	};
	const file = createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600, flush: true });
	if (zipped) await pipeline(content, createGzip({ level: 5 }), count, file);
	else await pipeline(content, count as never, file);
	return { path, bytes, sha256: hash.digest('hex') };
}

/** Formats rows as lines of JSON. `onRow` is called for each. */
export async function* toLines(rows: AsyncIterable<SnapshotRow>, onRow: () => void): AsyncIterable<string> {
	let buffered = '';
	for await (const row of rows) {
		onRow();
		buffered += `${JSON.stringify(row)}\n`;
		if (buffered.length < BATCH) continue;
		yield buffered;
		buffered = '';
	}
	if (buffered !== '') yield buffered;
}

/** Refuses a file that is missing or differs from what was written. */
export async function requireWhole(folder: string, { path, bytes, sha256 }: BackupFile): Promise<void> {
	const hash = createHash('sha256');
	let found = 0;
	try {
		for await (const chunk of createReadStream(join(folder, path))) {
			hash.update(chunk);
			found += chunk.length;
		}
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new StartError(
			code === 'ENOENT'
				? `The backup is not whole: ${path} is missing. Nothing was restored.`
				: `The backup’s ${path} cannot be read (${code}). Nothing was restored.`,
		);
	}
	if (found !== bytes) {
		throw new StartError(
			`The backup is not whole: ${path} has ${found} bytes instead of ${bytes}. Nothing was restored.`,
		);
	}
	if (hash.digest('hex') !== sha256) {
		throw new StartError(`The backup was changed: ${path} is not what was written. Nothing was restored.`);
	}
}

/** The rows of a table's file, a few hundred kilobytes at a time. */
export async function* readRows(folder: string, path: string): AsyncIterable<SnapshotRow[]> {
	// Splits by byte: Node's line reader also splits at U+2028, which our texts may contain.
	let rest = Buffer.alloc(0);
	let rows: SnapshotRow[] = [];
	let buffered = 0;
	const file = createReadStream(join(folder, path));
	const unzipped = file.pipe(createGunzip());
	file.on('error', (error) => unzipped.destroy(error));
	for await (const chunk of unzipped) {
		rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
		for (let end = rest.indexOf(0x0a); end >= 0; end = rest.indexOf(0x0a)) {
			rows.push(JSON.parse(rest.toString('utf8', 0, end)));
			buffered += end;
			rest = rest.subarray(end + 1);
		}
		if (buffered < BATCH) continue;
		yield rows;
		rows = [];
		buffered = 0;
	}
	if (rows.length > 0) yield rows;
}

/** Makes new names in the folder survive a power cut; Windows does so itself and cannot open folders. */
export async function syncFolder(folder: string): Promise<void> {
	if (process.platform === 'win32') return;
	const handle = await open(folder, constants.O_RDONLY);
	await handle.sync();
	await handle.close();
}
