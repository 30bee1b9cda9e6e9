import type { Selectable } from 'kysely';
import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { OrderState, PortalOrder } from './portal-order.ts';
import { type OrderDocument, readStoredOrder } from './stored-order.server.ts';

type OrderRow = Selectable<Schema['distributor_order']>;

function toOrder(row: OrderRow): PortalOrder {
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
			version: 1,
			created_at: now,
			answered_at: null,
			answered_by: '',
		})
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

/** What a list of orders shows. */
export type OrderFilter = {
	state: OrderState;
	/** All languages if undefined. */
	language?: Locale | undefined;
	/** Sent from the first instant on, before the second; empty if there is no limit. */
	days: { since: string; before: string };
};

/** A page of orders in a state: pending ones oldest first, answered ones newest first. */
export async function listOrders(
	db: DatabaseLike,
	filter: OrderFilter,
	page: PageQuery,
): Promise<PageCursors & { orders: PortalOrder[] }> {
	const { rows, ...cursors } = await selectPage(
		selectOrders(db, filter).selectAll(),
		{ id: 'number', value: 'created_at', descending: filter.state !== 'new' },
		page,
	);
	return { orders: mapReadable(rows, toOrder), ...cursors };
}

export async function countOrders(db: DatabaseLike, filter: OrderFilter): Promise<number> {
	return countRows(selectOrders(db, filter));
}

function selectOrders(db: DatabaseLike, { state, language, days }: OrderFilter) {
	let query = db.selectFrom('distributor_order').where('state', '=', state);
	// JSON escapes the quotes of typed text, so only the property matches.
	if (language) query = query.where('document', 'like', `%"language":"${language}"%`);
	if (days.since !== '') query = query.where('created_at', '>=', days.since);
	if (days.before !== '') query = query.where('created_at', '<', days.before);
	return query;
}

/** The first orders in a state. */
export async function listOrdersInState(
	db: DatabaseLike,
	state: OrderState,
	limit: number,
): Promise<PortalOrder[]> {
	return (await listOrders(db, { state, days: { since: '', before: '' } }, { max: limit })).orders;
}

export async function countOrdersInState(db: DatabaseLike, state: OrderState): Promise<number> {
	return countRows(db.selectFrom('distributor_order').where('state', '=', state));
}

/** Changes the state of an order that was read at `version`; undefined if the version has changed. */
export async function updateOrderState(
	transaction: DatabaseLike,
	change: { number: string; version: number; state: OrderState; by: string; now: string },
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
	return row && toOrder(row);
}
