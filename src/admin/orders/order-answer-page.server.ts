import { data, type LoaderFunctionArgs } from 'react-router';
import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { findSourceShipment } from '../../domain/labels/source-label-commands.server.ts';
import { findOrder } from '../../domain/orders/order-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';

async function load({ context, params }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const order = await findOrder(database.db, (params.number ?? '').slice(0, 40));
	if (!order) return data({ found: undefined }, { status: 404 });
	const [company, shipping] = await Promise.all([
		findCompany(database.db, order.companyId),
		findSourceShipment(database.db, order.number, order.lines),
	]);
	return data({
		found: { order, company: company && { id: company.id, name: company.operatingName }, shipping },
	});
}

export const loader = orRedirectToRepair(load);
