import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { RELEASE_ITEM_KINDS, type Release, type ReleaseRecord } from './release.ts';
import { readStoredItem, type StoredItem } from './stored-item.server.ts';

export type ReleaseRow = Selectable<Schema['site_release']>;

/** What a release changes of one record. */
export type ReleaseItem = ReleaseRecord & StoredItem & { version: number };

function toRelease(row: ReleaseRow): Release {
	return {
		id: row.id,
		name: row.name,
		state: row.state,
		dueAt: row.due_at,
		dueDay: row.due_day,
		liveAt: row.live_at,
		failure: row.failure,
		previewToken: row.preview_token,
		version: row.version,
		updatedAt: row.updated_at,
		updatedBy: row.updated_by,
	};
}

/** One page of the releases, newest first, each with its number of records. */
export async function listReleases(
	db: DatabaseLike,
	page: PageQuery,
): Promise<PageCursors & { releases: (Release & { items: number })[] }> {
	const query = db
		.selectFrom('site_release')
		.selectAll()
		.select((eb) =>
			eb
				.selectFrom('site_release_item')
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.whereRef('site_release_item.release_id', '=', 'site_release.id')
				.as('items'),
		);
	const { rows, ...cursors } = await selectPage(query, { id: 'id', descending: true }, page);
	return { releases: rows.map((row) => ({ ...toRelease(row), items: Number(row.items) })), ...cursors };
}

/** The latest releases by name, for the command palette. */
export async function listReleaseNames(
	db: DatabaseLike,
	limit: number,
): Promise<Pick<Release, 'id' | 'name' | 'dueDay'>[]> {
	const rows = await db
		.selectFrom('site_release')
		.select(['id', 'name', 'due_day'])
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return rows.map(({ id, name, due_day: dueDay }) => ({ id, name, dueDay }));
}

/** The releases that something can still be put into, newest first. */
export async function listOpenReleases(db: DatabaseLike, limit: number): Promise<Release[]> {
	const rows = await db
		.selectFrom('site_release')
		.selectAll()
		.where('state', '=', 'open')
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return rows.map(toRelease);
}

/** The releases that go live by themselves, in that order; those that are due by an instant, if one is given. */
export async function listPlannedReleases(db: DatabaseLike, dueBy?: string): Promise<Release[]> {
	let query = db.selectFrom('site_release').selectAll().where('state', '=', 'planned').orderBy('due_at');
	if (dueBy !== undefined) query = query.where('due_at', '<=', dueBy);
	return (await query.execute()).map(toRelease);
}

/** The releases that did not go live at their time, and were not planned again since. */
export async function listFailedReleases(db: DatabaseLike): Promise<Release[]> {
	const rows = await db
		.selectFrom('site_release')
		.selectAll()
		.where('state', '=', 'open')
		.where('failure', '!=', '')
		.orderBy('updated_at')
		.execute();
	return rows.map(toRelease);
}

export async function findReleaseRow(db: DatabaseLike, id: string): Promise<ReleaseRow | undefined> {
	return db.selectFrom('site_release').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findRelease(db: DatabaseLike, id: string): Promise<Release | undefined> {
	const row = await findReleaseRow(db, id);
	return row && toRelease(row);
}

/** The release whose preview a link opens; undefined once it is live or the link was taken away. */
export async function findReleaseByPreview(db: DatabaseLike, token: string): Promise<Release | undefined> {
	const row = await db
		.selectFrom('site_release')
		.selectAll()
		.where('preview_token', '=', token)
		.where('state', 'in', ['open', 'planned'])
		.executeTakeFirst();
	return row && toRelease(row);
}

/** Stores a row as it is; a deleted one comes back so. */
export async function insertReleaseRow(transaction: DatabaseLike, row: ReleaseRow): Promise<void> {
	await transaction.insertInto('site_release').values(row).execute();
}

export async function deleteRelease(transaction: DatabaseLike, id: string): Promise<void> {
	await transaction.deleteFrom('site_release').where('id', '=', id).execute();
}

/** Changes a release and raises its version; its lock is that of the catalogue. */
export async function updateRelease(
	transaction: DatabaseLike,
	id: string,
	values: Partial<Omit<ReleaseRow, 'id' | 'version' | 'created_at'>>,
): Promise<void> {
	await transaction
		.updateTable('site_release')
		.set((eb) => ({ ...values, version: eb('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

/** The records of a release, gloves first. @throws UnreadableDocumentError */
export async function listReleaseItems(db: DatabaseLike, releaseId: string): Promise<ReleaseItem[]> {
	const rows = await db
		.selectFrom('site_release_item')
		.selectAll()
		.where('release_id', '=', releaseId)
		.orderBy('record_id')
		.execute();
	return rows
		.map(toItem)
		.sort((one, other) => RELEASE_ITEM_KINDS.indexOf(one.kind) - RELEASE_ITEM_KINDS.indexOf(other.kind));
}

/** @throws UnreadableDocumentError */
export async function findReleaseItem(
	db: DatabaseLike,
	releaseId: string,
	{ kind, id }: ReleaseRecord,
): Promise<ReleaseItem | undefined> {
	const row = await db
		.selectFrom('site_release_item')
		.selectAll()
		.where('release_id', '=', releaseId)
		.where('kind', '=', kind)
		.where('record_id', '=', id)
		.executeTakeFirst();
	return row && toItem(row);
}

function toItem(row: Selectable<Schema['site_release_item']>): ReleaseItem {
	const stored = readStoredItem(`${row.release_id}/${row.kind}/${row.record_id}`, row.document);
	return { ...stored, kind: row.kind, id: row.record_id, version: row.version };
}

/** The prices that planned releases set: of which gloves of a list, and from which day on. Unreadable ones are left out. */
export async function listPlannedPrices(
	db: DatabaseLike,
): Promise<{ day: string; listId: string; partNumbers: ReadonlySet<string> }[]> {
	const rows = await db
		.selectFrom('site_release_item')
		.innerJoin('site_release', 'site_release.id', 'site_release_item.release_id')
		.selectAll('site_release_item')
		.select('site_release.due_day')
		.where('site_release_item.kind', '=', 'prices')
		.where('site_release.state', '=', 'planned')
		.execute();
	return mapReadable(rows, (row) => {
		const { before, after } = toItem(row);
		const partNumbers = new Set(Object.keys({ ...before, ...after }));
		return { day: row.due_day, listId: row.record_id, partNumbers };
	});
}

/** Replaces a document that cannot be read. @throws UnreadableDocumentError if the new text cannot be read either */
export async function repairReleaseItem(transaction: DatabaseLike, key: string, text: string): Promise<void> {
	const [releaseId = '', kind = '', ...rest] = key.split('/');
	readStoredItem(key, text);
	await transaction
		.updateTable('site_release_item')
		.set((eb) => ({ document: text, version: eb('version', '+', 1) }))
		.where('release_id', '=', releaseId)
		.where('kind', '=', kind as ReleaseRecord['kind'])
		.where('record_id', '=', rest.join('/'))
		.execute();
}

/** The releases still to come that change a record. */
export async function listReleasesOf(db: DatabaseLike, { kind, id }: ReleaseRecord): Promise<Release[]> {
	const rows = await db
		.selectFrom('site_release_item')
		.innerJoin('site_release', 'site_release.id', 'site_release_item.release_id')
		.selectAll('site_release')
		.where('site_release_item.kind', '=', kind)
		.where('site_release_item.record_id', '=', id)
		.where('site_release.state', 'in', ['open', 'planned'])
		.orderBy('site_release.id')
		.execute();
	return rows.map(toRelease);
}

export async function countReleaseItems(db: DatabaseLike, releaseId: string): Promise<number> {
	const row = await db
		.selectFrom('site_release_item')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('release_id', '=', releaseId)
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

export async function upsertReleaseItem(
	transaction: DatabaseLike,
	releaseId: string,
	{ kind, id, version, ...stored }: ReleaseItem,
): Promise<void> {
	const values = { document: JSON.stringify(stored), version };
	await transaction
		.insertInto('site_release_item')
		.values({ release_id: releaseId, kind, record_id: id, ...values })
		.onConflict((conflict) => conflict.columns(['release_id', 'kind', 'record_id']).doUpdateSet(values))
		.execute();
}

export async function deleteReleaseItem(
	transaction: DatabaseLike,
	releaseId: string,
	{ kind, id }: ReleaseRecord,
): Promise<void> {
	await transaction
		.deleteFrom('site_release_item')
		.where('release_id', '=', releaseId)
		.where('kind', '=', kind)
		.where('record_id', '=', id)
		.execute();
}
