import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ShownMenu } from '../../domain/site-content/menu.ts';
import { useHydrated } from '../../platform/ui/hydrated.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link, usePathTo } from '../../platform/ui/link.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { SampleBadge } from '../sample-box/sample-badge.tsx';
import { useSampleBox } from '../sample-box/sample-box.tsx';
import styles from './header.module.css';
import { useBestSellers } from './home/best-seller-lookup.ts';
import { useHeaderState } from './menu/header-visibility.ts';
import { MainMenu } from './menu/main-menu.tsx';
import { lacksPanel, useMenuPanels } from './menu/menu-panels.ts';
import { SideMenu } from './menu/side-menu.tsx';
import { preloadSamplePanel } from './sample-panel-slot.tsx';
import { SearchBox } from './search/search-box.tsx';

const Logo = staticPart(() => import('./frame-parts.tsx').then((module) => module.Logo));

type HeaderProps = { menu: ShownMenu; bestSellers: readonly string[] };

/** One row from 1360 px unless the menu is long, two rows from 768 px, and below that a bar whose search and menu open on demand. */
export function Header({ menu: { items, isLong }, bestSellers: numbers }: HeaderProps) {
	const pathTo = usePathTo();
	const t = useTranslations('header');
	const hydrated = useHydrated();
	const { key } = useLocation();
	const header = useRef<HTMLElement>(null);
	const searchButton = useRef<HTMLButtonElement>(null);
	const [requested, setRequested] = useState<string>();
	const [searching, setSearching] = useState(false);
	const bestSellers = useBestSellers(numbers);
	const { count: samples, open: openSampleBox } = useSampleBox();
	const panels = useMenuPanels();
	const openKind = items.find(({ label }) => label === requested)?.kind;
	const isEmpty =
		openKind === 'bestSellers'
			? bestSellers.gloves?.length === 0
			: requested !== undefined && lacksPanel(panels, requested);
	const panel = isEmpty ? undefined : requested;
	const state = useHeaderState(header, panel !== undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what was open
	useEffect(() => {
		setRequested(undefined);
		setSearching(false);
	}, [key]);

	useEffect(() => {
		const closeOutside = (event: PointerEvent) => {
			if (!header.current?.contains(event.target as Node)) setRequested(undefined);
		};
		// Escape also closes a panel opened by hover, wherever the focus is (WCAG 1.4.13).
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key === 'Escape') setRequested(undefined);
		};
		document.addEventListener('pointerdown', closeOutside);
		document.addEventListener('keydown', closeOnEscape);
		return () => {
			document.removeEventListener('pointerdown', closeOutside);
			document.removeEventListener('keydown', closeOnEscape);
		};
	}, []);

	useEffect(() => {
		if (searching) header.current?.querySelector<HTMLInputElement>('input[name=q]')?.focus();
	}, [searching]);

	function leaveSearch() {
		if (header.current?.querySelector('search')?.contains(document.activeElement))
			searchButton.current?.focus();
		setSearching(false);
	}

	return (
		<header
			ref={header}
			className={`onSoot ${styles.header}`}
			data-place={state}
			data-long={isLong || undefined}
		>
			<div className={`page ${styles.row}`}>
				<Logo />
				<div className={styles.menu}>
					<MainMenu
						items={items}
						panels={panels}
						open={panel}
						onOpen={setRequested}
						bestSellers={bestSellers}
					/>
				</div>
				{hydrated ? (
					<button
						ref={searchButton}
						type="button"
						className={`${styles.icon} ${styles.searchButton}`}
						aria-label={t('search')}
						aria-expanded={searching}
						// Keeps focus in the search box: its blur would close what this click is about to toggle.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => (searching ? leaveSearch() : setSearching(true))}
					>
						<Icon name="search" />
					</button>
				) : (
					<Link
						className={`${styles.icon} ${styles.searchButton}`}
						to="/advanced-search"
						aria-label={t('search')}
					>
						<Icon name="search" />
					</Link>
				)}
				<SearchBox
					className={searching ? `${styles.search} ${styles.searching}` : styles.search}
					onLeave={leaveSearch}
				/>
				<a className={styles.login} href={pathTo('/distributor-login')}>
					<Icon name="user" />
					<span className={`sr-only ${styles.loginName}`}>{t('distributorLogin')}</span>
				</a>
				<Link
					className={styles.box}
					to="/sample-box"
					aria-haspopup={hydrated ? 'dialog' : undefined}
					onPointerEnter={preloadSamplePanel}
					onFocus={preloadSamplePanel}
					onClick={(event) => {
						// A plain click opens the panel. The URL is for new tabs, and for pages without scripts.
						if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
						event.preventDefault();
						openSampleBox();
					}}
				>
					<Icon name="box" />
					<span className="sr-only-on-phone">{t('sampleBox')}</span>
					<SampleBadge count={samples} className={styles.badge} />
				</Link>
				<SideMenu
					triggerClass={`${styles.icon} ${styles.hamburger}`}
					items={items}
					panels={panels}
					bestSellers={bestSellers}
					samples={samples}
				/>
			</div>
		</header>
	);
}
