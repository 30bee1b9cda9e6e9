import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { makeEventId } from '../../platform/audit/event-id.server.ts';
import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { COMPANY_FILE_LIMITS, type CompanyFile } from './company-file.ts';

type FileRow = Selectable<Schema['company_file']>;

/** Bytes in a piece: a multiple of three, which Base64 ends without padding. */
const PIECE = 192 * 1024;

const toFile = (row: FileRow): CompanyFile => ({
	id: row.id,
	companyId: row.company_id,
	name: row.name,
	bytes: row.bytes,
	by: row.added_by,
	at: row.created_at,
});

/** The files of a company, under any of its ids, newest first. */
export async function listCompanyFiles(
	db: DatabaseLike,
	companyIds: readonly string[],
): Promise<CompanyFile[]> {
	const rows = await db
		.selectFrom('company_file')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.execute();
	return rows.map(toFile);
}

export async function findCompanyFile(db: DatabaseLike, id: string): Promise<CompanyFile | undefined> {
	const row = await db.selectFrom('company_file').selectAll().where('id', '=', id).executeTakeFirst();
	return row && toFile(row);
}

/** Stores a file, or finds the same one: of that company, name and content. */
export async function storeCompanyFile(
	transaction: DatabaseLike,
	file: { companyId: string; name: string; bytes: Buffer; by: string },
	at: Date,
): Promise<{ file: CompanyFile; isNew: boolean }> {
	const checksum = createHash('sha256').update(file.bytes).digest('hex');
	const same = await transaction
		.selectFrom('company_file')
		.selectAll()
		.where('company_id', '=', file.companyId)
		.where('name', '=', file.name)
		.where('checksum', '=', checksum)
		.executeTakeFirst();
	if (same) return { file: toFile(same), isNew: false };
	const row = {
		id: makeEventId(at),
		company_id: file.companyId,
		name: file.name,
		bytes: file.bytes.length,
		checksum,
		added_by: file.by,
		created_at: at.toISOString(),
	};
	await transaction.insertInto('company_file').values(row).execute();
	for (let place = 0; place * PIECE < file.bytes.length; place++) {
		const content = file.bytes.subarray(place * PIECE, (place + 1) * PIECE).toString('base64');
		await transaction.insertInto('company_file_piece').values({ file_id: row.id, place, content }).execute();
	}
	return { file: toFile(row), isNew: true };
}

/** The content of a file, a piece at a time. */
export async function* readCompanyFile(db: DatabaseLike, { id, bytes }: CompanyFile): AsyncGenerator<Buffer> {
	for (let place = 0; place * PIECE < bytes; place++) {
		const row = await db
			.selectFrom('company_file_piece')
			.select('content')
			.where('file_id', '=', id)
			.where('place', '=', place)
			.executeTakeFirst();
		// The file was deleted meanwhile: the answer breaks off, and is not taken for whole.
		if (!row) throw new Error(`Piece ${place} of the file ${id} is gone.`);
		yield Buffer.from(row.content, 'base64');
	}
}

/** Deletes a file, and returns its row; undefined if it is gone. Its content stays until `cleanUpCompanyFiles`. */
export function takeCompanyFile(transaction: DatabaseLike, id: string): Promise<FileRow | undefined> {
	return transaction.deleteFrom('company_file').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Stores a deleted file's row again. */
export async function putBackCompanyFile(transaction: DatabaseLike, row: FileRow): Promise<void> {
	await transaction.insertInto('company_file').values(row).execute();
}

/** Deletes the content of files that are gone for good. */
export async function cleanUpCompanyFiles(db: DatabaseLike): Promise<void> {
	await db
		.deleteFrom('company_file_piece')
		.where('file_id', 'not in', db.selectFrom('company_file').select('id'))
		.where(
			'file_id',
			'not in',
			db.selectFrom('deleted_record').select('subject_id').where('subject_kind', '=', 'companyFile'),
		)
		.execute();
}

/** Whether a company, under all of its ids, has more files than one can have. */
export async function hasTooManyFiles(db: DatabaseLike, companyIds: readonly string[]): Promise<boolean> {
	const count = await countRows(db.selectFrom('company_file').where('company_id', 'in', companyIds));
	return count > COMPANY_FILE_LIMITS.perCompany;
}
