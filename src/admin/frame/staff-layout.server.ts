import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from './staff-page-context.ts';
import { countWaiting } from './waiting-counts.server.ts';

/**
 * The signed-in user and the waiting counts, for the frame. The guard has already checked the
 * request; this loader checks again. Reloaded with every page and after every change.
 */
export async function loader({ context }: LoaderFunctionArgs) {
	const { staff, sectionCounts, log, requestId } = requireStaff(context);
	return {
		staff: { name: staff.name, email: staff.email, hasGeneratedPassword: staff.hasGeneratedPassword },
		waiting: await countWaiting(sectionCounts, log, requestId),
	};
}
