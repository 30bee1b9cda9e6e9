import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatInitials } from '../../../platform/accounts/staff-account.ts';
import { WordMark } from '../../../platform/ui/brand-mark.tsx';
import { SignOutButton } from '../../accounts/sign-in/sign-out-button.tsx';
import { WaitingCount } from '../../kit/figures/waiting-count.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import type { WaitingCounts } from '../waiting-counts.ts';
import { openCommandPalette } from './command-palette.tsx';
import styles from './staff-bar.module.css';
import { StaffMenu } from './staff-menu.tsx';
import { findCurrentSection, STAFF_MORE, STAFF_NAVIGATION, type StaffSection } from './staff-navigation.ts';
import { StaffNavigationBar } from './staff-navigation-bar.tsx';

/** The bar on every staff page: navigation, the palette, and the signed-in user. */
export function StaffBar({ name, waiting }: { name: string; waiting: WaitingCounts }) {
	const t = useTranslations('staff');
	const { pathname } = useLocation();
	const [isOpen, setIsOpen] = useState(false);
	const at = findCurrentSection(pathname);
	const current = (section: StaffSection) => (section === at ? 'page' : undefined);
	const close = () => setIsOpen(false);
	const listed = (section: StaffSection) => (
		<Link to={section.href} aria-current={current(section)} onClick={close}>
			{t(`nav.${section.key}`)}
			<WaitingCount count={waiting[section.key]} />
		</Link>
	);
	return (
		<header className={`onSoot ${styles.bar}`}>
			<Link to="/admin" className={styles.mark}>
				<WordMark />
				<span className="sr-only"> </span>
				<span className={styles.office}>{t('bar.name')}</span>
			</Link>
			<StaffNavigationBar at={at} waiting={waiting} />
			<button type="button" className={styles.find} onClick={openCommandPalette}>
				<StaffIcon name="search" size={20} />
				<span className="sr-only">{t('bar.find')}</span>
				<kbd>/</kbd>
			</button>
			<Link to="/admin/samples" className={styles.inbox}>
				<StaffIcon name="inbox" />
				<span className="sr-only">{t('nav.samples')}</span>
				<span className={styles.corner}>
					<WaitingCount count={waiting.samples} />
				</span>
			</Link>
			<StaffMenu
				label={t('bar.account', { name })}
				shown={
					<span className={styles.badge} aria-hidden="true">
						{formatInitials(name)}
					</span>
				}
				className={styles.account}
				atEnd
			>
				<Link to="/admin/account">{t('bar.ownAccount')}</Link>
				<Link to="/admin/people">{t('bar.people')}</Link>
				<SignOutButton />
			</StaffMenu>
			<button type="button" className={styles.open} onClick={() => setIsOpen(true)} aria-expanded={isOpen}>
				<StaffIcon name="menu" />
				<span className="sr-only">{t('bar.menu')}</span>
			</button>
			<Drawer
				opened={isOpen}
				onClose={close}
				position="right"
				size="100%"
				title={t('bar.menu')}
				closeButtonProps={{ 'aria-label': t('bar.closeMenu') }}
			>
				<ul role="list" className={styles.list}>
					{[...STAFF_NAVIGATION, ...STAFF_MORE].map((entry) =>
						'sections' in entry ? (
							<li key={entry.key}>
								<p className={styles.group} id={`${entry.key}-places`}>
									{t(`nav.${entry.key}`)}
								</p>
								<ul role="list" aria-labelledby={`${entry.key}-places`}>
									{entry.sections.map((section) => (
										<li key={section.key}>{listed(section)}</li>
									))}
								</ul>
							</li>
						) : (
							<li key={entry.key}>{listed(entry)}</li>
						),
					)}
					<li>
						<Link to="/admin/account" onClick={close}>
							{t('bar.ownAccount')}
						</Link>
					</li>
					<li>
						<Link to="/admin/people" onClick={close}>
							{t('bar.people')}
						</Link>
					</li>
					<li>
						<SignOutButton />
					</li>
				</ul>
			</Drawer>
		</header>
	);
}
