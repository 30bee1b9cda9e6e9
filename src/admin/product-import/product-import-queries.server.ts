import type { Insertable, Selectable } from 'kysely';
import { type ImportState, WORKING_STATES } from '../../domain/catalogue-import/product-import.ts';
import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type StoredImport = Selectable<Schema['product_import']>;

export async function insertImport(
	transaction: DatabaseLike,
	row: Insertable<Schema['product_import']>,
): Promise<void> {
	await transaction.insertInto('product_import').values(row).execute();
}

export async function insertImportText(
	transaction: DatabaseLike,
	importId: string,
	part: number,
	content: string,
): Promise<void> {
	await transaction
		.insertInto('product_import_text')
		.values({ import_id: importId, part, content })
		.execute();
}

export async function findImportText(
	db: DatabaseLike,
	importId: string,
	part: number,
): Promise<string | undefined> {
	const row = await db
		.selectFrom('product_import_text')
		.select('content')
		.where('import_id', '=', importId)
		.where('part', '=', part)
		.executeTakeFirst();
	return row?.content;
}

export async function deleteImportText(transaction: DatabaseLike, importId: string): Promise<void> {
	await transaction.deleteFrom('product_import_text').where('import_id', '=', importId).execute();
}

export async function findImport(db: DatabaseLike, id: string): Promise<StoredImport | undefined> {
	return db.selectFrom('product_import').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest imports, newest first. */
export async function listImports(db: DatabaseLike, limit: number): Promise<StoredImport[]> {
	return db
		.selectFrom('product_import')
		.selectAll()
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(limit)
		.execute();
}

/** The number of imports with work left to do. */
export async function countWorkingImports(db: DatabaseLike): Promise<number> {
	return countRows(db.selectFrom('product_import').where('state', 'in', WORKING_STATES));
}

/** Claims the oldest import that has work to do and no claim; undefined if there is none. */
export async function claimImport(
	db: DatabaseLike,
	worker: string,
	now: string,
	until: string,
): Promise<StoredImport | undefined> {
	const waiting = await db
		.selectFrom('product_import')
		.select('id')
		.where('state', 'in', WORKING_STATES)
		.where('claimed_until', '<', now)
		.orderBy('created_at')
		.limit(1)
		.executeTakeFirst();
	if (!waiting) return undefined;
	return db
		.updateTable('product_import')
		.set({ claimed_by: worker, claimed_until: until })
		.where('id', '=', waiting.id)
		.where('claimed_until', '<', now)
		.where('state', 'in', WORKING_STATES)
		.returningAll()
		.executeTakeFirst();
}

/**
 * Renews the claim and stores the step's progress; undefined if another process has taken over the import. Called first
 * in each work transaction, so that a process without a claim never stores anything.
 */
export async function extendClaim(
	transaction: DatabaseLike,
	claim: { id: string; worker: string; until: string },
	step: { done: number; total: number },
): Promise<{ isEnding: boolean } | undefined> {
	const row = await transaction
		.updateTable('product_import')
		.set({ claimed_until: claim.until, step_done: step.done, step_total: step.total })
		.where('id', '=', claim.id)
		.where('claimed_by', '=', claim.worker)
		.returning('is_ending')
		.executeTakeFirst();
	return row && { isEnding: row.is_ending === 1 };
}

/** Sets an import's state and releases its claim. */
export async function updateImport(
	transaction: DatabaseLike,
	id: string,
	set: Partial<Omit<StoredImport, 'id'>> & { state: ImportState },
): Promise<void> {
	await transaction
		.updateTable('product_import')
		.set({ claimed_by: '', claimed_until: '', is_ending: 0, step_done: 0, step_total: 0, ...set })
		.where('id', '=', id)
		.execute();
}

/** Updates an import if it is in one of these states; returns false if it is not. */
export async function moveImport(
	db: DatabaseLike,
	id: string,
	from: readonly ImportState[],
	set: Partial<Omit<StoredImport, 'id'>>,
): Promise<boolean> {
	const row = await db
		.updateTable('product_import')
		.set(set)
		.where('id', '=', id)
		.where('state', 'in', from)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

export async function deleteImport(db: DatabaseLike, id: string): Promise<void> {
	await db.deleteFrom('product_import').where('id', '=', id).execute();
}

/** Deletes imports created before that time, except those with work left to do. */
export async function deleteImportsBefore(db: DatabaseLike, before: string): Promise<void> {
	await db
		.deleteFrom('product_import')
		.where('created_at', '<', before)
		.where('state', 'not in', WORKING_STATES)
		.execute();
}

/** The number of imports in each state. */
export async function countImportsByState(
	db: DatabaseLike,
): Promise<{ state: ImportState; count: number }[]> {
	const rows = await db
		.selectFrom('product_import')
		.select((eb) => ['state', eb.fn.countAll().as('count')])
		.groupBy('state')
		.orderBy('state')
		.execute();
	return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}
