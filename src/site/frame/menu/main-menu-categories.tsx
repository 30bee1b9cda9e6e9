import messages from 'messages:navigation';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import styles from './main-menu-categories.module.css';
import { currentMark, NAVIGATION, type NavigationWord } from './navigation.ts';
import { findMenuPanel, type NavigationCategory } from './navigation-categories.ts';

/** The panel of an item with categories: one column each, and a strip of guides that help to choose. */
export const MainMenuCategories = withMessages(messages, Categories);

function Categories({ label, pathname }: { label: NavigationWord; pathname: string }) {
	const t = useTranslations('navigation');
	const item = NAVIGATION.find((item) => item.label === label);
	if (!item) return null;
	const { categories, guides } = findMenuPanel(label);
	return (
		<>
			<div className="page">
				<ul role="list" className={styles.columns}>
					{categories.map((category) => (
						<li key={category.categoryName} className={styles.column}>
							<Category category={category} pathname={pathname} />
						</li>
					))}
				</ul>
			</div>
			<div className={styles.strip}>
				<div className={`page ${styles.help}`}>
					{guides.map(({ name, href, icon }) => (
						<Link key={href} className={styles.guide} to={href}>
							<Icon name={icon} />
							<span>{t(name)}</span>
						</Link>
					))}
					<Link className={styles.guide} to={item.href}>
						<span>{t('allGloves')}</span>
						<Icon name="arrow-right" />
					</Link>
				</div>
			</div>
		</>
	);
}

function Category({ category, pathname }: { category: NavigationCategory; pathname: string }) {
	const t = useTranslations('navigation');
	const { categoryName, categoryHref, line, picture, categoryItems } = category;
	if (!categoryHref) {
		return (
			<>
				<p className={styles.title}>{t(categoryName)}</p>
				<ul role="list" className={styles.tiles}>
					{categoryItems.map(({ name, href, picture }) => (
						<li key={href}>
							<Link className={styles.tile} to={href} aria-current={currentMark(href, pathname)}>
								{picture && (
									<span className={styles.frame}>
										<img src={picture} alt="" width="216" height="216" loading="lazy" decoding="async" />
									</span>
								)}
								<span className={styles.caption}>
									{t(name)}
									<Icon name="arrow-right" />
								</span>
							</Link>
						</li>
					))}
				</ul>
				{line && <p className={styles.note}>{t(line)}</p>}
			</>
		);
	}
	return (
		<>
			<Link className={styles.heading} to={categoryHref} aria-current={currentMark(categoryHref, pathname)}>
				{picture && <img src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" />}
				<span>
					<span className={styles.headingName}>{t(categoryName)}</span>{' '}
					{line && <span className={styles.note}>{t(line)}</span>}
				</span>
			</Link>
			<ul role="list">
				{categoryItems.map(({ name, href, line }) => (
					<li key={href}>
						<Link className={styles.row} to={href} aria-current={currentMark(href, pathname)}>
							<span>
								<span className={styles.name}>{t(name)}</span>{' '}
								{line && <span className={styles.line}>{t(line)}</span>}
							</span>
							<Icon name="chevron-right" />
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
