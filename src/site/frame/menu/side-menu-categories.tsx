import { useTranslations } from 'use-intl';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, useEnglishPath } from '../../../platform/ui/link.tsx';
import { currentMark, type NavigationItem } from './navigation.ts';
import { findMenuPanel } from './navigation-categories.ts';
import styles from './side-menu.module.css';

/** The categories of an item in its sub-panel: groups of rows, or tiles for categories without a page of their own. */
export function SideMenuCategories({ item }: { item: NavigationItem }) {
	const t = useTranslations('navigation');
	const pathname = useEnglishPath();
	const { categories, guides } = findMenuPanel(item.label);
	return (
		<>
			{categories.map(({ categoryName, categoryHref, categoryItems }) =>
				categoryHref ? (
					<div key={categoryName}>
						<Link
							className={styles.groupName}
							to={categoryHref}
							aria-current={currentMark(categoryHref, pathname)}
						>
							{t(categoryName)}
							<Icon name="arrow-right" />
						</Link>
						<ul role="list">
							{categoryItems.map(({ name, href }) => (
								<li key={href}>
									<Link className={styles.row} to={href} aria-current={currentMark(href, pathname)}>
										{t(name)}
									</Link>
								</li>
							))}
						</ul>
					</div>
				) : (
					<div key={categoryName} className={styles.series}>
						<p className={styles.seriesName}>{t(categoryName)}</p>
						<ul role="list" className={styles.tiles}>
							{categoryItems.map(({ name, href }) => (
								<li key={href}>
									<Link className={styles.tile} to={href} aria-current={currentMark(href, pathname)}>
										{t(name)}
									</Link>
								</li>
							))}
						</ul>
					</div>
				),
			)}
			{guides.map(({ name, href, icon }) => (
				<Link key={href} className={styles.guide} to={href}>
					<Icon name={icon} />
					<span>{t(name)}</span>
				</Link>
			))}
		</>
	);
}
