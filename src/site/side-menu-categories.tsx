import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import { currentMark, type NavigationItem } from './navigation.ts';
import styles from './side-menu.module.css';

/** The categories of an item in its sub-panel: groups of rows, what has no page of its own as boxes. */
export function SideMenuCategories({ item }: { item: NavigationItem }) {
	const t = useTranslations('navigation');
	const { pathname } = useLocation();
	return (
		<>
			{item.categories?.map(({ categoryName, categoryHref, categoryItems }) =>
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
			{item.guide && (
				<Link className={styles.guide} to={item.guide.href}>
					<Icon name="hand" />
					<span>{t(item.guide.name)}</span>
				</Link>
			)}
		</>
	);
}
