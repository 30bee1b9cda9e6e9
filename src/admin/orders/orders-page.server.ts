import type { LoaderFunctionArgs } from 'react-router';
import { countOrdersInState, listOrdersInState } from '../../domain/orders/order-queries.server.ts';
import { countOrderPairs, type OrderState } from '../../domain/orders/portal-order.ts';
import { parseLanguage } from '../../platform/i18n/locale.ts';
import { requireStaff } from '../frame/staff-page-context.ts';

const MAX = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const state: OrderState = url.searchParams.get('state') === 'answered' ? 'answered' : 'new';
	const language = parseLanguage(url.searchParams.get('language') ?? '');
	const [orders, count] = await Promise.all([
		listOrdersInState(database.db, state, MAX, language),
		countOrdersInState(database.db, 'new'),
	]);
	return {
		state,
		language,
		count,
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
