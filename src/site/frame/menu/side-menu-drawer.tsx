import messages from 'messages:header.menu,header.closeMenu,header.mainMenu,header.sampleBox,header.distributorLogin,header.back,header.samplesChosen,header.bestSellersLoading';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownItem } from '../../../domain/site-content/menu.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { WordMark } from '../../../platform/ui/brand-mark.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, usePathTo } from '../../../platform/ui/link.tsx';
import { Drawer } from '../../../platform/ui/overlays/drawer.tsx';
import { SampleBadge } from '../../sample-box/sample-badge.tsx';
import type { BestSellerLookup } from '../home/best-seller-lookup.ts';
import { BestSellerPanel } from '../home/best-seller-panel.tsx';
import { BestSellerPlates } from '../home/best-seller-plates.tsx';
import { findPanel, lacksPanel, type MenuPanels } from './menu-panels.ts';
import styles from './side-menu.module.css';
import { SideMenuCategories } from './side-menu-categories.tsx';
import { SideMenuItem } from './side-menu-item.tsx';

type PanesProps = {
	open: boolean;
	items: readonly ShownItem[];
	panels: MenuPanels;
	bestSellers: BestSellerLookup;
	samples: number;
};

type SideMenuDrawerProps = PanesProps & { onClose: () => void };

export const SideMenuDrawer = withMessages(messages, MenuDrawer);

/** The drawer that the hamburger opens: a panel of links over the locked page. */
function MenuDrawer({ onClose, ...panes }: SideMenuDrawerProps) {
	const headerMessages = useTranslations('header');
	const titleId = useId();

	// A link to the current page triggers no other change, so any link closes the menu.
	function closeOnLink(event: MouseEvent<HTMLElement>) {
		if ((event.target as Element).closest('a')) onClose();
	}

	return (
		<Drawer
			id="side-menu"
			open={panes.open}
			onClose={onClose}
			edge="right"
			labelledBy={titleId}
			className={`onSoot ${styles.drawer}`}
		>
			<div className={styles.head}>
				<h2 id={titleId} className="sr-only">
					{headerMessages('menu')}
				</h2>
				<WordMark />
				<button
					type="button"
					className={styles.close}
					aria-label={headerMessages('closeMenu')}
					onClick={onClose}
				>
					<Icon name="close" />
				</button>
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: links fire click for the keyboard too */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles the clicks of its links */}
			<div className={styles.body} onClick={closeOnLink}>
				<Panes {...panes} />
			</div>
		</Drawer>
	);
}

/** The list of items, and the sub-panel of one of them on top. Whatever is covered cannot be focused. */
function Panes({ open, items, panels, bestSellers, samples }: PanesProps) {
	const pathTo = usePathTo();
	const headerMessages = useTranslations('header');
	const panes = useRef<HTMLDivElement>(null);
	const before = useRef<string>(undefined);
	const [requested, setRequested] = useState<string>();
	const hasPane = ({ kind, label }: ShownItem) =>
		kind === 'bestSellers'
			? bestSellers.gloves?.length !== 0
			: kind === 'panel' && !lacksPanel(panels, label);
	const opened = items.find((item) => item.label === requested && hasPane(item));
	const shown = opened?.label;

	useEffect(() => {
		if (opened?.kind === 'bestSellers') bestSellers.load();
		else if (opened) panels.load();
	}, [opened, bestSellers.load, panels.load]);

	// A reopened menu starts with its list.
	useEffect(() => {
		if (!open) setRequested(undefined);
	}, [open]);

	// Going back returns focus to the item that opened the sub-panel.
	useEffect(() => {
		const name = shown ? `back-${shown}` : before.current;
		before.current = shown;
		if (open && name)
			panes.current
				?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(name)}"]`)
				?.focus({ preventScroll: true });
	}, [shown, open]);

	return (
		<div ref={panes} className={styles.panes}>
			<div className={styles.pane} inert={shown !== undefined}>
				<nav aria-label={headerMessages('mainMenu')}>
					<ul role="list">
						{items.map((item) => (
							<li key={item.label} className={styles.item}>
								<SideMenuItem
									item={item}
									onOpen={hasPane(item) ? () => setRequested(item.label) : undefined}
								/>
							</li>
						))}
					</ul>
				</nav>
				<Link className={styles.box} to="/sample-box">
					<Icon name="box" />
					{headerMessages('sampleBox')}
					<SampleBadge count={samples} className={styles.badge} />
				</Link>
				<a className={styles.login} href={pathTo('/distributor-login')}>
					<Icon name="user" />
					{headerMessages('distributorLogin')}
				</a>
			</div>
			{items.filter(hasPane).map((item) => (
				<section
					key={item.label}
					className={`${styles.pane} ${styles.sub}`}
					aria-label={item.label}
					inert={shown !== item.label}
				>
					<button
						type="button"
						className={styles.back}
						data-stop={`back-${item.label}`}
						onClick={() => setRequested(undefined)}
					>
						<Icon name="arrow-left" />
						{headerMessages('back')}
					</button>
					<Link className={`${styles.label} ${styles.item}`} to={item.link}>
						{item.label}
						<Icon name="arrow-right" />
					</Link>
					{item.kind === 'bestSellers' ? (
						bestSellers.gloves ? (
							<BestSellerPanel gloves={bestSellers.gloves} shape="rows" />
						) : (
							<BestSellerPlates shape="rows" />
						)
					) : (
						<SidePanel panels={panels} label={item.label} />
					)}
				</section>
			))}
		</div>
	);
}

/** Empty until loaded: the link above it leads to the same lists. */
function SidePanel({ panels, label }: { panels: MenuPanels; label: string }) {
	const panel = findPanel(panels, label);
	return panel && <SideMenuCategories panel={panel} />;
}
