import type { LoaderFunctionArgs } from 'react-router';
import { countOrders, listOrders, type OrderFilter } from '../../domain/orders/order-queries.server.ts';
import { countOrderPairs } from '../../domain/orders/portal-order.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { parseLanguage } from '../../platform/i18n/locale.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { daysInAddress, instantsOf } from '../kit/list/period-fields.server.ts';
import { ORDER_CURSOR, ORDERS_A_PAGE } from './order-list.ts';

/** A page of orders, with the number in each state; invalid query parameters are ignored. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const { db } = database;
	const days = daysInAddress(url.searchParams, timeZone);
	const filter: OrderFilter = {
		state: url.searchParams.get('state') === 'answered' ? 'answered' : 'new',
		language: parseLanguage(url.searchParams.get('language') ?? ''),
		days: instantsOf(days, timeZone),
	};
	const cursor = parseCursor(url.searchParams.get('from') ?? '', ORDER_CURSOR);
	const [{ orders, ...cursors }, isNew, answered] = await Promise.all([
		listOrders(db, filter, { cursor, max: ORDERS_A_PAGE }),
		countOrders(db, { ...filter, state: 'new' }),
		countOrders(db, { ...filter, state: 'answered' }),
	]);
	return {
		state: filter.state,
		language: filter.language,
		days,
		counts: { new: isNew, answered },
		...formatCursors(cursors),
		orders: orders.map(({ number, companyName, person, lines, createdAt, purchaseOrder }) => ({
			number,
			companyName,
			person: person.name,
			pairs: countOrderPairs(lines),
			createdAt,
			purchaseOrder,
		})),
	};
}
