import messages from 'messages:distributorPortal';
import { Outlet } from 'react-router';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import type { Route } from './+types/portal-door-layout';

export { loader } from './portal-door-layout.server.ts';

export default withMessages(messages, PortalDoorLayout);

/** The frame of the pages that mail links open. */
function PortalDoorLayout({ loaderData: { contact } }: Route.ComponentProps) {
	return (
		<PortalFrame contact={contact}>
			<Outlet />
		</PortalFrame>
	);
}
