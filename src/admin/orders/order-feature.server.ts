import type { StaffFeature } from '../frame/staff-feature.server.ts';
import {
	newOrders,
	newOrdersInBar,
	orderPaletteProvider,
	ordersOfCompany,
} from './order-providers.server.ts';
import { orderLabelSource } from './order-shipping.server.ts';
import { addStaffOrderRoutes } from './staff-orders-api.server.ts';

/** Orders that distributors send. */
export const orderFeature: StaffFeature = {
	addRoutes: addStaffOrderRoutes,
	palette: ({ database }) => orderPaletteProvider(database.db),
	awaiting: ({ database }) => newOrders(database.db),
	sectionCount: ({ database }) => newOrdersInBar(database.db),
	companyLinks: ({ database }) => ordersOfCompany(database.db),
	labelSource: orderLabelSource,
};
