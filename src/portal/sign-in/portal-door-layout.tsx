import words from 'messages:distributorPortal';
import { Outlet } from 'react-router';
import { withMessages } from '../../platform/i18n/page-words.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';

export default withMessages(words, PortalDoorLayout);

/** The frame round the pages that lead into the portal by mail. */
function PortalDoorLayout() {
	return (
		<PortalFrame>
			<Outlet />
		</PortalFrame>
	);
}
