import type { LoaderFunctionArgs } from 'react-router';
import { listStaffAccounts } from './staff-account-queries.server.ts';
import { requireStaff } from './staff-page-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	return { people: await listStaffAccounts(database.db), ownId: staff.id };
}
