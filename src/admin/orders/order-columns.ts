import { countOrderPairs, type OrderLine, type PortalOrder } from '../../domain/orders/portal-order.ts';
import { fileTable } from '../../platform/text/file-table.ts';
import type { Assigned } from '../assignment/assigned-record.ts';
import { localTime } from '../kit/list/local-time.ts';

/** One row per order; times are local. */
export function orderColumns(timeZone: string) {
	const local = localTime(timeZone);
	return fileTable<PortalOrder & Assigned>([
		['number', ({ number }) => number],
		['sent', ({ createdAt }) => local(createdAt), 'time'],
		['state', ({ state }) => state],
		['answered', ({ answeredAt }) => local(answeredAt), 'time'],
		['answered_by', ({ answeredBy }) => answeredBy],
		['company', ({ companyName }) => companyName],
		['company_id', ({ companyId }) => companyId],
		['person', ({ person }) => person.name],
		['email', ({ person }) => person.email],
		['language', ({ language }) => language],
		['purchase_order', ({ purchaseOrder }) => purchaseOrder],
		['lines', ({ lines }) => lines.length],
		['pairs', ({ lines }) => countOrderPairs(lines)],
		['note', ({ note }) => note],
		['assigned_to', ({ assignee }) => assignee?.name ?? ''],
	]);
}

type LineRow = { order: PortalOrder; line: OrderLine };

/** One row per line of an order, with the price that the distributor saw; times are local. */
export function orderLineColumns(timeZone: string) {
	const local = localTime(timeZone);
	return fileTable<LineRow>([
		['number', ({ order }) => order.number],
		['sent', ({ order }) => local(order.createdAt), 'time'],
		['state', ({ order }) => order.state],
		['company', ({ order }) => order.companyName],
		['company_id', ({ order }) => order.companyId],
		['purchase_order', ({ order }) => order.purchaseOrder],
		['part_number', ({ line }) => line.partNumber.toUpperCase()],
		['product', ({ line }) => line.name],
		['size', ({ line }) => line.size],
		['stock_code', ({ line }) => line.stockCode],
		['pairs', ({ line }) => line.pairs],
		['price', ({ line }) => (line.cents === undefined ? '' : (line.cents / 100).toFixed(2)), 'amount'],
		['currency', ({ order }) => order.currency],
	]);
}

export function listOrderLines(orders: readonly PortalOrder[]): LineRow[] {
	return orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
}
