import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { PictureStorage } from '../../platform/storage/picture-storage.server.ts';
import { parsePictureName } from '../../platform/storage/uploaded-picture.ts';
import {
	deleteUnusedPictures,
	findPicture,
	listPictureDocuments,
	listPictureUses,
	updatePictureUse,
} from './picture-queries.server.ts';

/** How long an unused picture is kept: an upload waits for its glove to be saved, and a mistake can be noticed. */
const GRACE_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 60 * 60 * 1000;

/** Cleans up at most once an hour, because a run reads every glove with uploaded pictures. */
export function cleanUpPicturesHourly(storage: PictureStorage): (db: DatabaseLike) => Promise<void> {
	// Not the system clock, which may jump.
	let last = Number.NEGATIVE_INFINITY;
	return async (db) => {
		if (performance.now() - last < EVERY_MS) return;
		last = performance.now();
		await cleanUpPictures(db, storage);
	};
}

/**
 * Deletes pictures that no glove, page or release has used for a day, neither now nor in an earlier version: first the
 * row, then its files. Also deletes files that never got a row because the process died in between. If the same picture
 * is uploaded meanwhile, the upload checks its files again after storing its row.
 */
export async function cleanUpPictures(
	db: DatabaseLike,
	storage: PictureStorage,
	now: Date = new Date(),
): Promise<void> {
	const over = new Date(now.getTime() - GRACE_MS);
	const uses = await listPictureUses(db);
	if (uses.size > 0) {
		const shown = await listShownHashes(db);
		for (const [hash, wasUsed] of uses) {
			const isUsed = shown.has(hash);
			if (isUsed !== wasUsed) await updatePictureUse(db, hash, isUsed ? null : now.toISOString());
		}
		await deleteUnusedPictures(db, over.toISOString());
	}
	for await (const name of storage.listOlderThan(over)) {
		const hash = parsePictureName(name)?.picture.hash;
		if (hash !== undefined && !(await findPicture(db, hash))) await storage.delete(name);
	}
}

async function listShownHashes(db: DatabaseLike): Promise<Set<string>> {
	const shown = new Set<string>();
	for await (const document of listPictureDocuments(db)) {
		for (const [, hash = ''] of document.matchAll(/\/pictures\/([0-9a-f]{32})-/g)) shown.add(hash);
	}
	return shown;
}
