import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { PriceList, PriceListInput } from './price-list.ts';
import { readStoredPriceList } from './stored-price-list.server.ts';

type ListRow = Selectable<Schema['price_list']>;

function toList(row: ListRow): PriceList {
	const document = readStoredPriceList(row);
	return {
		...document,
		id: row.id,
		name: row.name,
		kind: row.kind,
		currency: row.currency,
		parentId: row.parent_id,
		isRetired: row.retired === 1,
		version: row.version,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}

function toColumns(list: PriceListInput) {
	const { name, kind, currency, parentId, off, rules, sizeRules, validFrom, validTo } = list;
	return {
		name,
		name_key: nameKeyOf(name),
		kind,
		currency,
		parent_id: parentId,
		document: JSON.stringify({ off, rules, sizeRules, validFrom, validTo }),
	};
}

/** Lists whose names differ only in case or spaces would be confused. */
export function nameKeyOf(name: string): string {
	return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

function makeListId(): string {
	return `pl_${Array.from(randomBytes(12), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('')}`;
}

export async function insertPriceList(
	transaction: DatabaseLike,
	list: PriceListInput,
	now: string,
): Promise<PriceList> {
	const row: ListRow = {
		id: makeListId(),
		...toColumns(list),
		retired: 0,
		version: 1,
		created_at: now,
		updated_at: now,
	};
	await transaction.insertInto('price_list').values(row).execute();
	return toList(row);
}

/**
 * Updates the given parts of a list that was read at `version` and increments it; undefined if the version has
 * changed.
 */
export async function updatePriceList(
	transaction: DatabaseLike,
	change: { id: string; version: number; list?: PriceListInput; isRetired?: boolean },
	now: string,
): Promise<PriceList | undefined> {
	const { id, version, list, isRetired } = change;
	const row = await transaction
		.updateTable('price_list')
		.set({
			...(list ? toColumns(list) : {}),
			...(isRetired === undefined ? {} : { retired: isRetired ? 1 : 0 }),
			version: version + 1,
			updated_at: now,
		})
		.where('id', '=', id)
		.where('version', '=', version)
		.returningAll()
		.executeTakeFirst();
	return row && toList(row);
}

/**
 * Locks these lists, or all of them, until the transaction ends, always in the same order. Code that references a
 * list (from a company or another list) or retires one takes the lock before reading, so that of two concurrent
 * transactions the second sees the changes of the first. An update without changes locks on both engines.
 */
export async function lockPriceLists(transaction: DatabaseLike, ids?: readonly string[]): Promise<void> {
	const named =
		ids ?? (await transaction.selectFrom('price_list').select('id').execute()).map(({ id }) => id);
	for (const id of named.toSorted()) {
		await transaction
			.updateTable('price_list')
			.set((row) => ({ version: row.ref('version') }))
			.where('id', '=', id)
			.execute();
	}
}

export async function findPriceList(db: DatabaseLike, id: string): Promise<PriceList | undefined> {
	const row = await db.selectFrom('price_list').selectAll().where('id', '=', id).executeTakeFirst();
	return row && toList(row);
}

/** All readable lists, sorted by name; there are dozens of them, not thousands. */
export async function listPriceLists(db: DatabaseLike): Promise<PriceList[]> {
	return (await readPriceLists(db)).lists;
}

/** The lists sorted by name, and the ids of unreadable ones. */
export async function readPriceLists(
	db: DatabaseLike,
): Promise<{ lists: PriceList[]; unreadable: ReadonlySet<string> }> {
	const rows = await db.selectFrom('price_list').selectAll().orderBy('name_key').execute();
	const lists = mapReadable(rows, toList);
	const unreadable = new Set(rows.map(({ id }) => id));
	for (const { id } of lists) unreadable.delete(id);
	return { lists, unreadable };
}

/**
 * The assignments that hold now or from a later date on, as `given`, with their `company`. A merged company's count as
 * well, unless the kept one has its own templates.
 */
export function selectHeldAssignments(db: DatabaseLike, today: string) {
	return db
		.selectFrom('price_assignment as given')
		.innerJoin('company', 'company.id', 'given.company_id')
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('price_assignment as later')
						.select('later.from_day')
						.whereRef('later.company_id', '=', 'given.company_id')
						.whereRef('later.from_day', '>', 'given.from_day')
						.where('later.from_day', '<=', today),
				),
			),
		)
		.where(({ or, eb, not, exists, selectFrom }) =>
			or([
				eb('company.merged_into', '=', ''),
				not(
					exists(
						selectFrom('price_assignment as kept')
							.select('kept.from_day')
							.whereRef('kept.company_id', '=', 'company.merged_into'),
					),
				),
			]),
		);
}

/** Number of companies with each list, now or from a later date on. */
export async function countListCompanies(db: DatabaseLike, today: string): Promise<Map<string, number>> {
	const rows = await selectHeldAssignments(db, today)
		.select(['given.list_id', (eb) => eb.fn.count<number>('given.company_id').distinct().as('count')])
		.where('given.list_id', '!=', '')
		.groupBy('given.list_id')
		.execute();
	return new Map(rows.map((row) => [row.list_id, Number(row.count)]));
}
