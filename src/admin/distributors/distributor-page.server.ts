import { data, type LoaderFunctionArgs } from 'react-router';
import { findDistributor } from '../../domain/distributors/distributor-queries.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';

const MAX_ENTRIES = 20;

async function load({ context, params }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const id = params.distributor ?? '';
	const distributor = await findDistributor(db, id);
	if (!distributor) return data({ distributor: undefined, activity: [] }, { status: 404 });
	const activity = await listAuditEntries(db, {
		subjectKind: 'distributor',
		subjectId: id,
		limit: MAX_ENTRIES,
	});
	return data({ distributor, activity });
}

export const loader = orRedirectToRepair(load);
