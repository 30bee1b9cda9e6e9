import type { OrderState, PortalOrder } from '../../domain/orders/portal-order.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { Assigned } from '../assignment/assigned-record.ts';
import { withAssignees } from '../assignment/assignment-queries.server.ts';
import type { OrderFilter } from './order-list.ts';
import { countOrders, listOrders } from './order-list-queries.server.ts';

type OrderListData = {
	content: (PortalOrder & Assigned)[];
	/** Counts of matching orders; the filter's own state is ignored. */
	counts: Record<OrderState, number>;
	/** Cursors of the previous and next page for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for both the page and the API. */
export async function loadOrderList(
	db: DatabaseLike,
	filter: OrderFilter,
	page: PageQuery,
): Promise<OrderListData> {
	const [{ orders, ...cursors }, counts] = await Promise.all([
		listOrders(db, filter, page),
		countOrders(db, filter),
	]);
	const content = await withAssignees(db, 'distributorOrder', orders);
	return { content, counts, ...formatCursors(cursors) };
}
