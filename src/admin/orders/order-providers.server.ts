import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import {
	countOrdersOfCompany,
	findOrder,
	listOrdersOfCompany,
} from '../../domain/orders/order-queries.server.ts';
import { countOrderPairs, type PortalOrder } from '../../domain/orders/portal-order.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import type { AwaitingProvider, PaletteProvider, SectionCount } from '../frame/staff-services.server.ts';
import { countOrdersInState, listOrdersInState } from './order-list-queries.server.ts';

const MAX_SHOWN = 5;
const hrefOf = (number: string) => `/admin/orders/${number}`;
const detailOf = ({ lines, person }: PortalOrder, locale: Locale) =>
	messagesFor(locale, 'distributorOrders')('detail', { count: countOrderPairs(lines), name: person.name });

/** Unanswered orders, for Today; omitted if there are none. */
export function newOrders(db: DatabaseLike): AwaitingProvider {
	return async (locale) => {
		const count = await countOrdersInState(db, 'new');
		if (count === 0) return undefined;
		const oldest = await listOrdersInState(db, 'new', MAX_SHOWN);
		return {
			kind: 'orders',
			count,
			oldestAt: oldest[0]?.createdAt,
			href: '/admin/orders',
			items: oldest.map((order) => ({
				id: order.number,
				title: order.companyName,
				detail: detailOf(order, locale),
				at: order.createdAt,
				href: hrefOf(order.number),
			})),
		};
	};
}

/** The number of unanswered orders, shown in the bar. */
export function newOrdersInBar(db: DatabaseLike): SectionCount {
	return { section: 'orders', count: () => countOrdersInState(db, 'new') };
}

/** An order in the command palette, by its number. */
export function orderPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text, locale) => {
		const order = await findOrder(db, text.toUpperCase());
		if (!order) return [];
		const { number, companyName } = order;
		const title = `${number} ${companyName}`;
		return [{ kind: 'order', title, detail: detailOf(order, locale), href: hrefOf(number), exact: true }];
	};
}

/** The orders of a company, for its page. */
export function ordersOfCompany(db: DatabaseLike): CompanyLinks {
	return {
		kind: 'orders',
		list: async (companyIds, limit, locale) =>
			(await listOrdersOfCompany(db, companyIds, limit)).map((order) => ({
				id: order.number,
				title: `${order.number} ${order.person.name}`,
				detail: `${messagesFor(locale, 'distributorOrders')(`states.${order.state}`)}, ${formatCalendarDate(order.createdAt.slice(0, 10), locale)}`,
				at: order.createdAt,
				href: hrefOf(order.number),
			})),
		count: (companyIds) => countOrdersOfCompany(db, companyIds),
	};
}
