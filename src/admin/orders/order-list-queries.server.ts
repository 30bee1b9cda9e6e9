import type { ExpressionBuilder } from 'kysely';
import { toOrder } from '../../domain/orders/order-queries.server.ts';
import { ORDER_STATES, type OrderState, type PortalOrder } from '../../domain/orders/portal-order.ts';
import { listSearchWords } from '../../domain/search/search-words.ts';
import { countRows, toCounts } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { containsWords, countWordsByState } from '../../platform/db/search-table.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { isAssigned } from '../assignment/assignment-queries.server.ts';
import { ANY_DAY } from '../kit/list/period.ts';
import { recordKey } from '../kit/list/record-sort-queries.server.ts';
import { type OrderFilter, sortOf } from './order-list.ts';

/** A page of the orders that match a filter; unreadable ones are left out. */
export async function listOrders(
	db: DatabaseLike,
	filter: OrderFilter,
	page: PageQuery,
): Promise<PageCursors & { orders: PortalOrder[] }> {
	const found = await findWords(db, filter);
	const { rows, ...cursors } = await selectPage(
		db
			.selectFrom('distributor_order')
			.selectAll()
			.where(matches(db, filter, found)),
		recordKey(sortOf(filter), { states: ORDER_STATES, state: filter.state, time: 'created_at' }),
		page,
	);
	return { orders: mapReadable(rows, toOrder), ...cursors };
}

/** The number of matching orders in each state; the filter's own state is ignored. */
export async function countOrders(
	db: DatabaseLike,
	filter: OrderFilter,
): Promise<Record<OrderState, number>> {
	const { text, language, days, assigned } = filter;
	if (text !== '' && !language && !assigned && days.since === '' && days.before === '') {
		const words = listSearchWords(text);
		return toCounts(ORDER_STATES, await countWordsByState(db, 'distributor_order_search', words));
	}
	const found = await findWords(db, filter);
	const rows = await db
		.selectFrom('distributor_order')
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.where(matches(db, { ...filter, state: undefined }, found))
		.groupBy('state')
		.execute();
	return toCounts(ORDER_STATES, rows);
}

/** The first orders in a state. */
export async function listOrdersInState(
	db: DatabaseLike,
	state: OrderState,
	limit: number,
): Promise<PortalOrder[]> {
	const filter = { text: '', state, language: undefined, days: ANY_DAY };
	return (await listOrders(db, filter, { max: limit })).orders;
}

export async function countOrdersInState(db: DatabaseLike, state: OrderState): Promise<number> {
	return countRows(db.selectFrom('distributor_order').where('state', '=', state));
}

function findWords(db: DatabaseLike, { text }: OrderFilter) {
	return containsWords(db, 'distributor_order_search', 'distributor_order.number', listSearchWords(text));
}

function matches(
	db: DatabaseLike,
	{ state, language, days, assigned }: OrderFilter,
	found: Awaited<ReturnType<typeof findWords>>,
) {
	return (eb: ExpressionBuilder<Schema, 'distributor_order'>) =>
		eb.and([
			...(state ? [eb('state', '=', state)] : []),
			...(language ? [eb('language', '=', language)] : []),
			...(days.since === '' ? [] : [eb('created_at', '>=', days.since)]),
			...(days.before === '' ? [] : [eb('created_at', '<', days.before)]),
			...(assigned ? [isAssigned(db, 'distributorOrder', 'distributor_order.number', assigned)] : []),
			...(found ? [found] : []),
		]);
}
