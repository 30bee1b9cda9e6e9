import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { SignedInStaff } from '../../platform/accounts/staff-account.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { StaffServices } from './staff-services.server.ts';

/** The context in which pages below /admin are rendered. */
export type StaffPage = {
	services: StaffServices;
	/** Unset on the sign-in and invitation pages. */
	staff: SignedInStaff | undefined;
	/** The account's language; on the sign-in pages, the one that the browser prefers. */
	locale: Locale;
	/** Identifies the request in the log and the audit log. */
	requestId: string;
};

/** Set only by the handler of the pages below /admin, after the guard has passed the request. */
export const staffPage = createContext<StaffPage | undefined>(undefined);

/**
 * Every staff page's loader gets the signed-in user and the services from here, so that without a
 * session no data can be read, however the page was reached.
 */
export function requireStaff(
	context: Readonly<RouterContextProvider>,
): StaffServices & { staff: SignedInStaff; requestId: string } {
	const page = context.get(staffPage);
	if (!page?.staff) throw redirect('/admin/login', 303);
	return { ...page.services, staff: page.staff, requestId: page.requestId };
}
