import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import type { Config } from '../process/config.server.ts';
import { openFolderStorage } from './folder-storage.server.ts';

/** Where files of pictures lie: a folder or a bucket. Names are those of `listPictureFiles`. */
export type PictureStorage = {
	/** Stores a file unless it is there; once this resolves, it outlives a power cut. */
	put: (name: string, bytes: Buffer) => Promise<void>;
	has: (name: string) => Promise<boolean>;
	/** `storedAt` is when the file was stored. */
	read: (name: string) => Promise<{ body: Readable; bytes: number; storedAt: Date } | undefined>;
	/** Forgets a file; one that is not there is no error. */
	delete: (name: string) => Promise<void>;
	/** The pictures' files that were stored before `time`; also clears away what an interrupted `put` left. */
	listOlderThan: (time: Date) => AsyncIterable<string>;
};

/** What a storage's error means to a caller: a full disk, a bucket that does not answer; the log has the cause. */
export function refuseForStorage(cause: unknown): never {
	const problem = new ProblemError('unavailable', say('problems.requests.noStorage'));
	problem.cause = cause;
	throw problem;
}

/** The storage that the settings name: a bucket, or a folder below `dataDir`. */
export async function openPictureStorage({
	bucket,
	dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): Promise<PictureStorage> {
	if (!bucket) return openFolderStorage(join(dataDir, 'uploads'));
	const { openBucketStorage } = await import('./bucket-storage.server.ts');
	return openBucketStorage(bucket);
}
