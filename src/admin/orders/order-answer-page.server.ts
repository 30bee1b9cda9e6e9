import { data, type LoaderFunctionArgs } from 'react-router';
import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { findOrder } from '../../domain/orders/order-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';

async function load({ context, params }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const order = await findOrder(database.db, (params.number ?? '').slice(0, 40));
	if (!order) return data({ found: undefined }, { status: 404 });
	const company = await findCompany(database.db, order.companyId);
	return data({ found: { order, company: company && { id: company.id, name: company.operatingName } } });
}

export const loader = orRedirectToRepair(load);
