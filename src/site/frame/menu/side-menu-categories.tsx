import type { ShownPanel } from '../../../domain/site-content/menu.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, useEnglishPath } from '../../../platform/ui/link.tsx';
import { currentMark } from './current-mark.ts';
import { GuideLink } from './guide-link.tsx';
import styles from './side-menu.module.css';

/** The panel of an item in its sub-panel: groups of rows, or tiles for a column without a page of its own. */
export function SideMenuCategories({ panel }: { panel: ShownPanel }) {
	const pathname = useEnglishPath();
	return (
		<>
			{panel.columns.map(({ label, link, entries }) =>
				link === '' ? (
					<div key={label + link} className={styles.series}>
						<p className={styles.seriesName}>{label}</p>
						<ul role="list" className={styles.tiles}>
							{entries.map((entry) => (
								<li key={entry.label + entry.link}>
									<Link
										className={styles.tile}
										to={entry.link}
										aria-current={currentMark(entry.link, pathname)}
									>
										{entry.label}
									</Link>
								</li>
							))}
						</ul>
					</div>
				) : (
					<div key={label + link}>
						<Link className={styles.groupName} to={link} aria-current={currentMark(link, pathname)}>
							{label}
							<Icon name="arrow-right" />
						</Link>
						<ul role="list">
							{entries.map((entry) => (
								<li key={entry.label + entry.link}>
									<Link
										className={styles.row}
										to={entry.link}
										aria-current={currentMark(entry.link, pathname)}
									>
										{entry.label}
									</Link>
								</li>
							))}
						</ul>
					</div>
				),
			)}
			{panel.guides
				// The item's own page is already above its panel.
				.filter(({ link }) => link !== panel.link)
				.map((guide) => (
					<GuideLink key={guide.label + guide.link} className={styles.guide} guide={guide} />
				))}
		</>
	);
}
