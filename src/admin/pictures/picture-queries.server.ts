import { sql } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { UploadedPicture } from '../../platform/storage/uploaded-picture.ts';

export type PictureRow = {
	picture: UploadedPicture;
	partNumber: string;
	/** The requested index among the glove's pictures, 0 for the first. */
	index: number;
	/** Size of the uploaded file. */
	bytes: number;
};

const DOCUMENTS_AT_ONCE = 500;

/** Finds a picture by the hash of the uploaded file, regardless of the glove it was for. */
export async function findPicture(db: DatabaseLike, hash: string): Promise<UploadedPicture | undefined> {
	return db
		.selectFrom('picture')
		.select(['hash', 'width', 'height', 'colour'])
		.where('hash', '=', hash)
		.limit(1)
		.executeTakeFirst();
}

/** Hashes of the pictures uploaded for a glove. */
export async function listPictureHashes(db: DatabaseLike, partNumber: string): Promise<string[]> {
	const rows = await db.selectFrom('picture').select('hash').where('part_number', '=', partNumber).execute();
	return rows.map(({ hash }) => hash);
}

/** Stores an upload, or renews it, which restarts its grace period. */
export async function upsertPicture(
	transaction: DatabaseLike,
	{ picture, partNumber, index, bytes }: PictureRow,
	upload: { by: string; at: string },
): Promise<void> {
	const renewed = { place: index, uploaded_by: upload.by, uploaded_at: upload.at };
	await transaction
		.insertInto('picture')
		.values({ ...picture, part_number: partNumber, bytes, unused_since: upload.at, ...renewed })
		.onConflict((conflict) =>
			conflict.columns(['hash', 'part_number']).doUpdateSet((row) => ({
				...renewed,
				unused_since: row.case().when('picture.unused_since', 'is', null).then(null).else(upload.at).end(),
			})),
		)
		.execute();
}

/** All stored pictures by hash, with whether a glove used them at the last check. */
export async function listPictureUses(db: DatabaseLike): Promise<Map<string, boolean>> {
	const rows = await db.selectFrom('picture').select(['hash', 'unused_since']).execute();
	const uses = new Map<string, boolean>();
	for (const { hash, unused_since } of rows) {
		uses.set(hash, unused_since === null || (uses.get(hash) ?? false));
	}
	return uses;
}

const NAMES_PICTURES = '%/pictures/%.webp%';

/** Documents of the site besides its gloves: a few dozen parts with their kept saves, and the records of releases. */
const OF_SITE = ['site_content', 'site_content_version', 'site_release_item'] as const;

/**
 * Documents that contain a picture file of this site: those of gloves, removed ones included, of the parts of the site
 * and of releases, and the earlier versions that may be restored.
 */
export async function* listPictureDocuments(db: DatabaseLike): AsyncIterable<string> {
	yield* listStoredDocuments(db);
	yield* listOldDocuments(db);
	for (const table of OF_SITE) {
		const rows = await db
			.selectFrom(table)
			.select('document')
			.where('document', 'like', NAMES_PICTURES)
			.execute();
		for (const { document } of rows) yield document;
	}
}

async function* listOldDocuments(db: DatabaseLike): AsyncIterable<string> {
	let last: { product_id: string; version: number } | undefined;
	for (;;) {
		let query = db
			.selectFrom('product_version')
			.select(['product_id', 'version', 'document'])
			.where('document', 'like', NAMES_PICTURES);
		if (last) {
			const { product_id: id, version } = last;
			query = query.where((eb) => eb(eb.refTuple('product_id', 'version'), '>', eb.tuple(id, version)));
		}
		const rows = await query.orderBy('product_id').orderBy('version').limit(DOCUMENTS_AT_ONCE).execute();
		for (const { document } of rows) yield document;
		last = rows.at(-1);
		if (!last || rows.length < DOCUMENTS_AT_ONCE) return;
	}
}

async function* listStoredDocuments(db: DatabaseLike): AsyncIterable<string> {
	let after = '';
	for (;;) {
		const rows = await db
			.selectFrom('product')
			.select(['part_number', 'document'])
			.where('part_number', '>', after)
			.where('document', 'like', NAMES_PICTURES)
			.orderBy('part_number')
			.limit(DOCUMENTS_AT_ONCE)
			.execute();
		for (const { document } of rows) yield document;
		const last = rows.at(-1);
		if (!last || rows.length < DOCUMENTS_AT_ONCE) return;
		after = last.part_number;
	}
}

/** Stores that gloves use this picture (null), or that none has since `unusedSince`. */
export async function updatePictureUse(
	db: DatabaseLike,
	hash: string,
	unusedSince: string | null,
): Promise<void> {
	await db.updateTable('picture').set({ unused_since: unusedSince }).where('hash', '=', hash).execute();
}

/** Where a document may name a picture. */
const SHOWN_IN = ['product', 'product_version', ...OF_SITE] as const;

/** Deletes pictures unused since before that time, except those that something has started to show meanwhile. */
export async function deleteUnusedPictures(db: DatabaseLike, before: string): Promise<void> {
	let query = db.deleteFrom('picture').where('unused_since', '<', before);
	for (const table of SHOWN_IN) {
		query = query.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom(table)
						.select('document')
						.where('document', 'like', sql<string>`'%/pictures/' || picture.hash || '-%'`),
				),
			),
		);
	}
	await query.execute();
}
