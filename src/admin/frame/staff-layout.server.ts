import type { LoaderFunctionArgs } from 'react-router';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { StaffSectionKey } from './menu/staff-navigation.ts';
import { requireStaff } from './staff-page-context.ts';

/** Number of waiting items per entry of the bar; entries without any are omitted. */
export type WaitingCounts = Partial<Record<StaffSectionKey, number>>;

/**
 * The signed-in user and the waiting counts, for the frame. The guard has already checked the
 * request; this loader checks again. Reloaded with every page and after every change.
 */
export async function loader({ context }: LoaderFunctionArgs) {
	const { staff, sectionCounts, log, requestId } = requireStaff(context);
	const waiting: WaitingCounts = {};
	const readCount = async ({ section, count }: (typeof sectionCounts)[number]) => {
		try {
			const found = await count();
			if (found > 0) waiting[section] = found;
		} catch (error) {
			// The bar works without the count.
			logFailure(log, { requestId, err: error }, 'a count of the bar failed');
		}
	};
	await Promise.all(sectionCounts.map(readCount));
	return {
		staff: { name: staff.name, email: staff.email, hasGeneratedPassword: staff.hasGeneratedPassword },
		waiting,
	};
}
