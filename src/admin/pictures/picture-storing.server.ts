import { createHash, randomUUID } from 'node:crypto';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { PAGE_PICTURES } from '../../domain/site-content/pictures/page-picture.ts';
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
import { PICTURE_GROUND, PICTURE_LIMITS, type PictureAnswer, type PictureOwner } from './picture.ts';
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
		route: owner === 'pages' ? 'POST /api/admin/page-pictures' : 'POST /api/upload',
		actor: { staff: staff.id },
		body: { hash, ...(owner !== 'pages' && owner) },
	};
	const done = await withIdempotency(db, call, async (transaction) => {
		const isNew = await requireRoom(transaction, owner, hash);
		const at = new Date().toISOString();
		const { partNumber, index } = owner === 'pages' ? OF_PAGES : owner;
		await upsertPicture(
			transaction,
			{ picture, partNumber, index, bytes: bytes.length },
			{ by: staff.id, at },
		);
		const answer = { ...toPictureAnswer(picture), ...(owner !== 'pages' && owner) };
		if (isNew) {
			await recordAudit(transaction, {
				actor: staff,
				requestId: upload.requestId,
				...(owner === 'pages'
					? { action: 'content.pictureUploaded', subject: PAGES_SUBJECT }
					: {
							action: 'product.pictureUploaded',
							subject: { kind: 'product', id: partNumber, name: formatPartNumber(partNumber) },
						}),
				after: { picture: answer.picture, ...(owner !== 'pages' && { index }) },
			});
		}
		return { status: isNew ? 201 : 200, answer };
	});
	// The cleanup may have deleted the files as orphans just before the row was stored.
	if (!(await isStored(storage, picture))) await make();
	return done;
}

/** How pictures of pages are stored beside those of gloves: no part number is empty. */
const OF_PAGES = { partNumber: '', index: 0 };
const PAGES_SUBJECT = { kind: 'content', id: PAGE_PICTURES, name: 'Page pictures' };

/** The ground is part of a picture, so that a cut-out for a page is another picture than the same one for a glove. */
function hashOf(bytes: Buffer, owner: PictureOwner): string {
	const hash = createHash('sha256').update(bytes);
	if (owner === 'pages') hash.update(PICTURE_GROUND.pages);
	return hash.digest('hex').slice(0, 32);
}

/**
 * True if the picture is new to the glove, or to the pages.
 * @throws ProblemError conflict, if the glove has the max number of pictures.
 */
async function requireRoom(db: DatabaseLike, owner: PictureOwner, hash: string): Promise<boolean> {
	if (owner === 'pages') return !(await listPictureHashes(db, OF_PAGES.partNumber)).includes(hash);
	const { partNumber } = owner;
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
async function makeFiles(
	storage: PictureStorage,
	hash: string,
	{ bytes, owner }: PictureUpload,
): Promise<UploadedPicture> {
	const { readPicture } = await import('./picture-reading.server.ts');
	const { encodePicture, findAverageColour } = await import('./picture-encoding.server.ts');
	const pixels = await readPicture(bytes, PICTURE_GROUND[owner === 'pages' ? 'pages' : 'glove']);
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
