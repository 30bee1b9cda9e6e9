import { type MouseEvent, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Drawer } from '../ui/drawer.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import { WordMark } from './brand-mark.tsx';
import { ContactLink } from './contact-link.tsx';
import { currentMark, NAVIGATION } from './navigation.ts';
import styles from './side-menu.module.css';

/** Where the footer lists every part of the site: what the hamburger leads to where scripts do not run. */
export const SITE_LINKS_ID = 'site-links';

/** The menu below 768 px: a hamburger that opens a panel of links over the locked page. */
export function SideMenu({ triggerClass }: { triggerClass?: string }) {
	const t = useTranslations('navigation');
	const words = useTranslations('header');
	const hydrated = useHydrated();
	const { pathname } = useLocation();
	const [open, setOpen] = useState(false);
	const titleId = useId();
	const close = () => setOpen(false);

	// A link to the page one is on changes nothing else, so any link closes the menu.
	function closeOnLink(event: MouseEvent<HTMLElement>) {
		if ((event.target as Element).closest('a')) close();
	}

	return (
		<>
			{hydrated ? (
				<button
					type="button"
					className={triggerClass}
					aria-haspopup="dialog"
					aria-expanded={open}
					aria-label={words('menu')}
					onClick={() => setOpen(true)}
				>
					<Icon name="menu" />
				</button>
			) : (
				<a className={triggerClass} href={`#${SITE_LINKS_ID}`} aria-label={words('menu')}>
					<Icon name="menu" />
				</a>
			)}
			<Drawer
				id="side-menu"
				open={open}
				onClose={close}
				edge="right"
				labelledBy={titleId}
				className={`onSoot ${styles.drawer}`}
			>
				<div className={styles.head}>
					<h2 id={titleId} className="spoken">
						{words('menu')}
					</h2>
					<WordMark />
					<button type="button" className={styles.close} aria-label={words('closeMenu')} onClick={close}>
						<Icon name="close" />
					</button>
				</div>
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too */}
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the clicks of its links */}
				<div className={styles.body} onClick={closeOnLink}>
					<nav aria-label={words('mainMenu')}>
						<ul role="list">
							{NAVIGATION.map((item) => (
								<li key={item.label} className={styles.item}>
									{item.template === 'contact' ? (
										<ContactLink className={styles.label} />
									) : (
										<Link
											className={styles.label}
											to={item.href}
											aria-current={currentMark(item.href, pathname)}
										>
											{t(item.label)}
										</Link>
									)}
									{item.categories?.map((category) => (
										<ul key={category.categoryName} role="list" className={styles.group}>
											{category.categoryHref && (
												<li>
													<Link className={styles.groupName} to={category.categoryHref}>
														{t(category.categoryName)}
													</Link>
												</li>
											)}
											{category.categoryItems.map(({ name, href }) => (
												<li key={href}>
													<Link className={styles.row} to={href} aria-current={currentMark(href, pathname)}>
														{t(name)}
													</Link>
												</li>
											))}
										</ul>
									))}
								</li>
							))}
						</ul>
					</nav>
					<Link className={styles.box} to="/sample-box">
						<Icon name="box" />
						{words('sampleBox')}
					</Link>
					<Link className={styles.login} to="/distributor-login">
						<Icon name="user" />
						{words('distributorLogin')}
					</Link>
				</div>
			</Drawer>
		</>
	);
}
