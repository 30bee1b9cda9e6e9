import type { OrderState, PortalOrder } from '../../domain/orders/portal-order.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { OrderFilter } from './order-list.ts';
import { countOrders, listOrders } from './order-list-queries.server.ts';

type OrderListData = {
	content: PortalOrder[];
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
	return { content: orders, counts, ...formatCursors(cursors) };
}
