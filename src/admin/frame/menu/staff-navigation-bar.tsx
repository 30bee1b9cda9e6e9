import { Fragment, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { WaitingCount } from '../../kit/figures/waiting-count.tsx';
import { useCollapsed } from '../../kit/use-collapsed.ts';
import type { WaitingCounts } from '../waiting-counts.ts';
import { StaffMenu } from './staff-menu.tsx';
import {
	STAFF_MORE,
	STAFF_NAVIGATION,
	type StaffSection,
	type StaffSectionGroup,
	sectionsOf,
} from './staff-navigation.ts';
import styles from './staff-navigation-bar.module.css';

type StaffNavigationBarProps = { at: StaffSection | undefined; waiting: WaitingCounts };

/** The bar's entries in one row; entries without room are in the menu at its end. */
export function StaffNavigationBar({ at, waiting }: StaffNavigationBarProps) {
	const t = useTranslations('staff');
	const row = useRef<HTMLUListElement>(null);
	const fitting = useCollapsed(row);
	const collapsed = fitting === undefined ? [] : STAFF_NAVIGATION.slice(fitting);
	const hidden = collapsed.flatMap(sectionsOf);
	const isHere = (sections: readonly StaffSection[]) => at !== undefined && sections.includes(at);
	const link = (section: StaffSection, className?: string) => (
		<Link
			key={section.key}
			to={section.href}
			className={className}
			aria-current={section === at ? 'page' : undefined}
		>
			{t(`nav.${section.key}`)}
			<WaitingCount count={waiting[section.key]} />
		</Link>
	);
	const entryOf = (entry: StaffSection | StaffSectionGroup) =>
		'sections' in entry ? (
			<StaffMenu label={t(`nav.${entry.key}`)} className={styles.entry} isCurrent={isHere(entry.sections)}>
				{entry.sections.map((section) => link(section))}
			</StaffMenu>
		) : (
			link(entry, styles.entry)
		);
	return (
		<nav className={styles.navigation} aria-label={t('bar.navigation')} data-measured={fitting !== undefined}>
			<ul ref={row} role="list" className={styles.row}>
				{STAFF_NAVIGATION.map((entry, index) => (
					<li key={entry.key} data-collapsed={fitting !== undefined && index >= fitting}>
						{entryOf(entry)}
					</li>
				))}
			</ul>
			<StaffMenu
				label={t('bar.moreMenu')}
				className={styles.entry}
				isCurrent={isHere([...hidden, ...STAFF_MORE])}
				count={hidden.reduce((sum, { key }) => sum + (waiting[key] ?? 0), 0)}
				atEnd
			>
				{collapsed.map((entry) =>
					'sections' in entry ? (
						<Fragment key={entry.key}>
							<p id={`more-${entry.key}`} className={styles.group}>
								{t(`nav.${entry.key}`)}
							</p>
							<ul role="list" aria-labelledby={`more-${entry.key}`}>
								{entry.sections.map((section) => (
									<li key={section.key}>{link(section)}</li>
								))}
							</ul>
						</Fragment>
					) : (
						link(entry)
					),
				)}
				{STAFF_MORE.map((section) => link(section))}
			</StaffMenu>
		</nav>
	);
}
