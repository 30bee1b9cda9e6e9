import type { LoaderFunctionArgs } from 'react-router';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { StaffPlaceKey } from './menu/staff-navigation.ts';
import { requireStaff } from './staff-page-context.ts';

/** How many wait behind an entry of the bar; an entry behind which nothing waits is left out. */
export type WaitingCounts = Partial<Record<StaffPlaceKey, number>>;

/**
 * Who is signed in and what waits, for the frame; the guard has let the request through, and this refuses all others too.
 * It is read again with every page and after every change, as everything on the page is.
 */
export async function loader({ context }: LoaderFunctionArgs) {
	const { staff, placeCounts, log, requestId } = requireStaff(context);
	const waiting: WaitingCounts = {};
	const readCount = async ({ place, count }: (typeof placeCounts)[number]) => {
		try {
			const found = await count();
			if (found > 0) waiting[place] = found;
		} catch (error) {
			// The bar leads on without its figure.
			logFailure(log, { requestId, err: error }, 'a count of the bar failed');
		}
	};
	await Promise.all(placeCounts.map(readCount));
	return {
		staff: { name: staff.name, email: staff.email, hasGeneratedPassword: staff.hasGeneratedPassword },
		waiting,
	};
}
