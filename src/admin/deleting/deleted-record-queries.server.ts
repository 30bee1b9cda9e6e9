import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { keptSince, type Retention } from '../../domain/site-content/retention/retention.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { type CursorShape, TIME } from '../../platform/text/cursor.ts';
import { DELETED_KINDS, type DeletedRecord } from './deleted-record.ts';

type Row = Selectable<Schema['deleted_record']>;

export const DELETED_CURSOR: CursorShape = { id: /[0-9a-f-]{36}/, value: TIME };

/** @throws UnreadableDocumentError */
export function readKept(row: { id: string; document: unknown }) {
	return readStored(
		{ table: 'deleted_record', column: 'document', id: row.id },
		row.document,
		z.object({ kept: z.record(z.string(), z.unknown()) }),
	).kept;
}

export async function insertDeleted(
	transaction: DatabaseLike,
	record: { kind: string; subjectId: string; name: string; kept: object; by: string; at: string },
): Promise<string> {
	const id = randomUUID();
	await transaction
		.insertInto('deleted_record')
		.values({
			id,
			subject_kind: record.kind,
			subject_id: record.subjectId,
			name: record.name,
			document: JSON.stringify({ kept: record.kept }),
			deleted_by: record.by,
			deleted_at: record.at,
		})
		.execute();
	return id;
}

/** Takes a record out of those deleted since a time; undefined if it is not among them. */
export async function takeDeleted(
	transaction: DatabaseLike,
	id: string,
	since: Date,
): Promise<Row | undefined> {
	return transaction
		.deleteFrom('deleted_record')
		.where('id', '=', id)
		.where('deleted_at', '>=', since.toISOString())
		.returningAll()
		.executeTakeFirst();
}

/** A page of the records deleted since a time, newest first, without when they will be gone. */
export async function listDeleted(
	db: DatabaseLike,
	page: PageQuery,
	since: Date,
): Promise<PageCursors & { records: Omit<DeletedRecord, 'until'>[] }> {
	const { rows, ...cursors } = await selectPage(
		db
			.selectFrom('deleted_record')
			// Without what brings them back, which may be long.
			.select(['id', 'subject_kind', 'name', 'deleted_by', 'deleted_at'])
			.where('deleted_at', '>=', since.toISOString()),
		{ id: 'id', value: 'deleted_at', descending: true },
		page,
	);
	return { records: rows.flatMap(toDeleted), ...cursors };
}

function toDeleted({
	id,
	subject_kind,
	name,
	deleted_by,
	deleted_at,
}: Omit<Row, 'subject_id' | 'document'>): Omit<DeletedRecord, 'until'>[] {
	const kind = DELETED_KINDS.find((one) => one === subject_kind);
	if (!kind) return [];
	return [{ id, kind, name, by: deleted_by, at: deleted_at }];
}

/** Deletes for good what was deleted long ago. Returns the number. */
export async function cleanUpDeleted(
	db: DatabaseLike,
	retention: Retention,
	now: Date = new Date(),
): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom('deleted_record')
		.where('deleted_at', '<', keptSince(retention, 'deleted', now).toISOString())
		.executeTakeFirst();
	return Number(numDeletedRows);
}
