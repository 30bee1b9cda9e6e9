import type { LoaderFunctionArgs } from 'react-router';
import { portalContact } from '../frame/portal-contact.server.ts';

/** How to reach us, for the foot. */
export function loader({ context }: LoaderFunctionArgs) {
	return { contact: portalContact(context) };
}
