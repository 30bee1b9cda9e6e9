import { Button, Group } from '@mantine/core';
import { Outlet, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CONTENT_ID, RouteAnnouncer } from '../../platform/ui/route-announcer.tsx';
import { SignOutButton } from '../accounts/sign-in/sign-out-button.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { SessionProvider } from '../kit/session-dialog.tsx';
import type { Route } from './+types/staff-layout';
import { StaffBreadcrumbs } from './breadcrumbs.tsx';
import { useSingleKeys } from './keys/single-keys.ts';
import { StaffKeys } from './keys/staff-keys.tsx';
import { NotificationSwitch, useNotifications } from './live/news-notifications.tsx';
import { PresenceLine } from './live/presence-line.tsx';
import { useTitleBadge } from './live/title-badge.ts';
import { useLiveNews, usePageSubject } from './live/use-live-news.ts';
import { CommandPalette } from './menu/command-palette.tsx';
import { StaffBar } from './menu/staff-bar.tsx';
import styles from './staff-layout.module.css';

export { loader } from './staff-layout.server.ts';

/** The frame of every page that needs a session. */
export default function StaffLayout({ loaderData: { staff, waiting } }: Route.ComponentProps) {
	const t = useTranslations('staff');
	const live = useTranslations('staff.live');
	const [hasSingleKeys, setHasSingleKeys] = useSingleKeys();
	const notifications = useNotifications();
	const news = useLiveNews(waiting, notifications.notify);
	const { subject, isReloaded } = usePageSubject();
	useTitleBadge(news.unseen);
	const loading = useNavigation().state === 'loading';
	const release = useSearchParams()[0].get('release');
	return (
		<SessionProvider email={staff.email}>
			<div className={styles.frame}>
				<a className={styles.skip} href={`#${CONTENT_ID}`}>
					{t('skip')}
				</a>
				<StaffBar name={staff.name} waiting={news.waiting} />
				<div className={styles.progress} data-loading={loading} />
				<p className="sr-only" role="status">
					{loading && t('loading')}
				</p>
				<div className={styles.page}>
					<Group justify="space-between" gap="0 16px">
						<StaffBreadcrumbs />
						{subject && <PresenceLine key={`${subject.kind}/${subject.id}`} {...subject} />}
					</Group>
					<noscript>
						<AlertBlock tone="caution">{t('noScript')}</AlertBlock>
					</noscript>
					{staff.hasGeneratedPassword && (
						<AlertBlock tone="caution">
							{t.rich('generatedPassword', { account: (text) => <a href="/admin/account">{text}</a> })}
						</AlertBlock>
					)}
					{news.changed && !isReloaded && (
						<AlertBlock tone="caution">
							<Group justify="space-between" gap="xs">
								<span>{live.rich('changed', { name: () => <bdi>{news.changed?.actorName}</bdi> })}</span>
								<Button variant="default" onClick={() => location.reload()}>
									{live('show')}
								</Button>
							</Group>
						</AlertBlock>
					)}
					<main id={CONTENT_ID} tabIndex={-1} className={styles.content} aria-busy={loading}>
						{/* A page that edits a record for a release is another page than the one that edits it at once. */}
						<Outlet key={release ?? ''} />
					</main>
				</div>
				<footer className={styles.footer}>
					<span>{t('bar.footer')}</span>
					<a href="/">{t('bar.publicSite')}</a>
					<span>{t('bar.times')}</span>
					<NotificationSwitch {...notifications} className={styles.signOut} />
					<StaffKeys isOn={hasSingleKeys} onSwitch={setHasSingleKeys} className={styles.signOut} />
					<span className={styles.signedIn}>{t('bar.signedInAs', { name: staff.name })}</span>
					<SignOutButton className={styles.signOut} />
				</footer>
				<RouteAnnouncer />
				<CommandPalette hasSingleKeys={hasSingleKeys} />
			</div>
		</SessionProvider>
	);
}
