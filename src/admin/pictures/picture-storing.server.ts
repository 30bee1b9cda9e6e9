import { createHash, randomUUID } from 'node:crypto';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { SignedInStaff } from '../../platform/accounts/staff-account.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { type IdempotentAnswer, withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { type PictureStorage, refuseForStorage } from '../../platform/storage/picture-storage.server.ts';
import {
	formatPictureAddress,
	listPictureFiles,
	type UploadedPicture,
} from '../../platform/storage/uploaded-picture.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { PICTURE_LIMITS, type PictureAnswer } from './picture.ts';
import { findPicture, listPictureHashes, upsertPicture } from './picture-queries.server.ts';
import type { PictureQueue } from './picture-queue.server.ts';

export type PictureServices = StaffServices & { storage: PictureStorage };

export type PictureUpload = {
	bytes: Buffer;
	partNumber: string;
	index: number;
	staff: SignedInStaff;
	requestId: string;
	/** The call's idempotency key, if any. */
	key: string | undefined;
};

/**
 * Stores a picture for a glove: files first, then the row, so that a row is never without its files. The same bytes are
 * the same picture, regardless of the sender. The glove itself is not changed: its form saves which pictures it shows,
 * and where.
 * @throws ProblemError, PictureRefusal
 */
export async function storePicture(
	{ database: { db }, storage }: PictureServices,
	queue: PictureQueue,
	upload: PictureUpload,
): Promise<IdempotentAnswer<PictureAnswer>> {
	const { bytes, partNumber, index, staff } = upload;
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
	await requireRoom(db, partNumber, hash);
	const known = await findPicture(db, hash);
	const picture =
		known && (await isStored(storage, known))
			? known
			: await queue.run(() => makeFiles(storage, hash, bytes));
	const call = {
		key: upload.key ?? randomUUID(),
		route: 'POST /api/upload',
		actor: { staff: staff.id },
		body: { hash, partNumber, index },
	};
	const done = await withIdempotency(db, call, async (transaction) => {
		const isNew = await requireRoom(transaction, partNumber, hash);
		const at = new Date().toISOString();
		await upsertPicture(
			transaction,
			{ picture, partNumber, index, bytes: bytes.length },
			{ by: staff.id, at },
		);
		const answer = toPictureAnswer(picture, partNumber, index);
		if (isNew) {
			await recordAudit(transaction, {
				actor: staff,
				requestId: upload.requestId,
				action: 'product.pictureUploaded',
				subject: { kind: 'product', id: partNumber, name: formatPartNumber(partNumber) },
				after: { picture: answer.picture, index },
			});
		}
		return { status: isNew ? 201 : 200, answer };
	});
	// The cleanup may have deleted the files as orphans just before the row was stored.
	if (!(await isStored(storage, picture))) await queue.run(() => makeFiles(storage, hash, bytes));
	return done;
}

/**
 * True if the picture is new to the glove. @throws ProblemError conflict, if the glove has the max number of pictures.
 */
async function requireRoom(db: DatabaseLike, partNumber: string, hash: string): Promise<boolean> {
	const hashes = await listPictureHashes(db, partNumber);
	if (hashes.includes(hash)) return false;
	if (hashes.length < PICTURE_LIMITS.perGlove) return true;
	const named = { partNumber: formatPartNumber(partNumber), most: PICTURE_LIMITS.perGlove };
	throw new ProblemError('conflict', say('pictures.tooMany', named));
}

async function isStored(storage: PictureStorage, picture: UploadedPicture): Promise<boolean> {
	const names = listPictureFiles(picture).map(({ name }) => name);
	const there = await Promise.all(names.map(storage.has)).catch(refuseForStorage);
	return there.every(Boolean);
}

/** Decodes the uploaded file and stores all its picture files. The decoder is loaded on the first upload. */
async function makeFiles(storage: PictureStorage, hash: string, bytes: Buffer): Promise<UploadedPicture> {
	const { readPicture } = await import('./picture-reading.server.ts');
	const { encodePicture, findAverageColour } = await import('./picture-encoding.server.ts');
	const pixels = await readPicture(bytes);
	const { width, height } = pixels;
	const picture = { hash, width, height, colour: await findAverageColour(pixels) };
	for (const file of await encodePicture(picture, pixels)) {
		await storage.put(file.name, file.bytes).catch(refuseForStorage);
	}
	return picture;
}

function toPictureAnswer(picture: UploadedPicture, partNumber: string, index: number): PictureAnswer {
	const { width, height, colour } = picture;
	return { picture: formatPictureAddress(picture), partNumber, index, width, height, color: `#${colour}` };
}
