import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../ui/hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import { ContactLink } from './contact-link.tsx';
import styles from './main-menu.module.css';
import { currentMark, NAVIGATION, type NavigationItem, type NavigationWord } from './navigation.ts';

type OpenPanel = { open: NavigationWord | undefined; onOpen: (panel: NavigationWord | undefined) => void };

/** The menu of the header, from 768 px. Labels are links; a chevron beside one opens the panel of its categories. */
export function MainMenu({ open, onOpen }: OpenPanel) {
	const t = useTranslations('navigation');
	const words = useTranslations('header');
	const { pathname } = useLocation();
	return (
		<nav className={styles.menu} aria-label={words('mainMenu')}>
			<ul role="list" className={styles.items}>
				{NAVIGATION.map((item) => {
					if (item.template === 'contact') {
						return (
							<li key={item.label} className={styles.item}>
								<ContactLink className={styles.label} />
							</li>
						);
					}
					if (item.categories?.length) {
						return <Dropdown key={item.label} item={item} open={open} onOpen={onOpen} />;
					}
					return (
						<li key={item.label} className={styles.item}>
							<Link className={styles.label} to={item.href} aria-current={currentMark(item.href, pathname)}>
								{t(item.label)}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

/** Disclosure navigation with a top-level link (quality.md 3.2). */
function Dropdown({ item, open, onOpen }: OpenPanel & { item: NavigationItem }) {
	const t = useTranslations('navigation');
	const words = useTranslations('header');
	const { pathname } = useLocation();
	const hydrated = useHydrated();
	const panelId = useId();
	const chevron = useRef<HTMLButtonElement>(null);
	const isOpen = open === item.label;

	function closeOnEscape(event: KeyboardEvent) {
		if (event.key !== 'Escape' || !isOpen) return;
		onOpen(undefined);
		chevron.current?.focus();
	}

	function closeWhenLeft(event: FocusEvent<HTMLLIElement>) {
		if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
			onOpen(undefined);
	}

	return (
		<li className={styles.item} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
			<Link className={styles.label} to={item.href} aria-current={currentMark(item.href, pathname)}>
				{t(item.label)}
			</Link>
			<button
				ref={chevron}
				type="button"
				className={styles.chevron}
				// Before scripts run the button could do nothing; its place is kept.
				hidden={!hydrated}
				aria-expanded={isOpen}
				aria-controls={panelId}
				aria-label={words('categories', { name: t(item.label) })}
				onClick={() => onOpen(isOpen ? undefined : item.label)}
			>
				<Icon name="chevron-down" />
			</button>
			<div id={panelId} className={styles.panel} hidden={!isOpen}>
				<div className={`page ${styles.groups}`}>
					{item.categories?.map((category) => (
						<section key={category.categoryName}>
							<h2 className={styles.groupName}>
								{category.categoryHref ? (
									<Link to={category.categoryHref}>{t(category.categoryName)}</Link>
								) : (
									t(category.categoryName)
								)}
							</h2>
							<ul role="list">
								{category.categoryItems.map(({ name, href }) => (
									<li key={href}>
										<Link className={styles.row} to={href} aria-current={currentMark(href, pathname)}>
											{t(name)}
										</Link>
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
			</div>
		</li>
	);
}
