import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { PricePlan } from './price-plan.ts';

function toPlan(row: Selectable<Schema['price_plan']>): PricePlan {
	return {
		id: row.id,
		listId: row.list_id,
		fromDay: row.from_day,
		hundredths: row.hundredths,
		stepCents: row.step_cents,
		setBy: row.set_by,
		setAt: row.set_at,
	};
}

/** The planned changes of a list, in force or not, by day. */
export async function listPricePlans(db: DatabaseLike, listId: string): Promise<PricePlan[]> {
	const rows = await db
		.selectFrom('price_plan')
		.selectAll()
		.where('list_id', '=', listId)
		.orderBy('from_day')
		.execute();
	return rows.map(toPlan);
}

/** The changes planned after a day, of all lists, by day. */
export async function listPlansAfter(
	db: DatabaseLike,
	day: string,
): Promise<(PricePlan & { listName: string })[]> {
	const rows = await db
		.selectFrom('price_plan')
		.innerJoin('price_list', 'price_list.id', 'price_plan.list_id')
		.selectAll('price_plan')
		.select('price_list.name as list_name')
		.where('price_plan.from_day', '>', day)
		.orderBy('price_plan.from_day')
		.execute();
	return rows.map(({ list_name, ...row }) => ({ ...toPlan(row), listName: list_name }));
}

export async function insertPricePlan(
	transaction: DatabaseLike,
	plan: Omit<PricePlan, 'id'>,
): Promise<PricePlan> {
	const row = {
		id: randomUUID(),
		list_id: plan.listId,
		from_day: plan.fromDay,
		hundredths: plan.hundredths,
		step_cents: plan.stepCents,
		set_by: plan.setBy,
		set_at: plan.setAt,
	};
	await transaction.insertInto('price_plan').values(row).execute();
	return toPlan(row);
}

export async function deletePricePlan(transaction: DatabaseLike, id: string): Promise<void> {
	await transaction.deleteFrom('price_plan').where('id', '=', id).execute();
}
