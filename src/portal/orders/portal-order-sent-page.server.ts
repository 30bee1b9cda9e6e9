import { data, type LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { requireDistributor } from '../frame/portal-page-context.ts';
import { findOwnOrder } from './order-service.server.ts';

/** An order of the user's own company; any other one is not found. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
	const { services, distributor } = requireDistributor(context);
	const order = await findOwnOrder(services, distributor, (params.number ?? '').slice(0, 40));
	if (!order) return data({ order: undefined, isSent: false }, { status: 404 });
	const { number, state, lines, currency, purchaseOrder, note, person } = order;
	const day = todayIn(services.timeZone, new Date(order.createdAt));
	const isSent = url.searchParams.get('sent') === '1';
	const shown = { number, state, lines, currency, purchaseOrder, note, person: person.name, day };
	return data({ order: shown, isSent });
}
