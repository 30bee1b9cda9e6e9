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
import type { PictureAnswer } from './picture.ts';
import type { PictureOwner } from './picture-owner.ts';
import { findPicture, listPictureHashes, upsertPicture } from './picture-queries.server.ts';
import type { PictureQueue } from './picture-queue.server.ts';

export type PictureServices = StaffServices & { storage: PictureStorage };

export type PictureUpload = {
	bytes: Buffer;
	owner: PictureOwner;
	staff: SignedInStaff;
	requestId: string;
	/** The call's idempotency key, if any. */
	key: string | undefined;
};

/**
 * Stores a picture for a glove or a page: files first, then the row, so that a row is never without its files. The same
 * bytes are the same picture, regardless of the sender. The glove or page itself is not changed: its form saves which
 * pictures it shows, and where.
 * @throws ProblemError, PictureRefusal
 */
export async function storePicture(
	{ database: { db }, storage }: PictureServices,
	queue: PictureQueue,
	upload: PictureUpload,
): Promise<IdempotentAnswer<PictureAnswer>> {
	const { bytes, owner, staff } = upload;
	const hash = hashOf(bytes, owner);
	const make = () => queue.run(() => makeFiles(storage, hash, upload));
	await requireRoom(db, owner, hash);
	const known = await findPicture(db, hash);
	const picture = known && (await isStored(storage, known)) ? known : await make();
	const call = {
		key: upload.key ?? randomUUID(),
		route: owner.route,
		actor: { staff: staff.id },
		body: { hash, ...owner.named },
	};
	const done = await withIdempotency(db, call, async (transaction) => {
		const isNew = await requireRoom(transaction, owner, hash);
		const at = new Date().toISOString();
		const row = { picture, ...owner.row, bytes: bytes.length };
		await upsertPicture(transaction, row, { by: staff.id, at });
		const answer = { ...toPictureAnswer(picture), ...owner.named };
		if (isNew) {
			await recordAudit(transaction, {
				actor: staff,
				requestId: upload.requestId,
				...owner.entry,
				after: { picture: answer.picture, index: answer.index },
			});
		}
		return { status: isNew ? 201 : 200, answer };
	});
	// The cleanup may have deleted the files as orphans just before the row was stored.
	if (!(await isStored(storage, picture))) await make();
	return done;
}

function hashOf(bytes: Buffer, { mark }: PictureOwner): string {
	return createHash('sha256').update(bytes).update(mark).digest('hex').slice(0, 32);
}

/**
 * True if the picture is new to its owner.
 * @throws ProblemError conflict, if the owner has as many pictures as it may have.
 */
async function requireRoom(
	db: DatabaseLike,
	{ row: { partNumber }, most }: PictureOwner,
	hash: string,
): Promise<boolean> {
	const hashes = await listPictureHashes(db, partNumber);
	if (hashes.includes(hash)) return false;
	if (most === undefined || hashes.length < most) return true;
	throw new ProblemError(
		'conflict',
		say('pictures.tooMany', { partNumber: formatPartNumber(partNumber), most }),
	);
}

async function isStored(storage: PictureStorage, picture: UploadedPicture): Promise<boolean> {
	const names = listPictureFiles(picture).map(({ name }) => name);
	const there = await Promise.all(names.map(storage.has)).catch(refuseForStorage);
	return there.every(Boolean);
}

/** Decodes the uploaded file and stores all its picture files. The decoder is loaded on the first upload. */
async function makeFiles(
	storage: PictureStorage,
	hash: string,
	{ bytes, owner }: PictureUpload,
): Promise<UploadedPicture> {
	const { readPicture } = await import('./picture-reading.server.ts');
	const { encodePicture, findAverageColour } = await import('./picture-encoding.server.ts');
	const pixels = await readPicture(bytes, owner.ground);
	const { width, height } = pixels;
	const picture = { hash, width, height, colour: await findAverageColour(pixels) };
	for (const file of await encodePicture(picture, pixels)) {
		await storage.put(file.name, file.bytes).catch(refuseForStorage);
	}
	return picture;
}

function toPictureAnswer(picture: UploadedPicture): PictureAnswer {
	const { width, height, colour } = picture;
	return { picture: formatPictureAddress(picture), width, height, color: `#${colour}` };
}
