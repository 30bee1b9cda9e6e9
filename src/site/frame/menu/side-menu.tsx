import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { lazyPart } from '../../../platform/ui/static-part.tsx';
import type { BestSellerLookup } from '../home/best-seller-lookup.ts';

/** The footer's list of all sections, where the hamburger leads without scripts. */
export const SITE_LINKS_ID = 'site-links';

const SideMenuDrawer = lazyPart(() =>
	import('./side-menu-drawer.tsx').then((module) => module.SideMenuDrawer),
);

type SideMenuProps = { triggerClass?: string; bestSellers: BestSellerLookup; samples: number };

/** The menu below 768 px: a hamburger whose panel is created on first use. */
export function SideMenu({ triggerClass, bestSellers, samples }: SideMenuProps) {
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

	/** Preloads the code before the click. */
	function prepare() {
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
			{made && (
				<SideMenuDrawer
					open={open}
					onClose={() => setOpen(false)}
					bestSellers={bestSellers}
					samples={samples}
				/>
			)}
		</>
	);
}
