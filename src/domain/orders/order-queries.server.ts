import type { Selectable } from 'kysely';
import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { sortKeyOf } from '../companies/company-name.ts';
import { orderSearchText } from './order-search-text.ts';
import type { OrderState, PortalOrder } from './portal-order.ts';
import { type OrderDocument, readStoredOrder } from './stored-order.server.ts';

type OrderRow = Selectable<Schema['distributor_order']>;

export function toOrder(row: OrderRow): PortalOrder {
	return {
		...readStoredOrder(row),
		number: row.number,
		companyId: row.company_id,
		state: row.state,
		version: row.version,
		createdAt: row.created_at,
		answeredAt: row.answered_at ?? undefined,
		answeredBy: row.answered_by,
	};
}

export async function insertOrder(
	transaction: DatabaseLike,
	order: OrderDocument & { number: string; companyId: string },
	now: string,
): Promise<void> {
	const { number, companyId, lines, currency, purchaseOrder, note, companyName, person, language } = order;
	const document: OrderDocument = { lines, currency, purchaseOrder, note, companyName, person, language };
	await transaction
		.insertInto('distributor_order')
		.values({
			number,
			company_id: companyId,
			person_id: person.id,
			state: 'new',
			document: JSON.stringify(document),
			language,
			company_sort: sortKeyOf(companyName),
			version: 1,
			created_at: now,
			answered_at: null,
			answered_by: '',
		})
		.execute();
	await transaction
		.insertInto('distributor_order_search')
		.values({ number, search_text: orderSearchText(order), state: 'new' })
		.execute();
}

/** Finds an order by number; limited to these companies, if given. */
export async function findOrder(
	db: DatabaseLike,
	number: string,
	companyIds?: readonly string[],
): Promise<PortalOrder | undefined> {
	let query = db.selectFrom('distributor_order').selectAll().where('number', '=', number);
	if (companyIds) query = query.where('company_id', 'in', companyIds);
	const row = await query.executeTakeFirst();
	return row && toOrder(row);
}

/** The orders of a company, under any of its ids, newest first. */
export async function listOrdersOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
	limit: number,
): Promise<PortalOrder[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('distributor_order')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.orderBy('created_at', 'desc')
		.orderBy('number', 'desc')
		.limit(limit)
		.execute();
	return mapReadable(rows, toOrder);
}

export async function countOrdersOfCompany(db: DatabaseLike, companyIds: readonly string[]): Promise<number> {
	if (companyIds.length === 0) return 0;
	return countRows(db.selectFrom('distributor_order').where('company_id', 'in', companyIds));
}

/**
 * Counts a change of what belongs to an order that was read at `version`; undefined if the version has changed. Until
 * the transaction ends, nobody else can change the order.
 */
export async function updateOrderVersion(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
): Promise<PortalOrder | undefined> {
	const row = await transaction
		.updateTable('distributor_order')
		.set({ version: version + 1 })
		.where('number', '=', number)
		.where('version', '=', version)
		.returningAll()
		.executeTakeFirst();
	return row && toOrder(row);
}

/**
 * Changes an order whatever its version, and locks it until the transaction ends. When it was answered stays, so that
 * an order which is not shipped after all is what it was before.
 */
export async function updateLockedOrder(
	transaction: DatabaseLike,
	number: string,
	change: { state?: OrderState },
): Promise<void> {
	await transaction
		.updateTable('distributor_order')
		.set((eb) => ({ ...change, version: eb('version', '+', 1) }))
		.where('number', '=', number)
		.execute();
	if (change.state) await updateSearchState(transaction, number, change.state);
}

/** Changes the state of an order that was read at `version`; undefined if the version has changed. */
export async function updateOrderState(
	transaction: DatabaseLike,
	change: { number: string; version: number; state: Exclude<OrderState, 'shipped'>; by: string; now: string },
): Promise<PortalOrder | undefined> {
	const { number, version, state, by, now } = change;
	const row = await transaction
		.updateTable('distributor_order')
		.set({
			state,
			version: version + 1,
			answered_at: state === 'answered' ? now : null,
			answered_by: state === 'answered' ? by : '',
		})
		.where('number', '=', number)
		.where('version', '=', version)
		.returningAll()
		.executeTakeFirst();
	if (!row) return undefined;
	await updateSearchState(transaction, number, state);
	return toOrder(row);
}

async function updateSearchState(
	transaction: DatabaseLike,
	number: string,
	state: OrderState,
): Promise<void> {
	await transaction
		.updateTable('distributor_order_search')
		.set({ state })
		.where('number', '=', number)
		.execute();
}
