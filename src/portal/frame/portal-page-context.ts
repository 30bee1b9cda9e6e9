import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import type { PortalCaller } from '../sign-in/portal-sign-in.server.ts';
import type { PortalServices } from './portal-services.server.ts';

/** What the pages of the portal, and those that lead into it, are rendered with. */
export type PortalPage = {
	services: PortalServices;
	/** Unset on the pages that lead in, unless the browser is signed in already. */
	distributor: SignedInDistributor | undefined;
	caller: PortalCaller;
};

/** Set only by the handler of these pages, once the guard has let the request through. */
export const portalPage = createContext<PortalPage | undefined>(undefined);

/** For the loader of every portal page: without a session there is nothing to read with, however the page was reached. */
export function requireDistributor(
	context: Readonly<RouterContextProvider>,
): PortalPage & { distributor: SignedInDistributor } {
	const page = context.get(portalPage);
	if (!page?.distributor) throw redirect('/distributor-login', 303);
	return { ...page, distributor: page.distributor };
}
