import { randomUUID } from 'node:crypto';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { BULK_UNDO_MS, type UndoableBulk } from './bulk-change.ts';

type ChangedRecord = { id: string; before: string; version: number };

/** Rows of one statement, below the number of values that either engine takes. */
const ROWS_AT_ONCE = 200;

/** Keeps a change for a day, with what undoes it. Older ones are deleted. Returns its id. */
export async function insertBulkChange(
	transaction: DatabaseLike,
	change: { kind: string; field: string; accountId: string; now: Date; records: readonly ChangedRecord[] },
): Promise<string> {
	const { kind, field, accountId, now, records } = change;
	await transaction
		.deleteFrom('bulk_change')
		.where('done_at', '<', new Date(now.getTime() - BULK_UNDO_MS).toISOString())
		.execute();
	const id = randomUUID();
	await transaction
		.insertInto('bulk_change')
		.values({
			id,
			subject_kind: kind,
			field,
			account_id: accountId,
			done_at: now.toISOString(),
			undone_at: null,
		})
		.execute();
	for (let at = 0; at < records.length; at += ROWS_AT_ONCE) {
		const rows = records.slice(at, at + ROWS_AT_ONCE).map((one) => ({
			bulk_id: id,
			subject_id: one.id,
			before_value: one.before,
			version: one.version,
		}));
		await transaction.insertInto('bulk_change_row').values(rows).execute();
	}
	return id;
}

/** Marks a change as undone and returns it; undefined if there is none, it is too old, or it was undone before. */
export async function takeBulkChange(
	transaction: DatabaseLike,
	{ id, kind, now }: { id: string; kind: string; now: Date },
): Promise<{ field: string; records: ChangedRecord[] } | undefined> {
	const change = await transaction
		.updateTable('bulk_change')
		.set({ undone_at: now.toISOString() })
		.where('id', '=', id)
		.where('subject_kind', '=', kind)
		.where('undone_at', 'is', null)
		.where('done_at', '>=', new Date(now.getTime() - BULK_UNDO_MS).toISOString())
		.returning('field')
		.executeTakeFirst();
	if (!change) return undefined;
	const rows = await transaction
		.selectFrom('bulk_change_row')
		.selectAll()
		.where('bulk_id', '=', id)
		.orderBy('subject_id')
		.execute();
	return {
		field: change.field,
		records: rows.map((row) => ({ id: row.subject_id, before: row.before_value, version: row.version })),
	};
}

/** Somebody's last change of the kind, if it is less than a day old and not undone. */
export async function findLastBulk(
	db: DatabaseLike,
	{ kind, accountId, now }: { kind: string; accountId: string; now: Date },
): Promise<UndoableBulk | undefined> {
	const last = await db
		.selectFrom('bulk_change')
		.select(['id', 'done_at', 'undone_at'])
		.where('account_id', '=', accountId)
		.where('subject_kind', '=', kind)
		.where('done_at', '>=', new Date(now.getTime() - BULK_UNDO_MS).toISOString())
		.orderBy('done_at', 'desc')
		.limit(1)
		.executeTakeFirst();
	if (!last || last.undone_at !== null) return undefined;
	const { changed } = await db
		.selectFrom('bulk_change_row')
		.select((eb) => eb.fn.countAll<number>().as('changed'))
		.where('bulk_id', '=', last.id)
		.executeTakeFirstOrThrow();
	return { id: last.id, changed: Number(changed), at: last.done_at };
}
