import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import type { ShownColumn, ShownPanel } from '../../../domain/site-content/menu.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import { currentMark } from './current-mark.ts';
import { GuideLink } from './guide-link.tsx';
import styles from './main-menu-categories.module.css';

/** The panel of an item: one column each, and a strip of pages that help to choose. */
export function MainMenuCategories({ panel, pathname }: { panel: ShownPanel; pathname: string }) {
	const { columns, guides } = panel;
	return (
		<>
			<div className="page">
				<ul role="list" className={styles.columns}>
					{columns.map((column) => (
						<li key={column.label + column.link} className={styles.column}>
							<Column column={column} pathname={pathname} />
						</li>
					))}
				</ul>
			</div>
			{guides.length > 0 && (
				<div className={styles.strip}>
					<div className={`page ${styles.help}`}>
						{guides.map((guide) => (
							<GuideLink key={guide.label + guide.link} className={styles.guide} guide={guide} />
						))}
					</div>
				</div>
			)}
		</>
	);
}

function Column({ column, pathname }: { column: ShownColumn; pathname: string }) {
	const { label, link, line, picture, entries } = column;
	if (link === '') {
		return (
			<>
				<p className={styles.title}>{label}</p>
				<ul role="list" className={styles.tiles}>
					{entries.map((entry) => (
						<li key={entry.label + entry.link}>
							<Link className={styles.tile} to={entry.link} aria-current={currentMark(entry.link, pathname)}>
								{entry.picture !== '' && (
									<span className={styles.frame}>
										<GlovePicture
											src={entry.picture}
											sizes="(min-width: 1200px) 480px, 30vw"
											alt=""
											loading="lazy"
											decoding="async"
										/>
									</span>
								)}
								<span className={styles.caption}>
									{entry.label}
									<Icon name="arrow-right" />
								</span>
							</Link>
						</li>
					))}
				</ul>
				{line !== '' && <p className={styles.note}>{line}</p>}
			</>
		);
	}
	return (
		<>
			<Link className={styles.heading} to={link} aria-current={currentMark(link, pathname)}>
				{picture !== '' && (
					<GlovePicture
						src={picture}
						sizes="96px"
						alt=""
						width="96"
						height="96"
						loading="lazy"
						decoding="async"
					/>
				)}
				<span>
					<span className={styles.headingName}>{label}</span>{' '}
					{line !== '' && <span className={styles.note}>{line}</span>}
				</span>
			</Link>
			<ul role="list">
				{entries.map((entry) => (
					<li key={entry.label + entry.link}>
						<Link className={styles.row} to={entry.link} aria-current={currentMark(entry.link, pathname)}>
							<span>
								<span className={styles.name}>{entry.label}</span>{' '}
								{entry.line !== '' && <span className={styles.line}>{entry.line}</span>}
							</span>
							<Icon name="chevron-right" />
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
