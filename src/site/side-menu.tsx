import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Drawer } from '../ui/drawer.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import type { BestSellerLookup } from './best-seller-lookup.ts';
import { BestSellerPanel } from './best-seller-panel.tsx';
import { WordMark } from './brand-mark.tsx';
import { NAVIGATION, type NavigationItem, type NavigationWord } from './navigation.ts';
import { SampleBadge } from './sample-badge.tsx';
import styles from './side-menu.module.css';
import { SideMenuCategories } from './side-menu-categories.tsx';
import { SideMenuItem } from './side-menu-item.tsx';

/** Where the footer lists every part of the site: what the hamburger leads to where scripts do not run. */
export const SITE_LINKS_ID = 'site-links';

type SideMenuProps = { triggerClass?: string; bestSellers: BestSellerLookup; samples: number };

/** The menu below 768 px: a hamburger that opens a panel of links over the locked page. */
export function SideMenu({ triggerClass, bestSellers, samples }: SideMenuProps) {
	const words = useTranslations('header');
	const hydrated = useHydrated();
	const [open, setOpen] = useState(false);
	// Its links are made when they are first wanted: every page would carry them twice.
	const [made, setMade] = useState(false);
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
					onClick={() => {
						setMade(true);
						setOpen(true);
					}}
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
					{made && <Panes open={open} bestSellers={bestSellers} samples={samples} />}
				</div>
			</Drawer>
		</>
	);
}

type PanesProps = { open: boolean; bestSellers: BestSellerLookup; samples: number };

/** The list of items, and over it the sub-panel of one of them; what is covered can't be reached. */
function Panes({ open, bestSellers, samples }: PanesProps) {
	const t = useTranslations('navigation');
	const words = useTranslations('header');
	const panes = useRef<HTMLDivElement>(null);
	const before = useRef<NavigationWord>(undefined);
	const [asked, setAsked] = useState<NavigationWord>();
	const hasPane = (item: NavigationItem) =>
		item.template === 'bestSellers' ? bestSellers.gloves?.length !== 0 : Boolean(item.categories?.length);
	const shown = NAVIGATION.find((item) => item.label === asked && hasPane(item))?.label;

	// A menu that opens again starts from its list.
	useEffect(() => {
		if (!open) setAsked(undefined);
	}, [open]);

	// Back gives the focus to the item that it came from.
	useEffect(() => {
		const name = shown ? `back-${shown}` : before.current;
		before.current = shown;
		if (open && name)
			panes.current?.querySelector<HTMLElement>(`[data-stop="${name}"]`)?.focus({ preventScroll: true });
	}, [shown, open]);

	return (
		<div ref={panes} className={styles.panes}>
			<div className={styles.pane} inert={shown !== undefined}>
				<nav aria-label={words('mainMenu')}>
					<ul role="list">
						{NAVIGATION.map((item) => (
							<li key={item.label} className={styles.item}>
								<SideMenuItem item={item} onOpen={hasPane(item) ? () => setAsked(item.label) : undefined} />
							</li>
						))}
					</ul>
				</nav>
				<Link className={styles.box} to="/sample-box">
					<Icon name="box" />
					{words('sampleBox')}
					<SampleBadge count={samples} className={styles.badge} />
				</Link>
				<Link className={styles.login} to="/distributor-login">
					<Icon name="user" />
					{words('distributorLogin')}
				</Link>
			</div>
			{NAVIGATION.filter(hasPane).map((item) => (
				<section
					key={item.label}
					className={`${styles.pane} ${styles.sub}`}
					aria-label={t(item.label)}
					inert={shown !== item.label}
				>
					<button
						type="button"
						className={styles.back}
						data-stop={`back-${item.label}`}
						onClick={() => setAsked(undefined)}
					>
						<Icon name="arrow-left" />
						{words('back')}
					</button>
					<Link className={`${styles.label} ${styles.item}`} to={item.href}>
						{t(item.label)}
						<Icon name="arrow-right" />
					</Link>
					{item.template === 'bestSellers' ? (
						<BestSellerPanel {...bestSellers} open={shown === item.label} shape="rows" />
					) : (
						<SideMenuCategories item={item} />
					)}
				</section>
			))}
		</div>
	);
}
