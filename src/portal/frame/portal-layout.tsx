import messages from 'messages:distributorPortal';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useEnglishPath, usePathTo } from '../../platform/ui/link.tsx';
import type { Route } from './+types/portal-layout';
import styles from './portal-frame.module.css';
import { PortalFrame } from './portal-frame.tsx';

export { loader } from './portal-layout.server.ts';

/** The portal's navigation, in order. */
const NAV_LINKS = [
	{ key: 'home', href: '/distributor' },
	{ key: 'prices', href: '/distributor/prices' },
	{ key: 'orders', href: '/distributor/order' },
	{ key: 'requests', href: '/distributor/requests' },
	{ key: 'shipments', href: '/distributor/shipments' },
	{ key: 'resources', href: '/distributor/resources' },
	{ key: 'account', href: '/distributor/account' },
] as const;

export default withMessages(messages, PortalLayout);

/** The frame of every portal page. Its links and forms are native: no portal page runs a script. */
function PortalLayout({ loaderData: { company, contact } }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.frame');
	const pathname = useEnglishPath();
	return (
		<PortalFrame
			contact={contact}
			aside={
				<div className={styles.who}>
					<p className={styles.company}>
						<bdi>{company}</bdi>
					</p>
					<form method="post" action={pathTo('/distributor/sign-out')}>
						<button type="submit" className={styles.out}>
							{t('signOut')}
						</button>
					</form>
				</div>
			}
			nav={
				<nav className={styles.nav} aria-label={t('nav')}>
					<div className="page">
						<ul role="list" className={styles.places}>
							{NAV_LINKS.map(({ key, href }) => (
								<li key={key}>
									<a href={pathTo(href)} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
										{t(key)}
									</a>
								</li>
							))}
						</ul>
					</div>
				</nav>
			}
		>
			<Outlet />
		</PortalFrame>
	);
}

/** A sent order belongs to quick order; the front page only matches itself. */
function isCurrent(href: string, pathname: string): boolean {
	const path = pathname.replace(/\/$/, '').replace(/^\/distributor\/orders\/.*/, '/distributor/order');
	return path === href;
}
