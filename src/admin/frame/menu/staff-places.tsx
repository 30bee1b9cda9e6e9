import { Fragment, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCollapsed } from '../../kit/use-collapsed.ts';
import { WaitingCount } from '../../kit/waiting-count.tsx';
import type { WaitingCounts } from '../staff-layout.server.ts';
import { StaffMenu } from './staff-menu.tsx';
import {
	placesOf,
	STAFF_MORE,
	STAFF_NAVIGATION,
	type StaffPlace,
	type StaffPlaceGroup,
} from './staff-navigation.ts';
import styles from './staff-places.module.css';

type StaffPlacesProps = { at: StaffPlace | undefined; waiting: WaitingCounts };

/** The bar's entries in one row; entries without room are in the menu at its end. */
export function StaffPlaces({ at, waiting }: StaffPlacesProps) {
	const t = useTranslations('staff');
	const row = useRef<HTMLUListElement>(null);
	const fitting = useCollapsed(row);
	const folded = fitting === undefined ? [] : STAFF_NAVIGATION.slice(fitting);
	const hidden = folded.flatMap(placesOf);
	const isHere = (places: readonly StaffPlace[]) => at !== undefined && places.includes(at);
	const link = (place: StaffPlace, className?: string) => (
		<Link
			key={place.key}
			to={place.href}
			className={className}
			aria-current={place === at ? 'page' : undefined}
		>
			{t(`nav.${place.key}`)}
			<WaitingCount count={waiting[place.key]} />
		</Link>
	);
	const entryOf = (entry: StaffPlace | StaffPlaceGroup) =>
		'places' in entry ? (
			<StaffMenu label={t(`nav.${entry.key}`)} className={styles.place} isCurrent={isHere(entry.places)}>
				{entry.places.map((place) => link(place))}
			</StaffMenu>
		) : (
			link(entry, styles.place)
		);
	return (
		<nav className={styles.places} aria-label={t('bar.navigation')} data-measured={fitting !== undefined}>
			<ul ref={row} role="list" className={styles.row}>
				{STAFF_NAVIGATION.map((entry, index) => (
					<li key={entry.key} data-folded={fitting !== undefined && index >= fitting}>
						{entryOf(entry)}
					</li>
				))}
			</ul>
			<StaffMenu
				label={t('bar.moreMenu')}
				className={styles.place}
				isCurrent={isHere([...hidden, ...STAFF_MORE])}
				count={hidden.reduce((sum, { key }) => sum + (waiting[key] ?? 0), 0)}
				atEnd
			>
				{folded.map((entry) =>
					'places' in entry ? (
						<Fragment key={entry.key}>
							<p id={`more-${entry.key}`} className={styles.group}>
								{t(`nav.${entry.key}`)}
							</p>
							<ul role="list" aria-labelledby={`more-${entry.key}`}>
								{entry.places.map((place) => (
									<li key={place.key}>{link(place)}</li>
								))}
							</ul>
						</Fragment>
					) : (
						link(entry)
					),
				)}
				{STAFF_MORE.map((place) => link(place))}
			</StaffMenu>
		</nav>
	);
}
