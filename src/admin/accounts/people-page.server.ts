import type { LoaderFunctionArgs } from 'react-router';
import { listStaffAccounts } from '../../platform/accounts/staff-account-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	return { people: await listStaffAccounts(database.db), ownId: staff.id };
}
