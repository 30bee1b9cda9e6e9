import { data, type LoaderFunctionArgs } from 'react-router';
import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { findSourceShipment } from '../../domain/labels/source-label-commands.server.ts';
import { findOrder } from '../../domain/orders/order-queries.server.ts';
import { loadAssignment } from '../assignment/load-assignment.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';

async function load({ context, params }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	const order = await findOrder(database.db, (params.number ?? '').slice(0, 40));
	if (!order) return data({ found: undefined }, { status: 404 });
	const [company, shipping, assignment] = await Promise.all([
		findCompany(database.db, order.companyId),
		findSourceShipment(database.db, order.number, order.lines),
		loadAssignment(database.db, { kind: 'distributorOrder', id: order.number }, staff.id),
	]);
	return data({
		found: {
			order,
			company: company && { id: company.id, name: company.operatingName },
			shipping,
			assignment,
		},
	});
}

export const loader = orRedirectToRepair(load);
