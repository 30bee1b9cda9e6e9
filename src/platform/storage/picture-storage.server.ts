import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import type { Config } from '../process/config.server.ts';
import { openFolderStorage } from './folder-storage.server.ts';

/** Storage of picture files: a folder or a bucket. Names are those of `listPictureFiles`. */
export type PictureStorage = {
	/** Stores a file unless it exists; once this resolves, it survives a power cut. */
	put: (name: string, bytes: Buffer) => Promise<void>;
	has: (name: string) => Promise<boolean>;
	/** `storedAt` is when the file was stored. */
	read: (name: string) => Promise<{ body: Readable; bytes: number; storedAt: Date } | undefined>;
	/** Deletes a file; a missing file is not an error. */
	delete: (name: string) => Promise<void>;
	/** Picture files stored before `time`; also removes what an interrupted `put` left behind. */
	listOlderThan: (time: Date) => AsyncIterable<string>;
};

/** Converts a storage error, such as a full disk or an unreachable bucket, to a problem; the log has the cause. */
export function refuseForStorage(cause: unknown): never {
	const problem = new ProblemError('unavailable', say('problems.requests.noStorage'));
	problem.cause = cause;
	throw problem;
}

/** The configured storage: a bucket, or a folder below `dataDir`. */
export async function openPictureStorage({
	bucket,
	dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): Promise<PictureStorage> {
	if (!bucket) return openFolderStorage(join(dataDir, 'uploads'));
	const { openBucketStorage } = await import('./bucket-storage.server.ts');
	return openBucketStorage(bucket);
}
