import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { SignedInStaff } from '../../platform/accounts/staff-account.ts';
import type { StaffServices } from './staff-services.server.ts';

/** What the pages below /admin are rendered with. */
export type StaffPage = {
	services: StaffServices;
	/** Unset on the sign-in page and the invitation's. */
	staff: SignedInStaff | undefined;
	/** Names the request in the log and in the audit log. */
	requestId: string;
};

/** Set only by the handler of the pages below /admin, once the guard has let the request through. */
export const staffPage = createContext<StaffPage | undefined>(undefined);

/**
 * For the loader of every staff page: who asks, and what it may use. However the page was reached, without a session
 * there is nothing to read with.
 */
export function requireStaff(
	context: Readonly<RouterContextProvider>,
): StaffServices & { staff: SignedInStaff; requestId: string } {
	const page = context.get(staffPage);
	if (!page?.staff) throw redirect('/admin/login', 303);
	return { ...page.services, staff: page.staff, requestId: page.requestId };
}
