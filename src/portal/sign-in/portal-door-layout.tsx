import messages from 'messages:distributorPortal';
import { Outlet } from 'react-router';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';

export default withMessages(messages, PortalDoorLayout);

/** The frame of the pages that mail links open. */
function PortalDoorLayout() {
	return (
		<PortalFrame>
			<Outlet />
		</PortalFrame>
	);
}
