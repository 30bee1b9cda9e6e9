import type { Selectable } from 'kysely';
import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { isListPath, type ListPath, type ListView, type ListViews, viewNameKey } from './list-view.ts';

function toView(row: Selectable<Schema['list_view']>): ListView[] {
	// A list that a later release took away.
	if (!isListPath(row.path)) return [];
	const { id, path, name, query } = row;
	return [{ id, path, name, query, isShared: row.owner_id === null }];
}

/** Those that a person may see: their own, and the shared ones. */
function seenBy(db: DatabaseLike, staffId: string) {
	return db
		.selectFrom('list_view')
		.where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', staffId)]));
}

/** The views of a list that a person may see, by name. */
export async function listViewsOf(db: DatabaseLike, path: ListPath, staffId: string): Promise<ListViews> {
	const rows = await seenBy(db, staffId).selectAll().where('path', '=', path).orderBy('name_key').execute();
	const views = rows.flatMap(toView);
	return {
		own: views.filter(({ isShared }) => !isShared),
		shared: views.filter(({ isShared }) => isShared),
	};
}

/** A view that a person may see. */
export async function findView(db: DatabaseLike, id: string, staffId: string): Promise<ListView | undefined> {
	const row = await seenBy(db, staffId).selectAll().where('id', '=', id).executeTakeFirst();
	return row && toView(row)[0];
}

/** The number of a person's own views of a list, or of the shared ones if `ownerId` is null. */
export function countViews(db: DatabaseLike, path: ListPath, ownerId: string | null): Promise<number> {
	return countRows(
		db
			.selectFrom('list_view')
			.where('path', '=', path)
			.where('owner_id', ownerId === null ? 'is' : '=', ownerId),
	);
}

/** Stores a view; false if the list has one of that name with the same owner, or shared alike. */
export async function insertView(
	transaction: DatabaseLike,
	{ id, path, name, query, ownerId }: Omit<ListView, 'isShared'> & { ownerId: string | null },
	at: string,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('list_view')
		.values({ id, path, owner_id: ownerId, name, name_key: viewNameKey(name), query, updated_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return Number(numInsertedOrUpdatedRows) > 0;
}

/** False if it was deleted meanwhile. */
export async function deleteView(transaction: DatabaseLike, id: string): Promise<boolean> {
	const { numDeletedRows } = await transaction
		.deleteFrom('list_view')
		.where('id', '=', id)
		.executeTakeFirst();
	return Number(numDeletedRows) > 0;
}
