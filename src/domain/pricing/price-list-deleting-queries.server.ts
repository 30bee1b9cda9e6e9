import type { Selectable } from 'kysely';
import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { insertPriceLines } from './price-line-queries.server.ts';
import { nameKeyOf } from './price-list-queries.server.ts';

/** A list with its prices and its planned changes, as they are stored. */
export type PriceListRows = {
	list: Selectable<Schema['price_list']>;
	lines: Selectable<Schema['price_line']>[];
	plans: Selectable<Schema['price_plan']>[];
};

/** Whether a company has or had the list, another list builds on it, or a release changes its prices. */
export async function isPriceListUsed(db: DatabaseLike, id: string): Promise<boolean> {
	return (
		(await hasRow(db.selectFrom('price_assignment').where('list_id', '=', id))) ||
		(await hasRow(db.selectFrom('price_list').where('parent_id', '=', id))) ||
		(await hasRow(
			db.selectFrom('site_release_item').where('kind', '=', 'prices').where('record_id', '=', id),
		))
	);
}

/** Deletes a list that was read at `version`, and returns its rows; undefined if the version has changed. */
export async function takePriceList(
	transaction: DatabaseLike,
	{ id, version }: { id: string; version: number },
): Promise<PriceListRows | undefined> {
	const [lines, plans] = await Promise.all([
		transaction.selectFrom('price_line').selectAll().where('list_id', '=', id).execute(),
		transaction.selectFrom('price_plan').selectAll().where('list_id', '=', id).execute(),
	]);
	// Its prices and plans go with it: their foreign keys cascade.
	const list = await transaction
		.deleteFrom('price_list')
		.where('id', '=', id)
		.where('version', '=', version)
		.returningAll()
		.executeTakeFirst();
	return list && { list, lines, plans };
}

export function hasListNamed(db: DatabaseLike, name: string): Promise<boolean> {
	return hasRow(db.selectFrom('price_list').where('name_key', '=', nameKeyOf(name)));
}

/** Stores a deleted list's rows again. */
export async function putBackPriceList(transaction: DatabaseLike, rows: PriceListRows): Promise<void> {
	await transaction.insertInto('price_list').values(rows.list).execute();
	await insertPriceLines(transaction, rows.lines);
	if (rows.plans.length > 0) await transaction.insertInto('price_plan').values(rows.plans).execute();
}
