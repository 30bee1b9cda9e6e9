import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownItem } from '../../../domain/site-content/menu.ts';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { lazyPart } from '../../../platform/ui/static-part.tsx';
import type { BestSellerLookup } from '../home/best-seller-lookup.ts';
import type { MenuPanels } from './menu-panels.ts';

/** The footer's list of all sections, where the hamburger leads without scripts. */
export const SITE_LINKS_ID = 'site-links';

const SideMenuDrawer = lazyPart(() =>
	import('./side-menu-drawer.tsx').then((module) => module.SideMenuDrawer),
);

type SideMenuProps = {
	triggerClass?: string;
	items: readonly ShownItem[];
	panels: MenuPanels;
	bestSellers: BestSellerLookup;
	samples: number;
};

/** The menu below 768 px: a hamburger whose panel is created on first use. */
export function SideMenu({ triggerClass, ...menu }: SideMenuProps) {
	const headerMessages = useTranslations('header');
	const hydrated = useHydrated();
	const [open, setOpen] = useState(false);
	const [made, setMade] = useState(false);

	function show() {
		SideMenuDrawer.load().then(
			() => {
				setMade(true);
				setOpen(true);
			},
			// If its code cannot be loaded, go where the link leads without scripts.
			() => location.assign(`#${SITE_LINKS_ID}`),
		);
	}

	/** Preloads the code and the panels before the click. */
	function prepare() {
		menu.panels.load();
		SideMenuDrawer.load().catch(() => {});
	}

	if (!hydrated) {
		return (
			<a className={triggerClass} href={`#${SITE_LINKS_ID}`} aria-label={headerMessages('menu')}>
				<Icon name="menu" />
			</a>
		);
	}
	return (
		<>
			<button
				type="button"
				className={triggerClass}
				aria-haspopup="dialog"
				aria-expanded={open}
				aria-label={headerMessages('menu')}
				onPointerEnter={prepare}
				onFocus={prepare}
				onClick={show}
			>
				<Icon name="menu" />
			</button>
			{made && <SideMenuDrawer {...menu} open={open} onClose={() => setOpen(false)} />}
		</>
	);
}
