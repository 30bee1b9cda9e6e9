import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './staff-theme.css';
import messages from 'messages:staff';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect, useMemo } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { retainFocus } from '../kit/focus-keeper.ts';
import type { Route } from './+types/staff-root-layout';
import { makeStaffTheme } from './staff-theme.ts';

export { loader } from './staff-root-layout.server.ts';

export default withMessages(messages, StaffRootLayout);

/**
 * The layout of every page below /admin, including the sign-in: styles, messages, component
 * library.
 */
function StaffRootLayout({ loaderData: { colorScheme } }: Route.ComponentProps) {
	const t = useTranslations('staff');
	const theme = useMemo(() => makeStaffTheme({ close: t('close') }), [t]);
	useEffect(() => retainFocus(document), []);
	return (
		<>
			<meta name="robots" content="noindex, nofollow" />
			<MantineProvider
				theme={theme}
				forceColorScheme={colorScheme}
				withCssVariables={false}
				withGlobalClasses={false}
			>
				<ModalsProvider>
					<Outlet />
				</ModalsProvider>
				<Notifications position="bottom-right" autoClose={6000} limit={4} />
			</MantineProvider>
		</>
	);
}
