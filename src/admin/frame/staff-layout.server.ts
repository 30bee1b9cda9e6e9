import type { LoaderFunctionArgs } from 'react-router';
import { findContact } from '../../domain/site-content/contact/stored-contact.server.ts';
import { requireStaff } from './staff-page-context.ts';
import { countWaiting } from './waiting-counts.server.ts';

/**
 * The signed-in user and the waiting counts, for the frame. The guard has already checked the
 * request; this loader checks again. Reloaded with every page and after every change.
 */
export async function loader({ context }: LoaderFunctionArgs) {
	const { staff, catalogue, sectionCounts, log, requestId } = requireStaff(context);
	const { website, phone } = findContact(catalogue);
	return {
		/** As labels print it. */
		contact: { website, phone },
		staff: { name: staff.name, email: staff.email, hasGeneratedPassword: staff.hasGeneratedPassword },
		waiting: await countWaiting(sectionCounts, log, requestId),
	};
}
