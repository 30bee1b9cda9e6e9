import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { CHUNK } from './company-prices/glove-row-queries.server.ts';
import type { PriceLine } from './price-list.ts';
import type { LineChange } from './price-list-schema.ts';
import type { DatedPrices } from './price-plan.ts';
import type { Breaks } from './quantity-break.ts';

type PricedRow = { pair_cents: number; dozen_cents: number | null; case_cents: number | null };

export function toBreakPrices(row: PricedRow): Breaks {
	return {
		pair: row.pair_cents,
		...(row.dozen_cents === null ? {} : { dozen: row.dozen_cents }),
		...(row.case_cents === null ? {} : { case: row.case_cents }),
	};
}

/** The prices of a line; undefined if it ends the glove's price. */
function pricesOf({ pair_cents: pair, ...row }: Selectable<Schema['price_line']>): Breaks | undefined {
	return pair === null ? undefined : toBreakPrices({ ...row, pair_cents: pair });
}

export function toPriceColumns(prices: Breaks): PricedRow {
	return {
		pair_cents: prices.pair,
		dozen_cents: prices.dozen ?? null,
		case_cents: prices.case ?? null,
	};
}

/** True for the rows of `price_line as line` that are in force on a day. */
function isInForce(day: string): Expression<SqlBool> {
	return sql<SqlBool>`line.from_day <= ${day} and not exists (
		select 1 from price_line as later
		where later.list_id = line.list_id and later.part_number = line.part_number
			and later.from_day > line.from_day and later.from_day <= ${day})`;
}

/** All prices of these gloves on these lists, past and future. */
export async function findDatedPrices(
	db: DatabaseLike,
	listIds: readonly string[],
	partNumbers: readonly string[],
): Promise<({ listId: string; partNumber: string } & DatedPrices)[]> {
	const found: ({ listId: string; partNumber: string } & DatedPrices)[] = [];
	if (listIds.length === 0) return found;
	for (let at = 0; at < partNumbers.length; at += CHUNK) {
		const rows = await db
			.selectFrom('price_line')
			.selectAll()
			.where('list_id', 'in', listIds)
			.where('part_number', 'in', partNumbers.slice(at, at + CHUNK))
			.execute();
		for (const row of rows) {
			const { list_id: listId, part_number: partNumber, from_day: from } = row;
			found.push({ listId, partNumber, from, prices: pricesOf(row) });
		}
	}
	return found;
}

/** The lines of a list in force on a day for these gloves. */
export async function findPriceLines(
	db: DatabaseLike,
	listId: string,
	partNumbers: readonly string[],
	day: string,
): Promise<PriceLine[]> {
	const found: PriceLine[] = [];
	for (let at = 0; at < partNumbers.length; at += CHUNK) {
		const rows = await db
			.selectFrom('price_line as line')
			.selectAll()
			.where('line.list_id', '=', listId)
			.where('line.part_number', 'in', partNumbers.slice(at, at + CHUNK))
			.where(isInForce(day))
			.execute();
		found.push(...rows.flatMap(toLine));
	}
	return found;
}

/** The lines of a list in force on a day, sorted by part number, after a given one; all of them without `limit`. */
export async function listPriceLines(
	db: DatabaseLike,
	listId: string,
	day: string,
	{ after = '', limit }: { after?: string; limit?: number } = {},
): Promise<PriceLine[]> {
	let query = db
		.selectFrom('price_line as line')
		.selectAll()
		.where('line.list_id', '=', listId)
		.where('line.part_number', '>', after)
		.where('line.pair_cents', 'is not', null)
		.where(isInForce(day))
		.orderBy('line.part_number');
	if (limit !== undefined) query = query.limit(limit);
	return (await query.execute()).flatMap(toLine);
}

function toLine(row: Selectable<Schema['price_line']>): PriceLine[] {
	const prices = pricesOf(row);
	return prices ? [{ partNumber: row.part_number, prices }] : [];
}

/** From when on changed prices are in force, and the plan that sets them, if one does. */
type LineWrite = { day: string; planId?: string };

/**
 * Writes prices from a day on, and ends those of gloves without prices; others are kept, and so are those of other
 * days. The first price of a glove on a list is in force from ever, so that no day before it is without one.
 */
export async function mergePriceLines(
	transaction: DatabaseLike,
	listId: string,
	lines: readonly LineChange[],
	{ day, planId = '' }: LineWrite,
): Promise<void> {
	for (let at = 0; at < lines.length; at += CHUNK) {
		const chunk = lines.slice(at, at + CHUNK);
		const known = await transaction
			.selectFrom('price_line')
			.select('part_number')
			.distinct()
			.where('list_id', '=', listId)
			.where(
				'part_number',
				'in',
				chunk.map(({ partNumber }) => partNumber),
			)
			.execute();
		const isKnown = new Set(known.map(({ part_number: partNumber }) => partNumber));
		const rows = chunk.flatMap(({ partNumber, prices }) => {
			if (!prices && !isKnown.has(partNumber)) return [];
			const columns = prices
				? toPriceColumns(prices)
				: { pair_cents: null, dozen_cents: null, case_cents: null };
			const from = isKnown.has(partNumber) ? day : '';
			return [{ list_id: listId, part_number: partNumber, from_day: from, ...columns, plan_id: planId }];
		});
		if (rows.length === 0) continue;
		await transaction
			.insertInto('price_line')
			.values(rows)
			.onConflict((conflict) =>
				conflict.columns(['list_id', 'part_number', 'from_day']).doUpdateSet((eb) => ({
					pair_cents: eb.ref('excluded.pair_cents'),
					dozen_cents: eb.ref('excluded.dozen_cents'),
					case_cents: eb.ref('excluded.case_cents'),
					plan_id: eb.ref('excluded.plan_id'),
				})),
			)
			.execute();
	}
}

/** Stores rows as they were. */
export async function insertPriceLines(
	transaction: DatabaseLike,
	rows: readonly Selectable<Schema['price_line']>[],
): Promise<void> {
	for (let at = 0; at < rows.length; at += CHUNK) {
		await transaction
			.insertInto('price_line')
			.values(rows.slice(at, at + CHUNK))
			.execute();
	}
}

/** Deletes what a plan set, for all gloves or for these. */
export async function deletePlannedLines(
	transaction: DatabaseLike,
	planId: string,
	partNumbers?: readonly string[],
): Promise<void> {
	if (!partNumbers) {
		await transaction.deleteFrom('price_line').where('plan_id', '=', planId).execute();
		return;
	}
	for (let at = 0; at < partNumbers.length; at += CHUNK) {
		await transaction
			.deleteFrom('price_line')
			.where('plan_id', '=', planId)
			.where('part_number', 'in', partNumbers.slice(at, at + CHUNK))
			.execute();
	}
}

/** Number of gloves with their own price on each list on a day. */
export async function countPriceLines(db: DatabaseLike, day: string): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('price_line as line')
		.select(['line.list_id', (eb) => eb.fn.countAll<number>().as('count')])
		.where('line.pair_cents', 'is not', null)
		.where(isInForce(day))
		.groupBy('line.list_id')
		.execute();
	return new Map(rows.map((row) => [row.list_id, Number(row.count)]));
}
