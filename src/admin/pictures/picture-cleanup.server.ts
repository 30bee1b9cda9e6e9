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

/** How long a picture that no glove shows is kept: an upload waits for its glove to be saved, a mistake is noticed. */
const GRACE_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 60 * 60 * 1000;

/** Sweeps when it is called and the last time was an hour ago: it reads every glove with pictures of our own. */
export function cleanUpPicturesHourly(storage: PictureStorage): (db: DatabaseLike) => Promise<void> {
	// Not the time of day: that may jump.
	let last = Number.NEGATIVE_INFINITY;
	return async (db) => {
		if (performance.now() - last < EVERY_MS) return;
		last = performance.now();
		await cleanUpPictures(db, storage);
	};
}

/**
 * Forgets pictures that no glove has shown for a day, neither now nor in a version that its history keeps: first the row, then its files; and files that never got a row,
 * because the process died between the two. An upload of the same picture meanwhile looks after its files once
 * more when its row is stored.
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
