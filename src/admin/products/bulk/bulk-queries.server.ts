import { readStoredNumbers } from '../../../domain/catalogue/stored-product.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { BulkAction } from './bulk-change.ts';
import { readStoredBulk } from './stored-bulk.server.ts';

/** What is kept of a change of many gloves, so that it can be undone. */
export type BulkRecord = {
	action: BulkAction;
	/** Gloves by id, with their version before and after. */
	gloves: { id: string; partNumber: string; from: number; to: number }[];
	/** The part numbers that were put into the category, or taken out of it, each with its place then. */
	members: { partNumber: string; at: number }[];
};

export async function insertBulk(
	transaction: DatabaseLike,
	bulk: { id: string; record: BulkRecord; by: string; at: string },
): Promise<void> {
	await transaction
		.insertInto('product_bulk')
		.values({
			id: bulk.id,
			document: JSON.stringify(bulk.record),
			done_by: bulk.by,
			done_at: bulk.at,
			undone_at: null,
		})
		.execute();
}

/** Marks a change as undone and answers it; undefined when there is none, or it was undone before. */
export async function takeBulkBack(
	transaction: DatabaseLike,
	id: string,
	at: string,
): Promise<BulkRecord | undefined> {
	const row = await transaction
		.updateTable('product_bulk')
		.set({ undone_at: at })
		.where('id', '=', id)
		.where('undone_at', 'is', null)
		.returning('document')
		.executeTakeFirst();
	return row && readStoredBulk({ id, document: row.document });
}

/** A category's part numbers in order; undefined when there is none of that name. */
export async function findCategoryMembers(db: DatabaseLike, name: string): Promise<string[] | undefined> {
	const row = await db
		.selectFrom('category')
		.select('part_numbers')
		.where('name_key', '=', name.toLowerCase())
		.where('removed', '=', 0)
		.executeTakeFirst();
	return row && readStoredNumbers('category', name.toLowerCase(), row.part_numbers);
}

export async function updateCategoryMembers(
	transaction: DatabaseLike,
	name: string,
	partNumbers: readonly string[],
	changedIn: number,
): Promise<void> {
	await transaction
		.updateTable('category')
		.set((row) => ({
			part_numbers: JSON.stringify(partNumbers),
			changed_in: changedIn,
			version: row('version', '+', 1),
		}))
		.where('name_key', '=', name.toLowerCase())
		.execute();
}
