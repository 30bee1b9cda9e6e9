import type { LoaderFunctionArgs } from 'react-router';
import { portalContact } from './portal-contact.server.ts';
import { requireDistributor } from './portal-page-context.ts';

/** The signed-in user and their company, for the frame. */
export function loader({ context }: LoaderFunctionArgs) {
	const { distributor } = requireDistributor(context);
	return { name: distributor.name, company: distributor.company.name, contact: portalContact(context) };
}
