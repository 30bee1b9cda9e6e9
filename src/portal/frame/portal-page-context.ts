import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import type { PortalCaller } from '../sign-in/portal-sign-in.server.ts';
import type { PortalServices } from './portal-services.server.ts';

/** The context that portal pages, and the pages leading to it, are rendered with. */
export type PortalPage = {
	services: PortalServices;
	/** Unset on the sign-in pages, unless the browser is already signed in. */
	distributor: SignedInDistributor | undefined;
	caller: PortalCaller;
};

/** Set only by the handler of these pages, after the guard has admitted the request. */
export const portalPage = createContext<PortalPage | undefined>(undefined);

/** For the loader of every portal page: without a session it cannot read anything, however the page was reached. */
export function requireDistributor(
	context: Readonly<RouterContextProvider>,
): PortalPage & { distributor: SignedInDistributor } {
	const page = context.get(portalPage);
	if (!page?.distributor)
		throw redirect(localizedPath('/distributor-login', context.get(requestLocale)), 303);
	return { ...page, distributor: page.distributor };
}
