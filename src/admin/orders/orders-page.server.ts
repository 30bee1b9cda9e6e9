import type { LoaderFunctionArgs } from 'react-router';
import { countOrderPairs } from '../../domain/orders/portal-order.ts';
import { parseLanguage } from '../../platform/i18n/locale.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { loadListPeople, readAssigned, resolveAssigned } from '../assignment/load-assignment.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { daysInAddress, instantsOf } from '../kit/list/period-fields.server.ts';
import { parseRecordSort } from '../kit/list/record-sort.ts';
import { loadOrderList } from './order-list.server.ts';
import { listedState, ORDER_CURSOR, ORDERS_A_PAGE, type OrderFilter } from './order-list.ts';

/** A page of orders, with the number in each state; invalid query parameters are ignored. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, staff } = requireStaff(context);
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const text = read('q').slice(0, 200);
	const days = daysInAddress(url.searchParams, timeZone);
	const assigned = readAssigned(read('assigned'));
	const filter: OrderFilter = {
		text,
		state: listedState(read('state'), text),
		language: parseLanguage(read('language')),
		days: instantsOf(days, timeZone),
		assigned: resolveAssigned(assigned, staff.id),
		sort: parseRecordSort(read('sort')),
	};
	const cursor = parseCursor(read('from'), ORDER_CURSOR);
	const [{ content, ...list }, people] = await Promise.all([
		loadOrderList(database.db, filter, { cursor, max: ORDERS_A_PAGE }),
		loadListPeople(database.db, 'distributorOrder', { assigned, ownId: staff.id }),
	]);
	return {
		filter,
		days,
		...list,
		people,
		orders: content.map(({ number, state, companyName, person, lines, createdAt, assignee }) => ({
			number,
			state,
			companyName,
			person: person.name,
			pairs: countOrderPairs(lines),
			createdAt,
			assignee: assignee?.name ?? '',
		})),
	};
}
