import { readStoredNumbers } from '../../../domain/catalogue/stored-product.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { BulkAction } from './bulk-change.ts';
import { readStoredBulk } from './stored-bulk.server.ts';

/** The stored record of a bulk change, from which it can be undone. */
export type BulkRecord = {
	action: BulkAction;
	/** Gloves by id, with their version before and after. */
	gloves: { id: string; partNumber: string; from: number; to: number }[];
	/** The part numbers added to the category or removed from it, each with its index before the change. */
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

/** Marks a bulk change as undone and returns it; undefined if it does not exist or was already undone. */
export async function markBulkUndone(
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

/** A category's part numbers in order; undefined if there is no such category. */
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
