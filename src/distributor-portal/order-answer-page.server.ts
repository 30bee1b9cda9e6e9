import { data, type LoaderFunctionArgs } from 'react-router';
import { findCompany } from '../companies/company-queries.server.ts';
import { orMend } from '../staff/or-mend.server.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { findOrder } from './order-queries.server.ts';

async function load({ context, params }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const order = await findOrder(database.db, (params.number ?? '').slice(0, 40));
	if (!order) return data({ found: undefined }, { status: 404 });
	const company = await findCompany(database.db, order.companyId);
	return data({ found: { order, company: company && { id: company.id, name: company.operatingName } } });
}

export const loader = orMend(load);
