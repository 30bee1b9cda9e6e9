import { contains, countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { hexKeyOf, normalizeName } from '../companies/company-name.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import { listSearchWords } from '../search/search-words.ts';
import type { Distributor, DistributorRecord, StoredDistributor } from './distributor.ts';
import { confirmationCutoff, type DistributorListQuery } from './distributor-list.ts';
import { readStoredDistributor } from './stored-distributor.server.ts';

/** A row as stored. */
export type DistributorRow = Schema['distributor'];

/** In characters. */
const MAX_SEARCH_TEXT = 2000;

/** @throws UnreadableDocumentError */
export function toDistributorRecord(row: DistributorRow): DistributorRecord {
	return {
		...readStoredDistributor(row),
		email: row.email,
		isShown: row.shown === 1,
		version: row.version,
		updatedAt: row.updated_at,
		confirmedAt: row.confirmed_at,
		askedAt: row.asked_at,
	};
}

/** The columns that are made of a distributor. */
function columnsOf({ id, isShown, email, ...document }: StoredDistributor) {
	const { name, street, city, province, postalCode, phone, website } = document;
	const texts = [
		name,
		street,
		city,
		province,
		postalCode,
		phone,
		phone.replaceAll(/\D/g, ''),
		email,
		website,
	];
	return {
		id,
		name_sort: hexKeyOf(normalizeName(name)),
		search_text: texts
			.map((text) => normalizeText(text ?? ''))
			.join('\n')
			.slice(0, MAX_SEARCH_TEXT),
		province,
		shown: isShown ? 1 : 0,
		email,
		document: JSON.stringify(document),
	};
}

function selectListed(db: DatabaseLike, { text, province, state }: DistributorListQuery, now: Date) {
	let found = db.selectFrom('distributor');
	for (const word of listSearchWords(text)) found = found.where(contains('search_text', word));
	if (province !== '') found = found.where('province', '=', province);
	if (state === 'hidden') found = found.where('shown', '=', 0);
	if (state === 'shown' || state === 'due') found = found.where('shown', '=', 1);
	if (state === 'due') found = found.where('confirmed_at', '<', confirmationCutoff(now));
	return found;
}

/** One page of the staff list, by name. Rows that cannot be read are left out. */
export async function listDistributorRecords(
	db: DatabaseLike,
	query: DistributorListQuery,
	page: PageQuery,
	now: Date = new Date(),
): Promise<PageCursors & { distributors: DistributorRecord[] }> {
	const { rows, ...cursors } = await selectPage(
		selectListed(db, query, now).selectAll(),
		{ id: 'id', value: 'name_sort', descending: false },
		page,
	);
	return { distributors: mapReadable(rows, toDistributorRecord), ...cursors };
}

export function countDistributors(
	db: DatabaseLike,
	query: DistributorListQuery,
	now: Date = new Date(),
): Promise<number> {
	return countRows(selectListed(db, query, now));
}

/** @throws UnreadableDocumentError */
export async function findDistributor(db: DatabaseLike, id: string): Promise<DistributorRecord | undefined> {
	const row = await findDistributorRow(db, id);
	return row && toDistributorRecord(row);
}

export async function findDistributorRow(db: DatabaseLike, id: string): Promise<DistributorRow | undefined> {
	return db.selectFrom('distributor').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The ids that are taken among these. */
export async function listTakenIds(db: DatabaseLike, ids: readonly string[]): Promise<Set<string>> {
	const rows = await db.selectFrom('distributor').select('id').where('id', 'in', ids).execute();
	return new Set(rows.map(({ id }) => id));
}

/** @param confirmedAt empty if nobody has said yet that the entry is right */
export async function insertDistributor(
	transaction: DatabaseLike,
	distributor: StoredDistributor,
	{ at, confirmedAt }: { at: string; confirmedAt: string },
	changedIn: number,
): Promise<void> {
	await transaction
		.insertInto('distributor')
		.values({
			...columnsOf(distributor),
			version: 1,
			changed_in: changedIn,
			updated_at: at,
			confirmed_at: confirmedAt,
			asked_at: '',
			ask_hash: '',
		})
		.execute();
}

export async function updateDistributor(
	transaction: DatabaseLike,
	distributor: StoredDistributor,
	{ version, at }: { version: number; at: string },
	changedIn: number,
): Promise<void> {
	const { id, ...columns } = columnsOf(distributor);
	await transaction
		.updateTable('distributor')
		.set({ ...columns, version, changed_in: changedIn, updated_at: at })
		.where('id', '=', id)
		.execute();
}

export async function deleteDistributor(transaction: DatabaseLike, id: string): Promise<void> {
	await transaction.deleteFrom('distributor').where('id', '=', id).execute();
}

/** Stores a deleted row again. */
export async function insertDistributorRow(
	transaction: DatabaseLike,
	row: DistributorRow,
	changedIn: number,
): Promise<void> {
	await transaction
		.insertInto('distributor')
		.values({ ...row, changed_in: changedIn })
		.execute();
}

/** Replaces a document that cannot be read. @throws UnreadableDocumentError if the new text cannot be read either */
export async function repairDistributor(
	transaction: DatabaseLike,
	id: string,
	text: string,
	changedIn: number,
): Promise<void> {
	const row = await findDistributorRow(transaction, id);
	if (!row) return;
	const repaired = {
		...readStoredDistributor({ id, document: text }),
		email: row.email,
		isShown: row.shown === 1,
	};
	const at = { version: row.version + 1, at: new Date().toISOString() };
	await updateDistributor(transaction, repaired, at, changedIn);
}

/** Changes whenever a distributor was added, saved or deleted. */
export async function findDistributorsState(db: DatabaseLike): Promise<string> {
	const { count, last } = await db
		.selectFrom('distributor')
		.select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('changed_in').as('last')])
		.executeTakeFirstOrThrow();
	return `${count} ${last ?? 0}`;
}

/** What visitors see. Rows that cannot be read are left out; Today tells staff. */
export async function listShownDistributors(db: DatabaseLike): Promise<Distributor[]> {
	const rows = await db
		.selectFrom('distributor')
		.select(['id', 'document'])
		.where('shown', '=', 1)
		.orderBy('id')
		.execute();
	return mapReadable(rows, readStoredDistributor);
}

/** Marks contents as copied into the database. False if they have been before. */
export async function markFilled(transaction: DatabaseLike, name: string, at: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows = 0n } = await transaction
		.insertInto('first_fill')
		.values({ name, filled_at: at })
		.onConflict((conflict) => conflict.column('name').doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows > 0n;
}
