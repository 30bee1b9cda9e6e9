import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownItem } from '../../../domain/site-content/menu.ts';
import { ContactLink } from '../../../platform/ui/contact-link.tsx';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, useEnglishPath } from '../../../platform/ui/link.tsx';
import { lazyPart } from '../../../platform/ui/static-part.tsx';
import type { BestSellerLookup } from '../home/best-seller-lookup.ts';
import { BestSellerPanel, BestSellerPlates } from '../home/best-seller-plates.tsx';
import { currentMark } from './current-mark.ts';
import styles from './main-menu.module.css';
import { useHoverPanel } from './main-menu-hover.ts';
import { moveInMenu } from './main-menu-keys.ts';
import { findPanel, lacksPanel, type MenuPanels } from './menu-panels.ts';

/** Hidden until it is opened, so it is no part of the page until then. */
const MenuCategories = lazyPart(() =>
	import('./main-menu-categories.tsx').then((module) => module.MainMenuCategories),
);

type OpenPanel = {
	/** The label of the item whose panel is open. */
	open: string | undefined;
	onOpen: (change: (panel: string | undefined) => string | undefined) => void;
};

type MainMenuProps = OpenPanel & {
	items: readonly ShownItem[];
	panels: MenuPanels;
	bestSellers: BestSellerLookup;
};

/**
 * The header's menu, from 768 px. Labels are links; the chevron next to a label opens its panel, and so does hovering.
 */
export function MainMenu({ items, panels, open, onOpen, bestSellers }: MainMenuProps) {
	const t = useTranslations('header');
	const pathname = useEnglishPath();
	const openKind = items.find(({ label }) => label === open)?.kind;

	useEffect(() => {
		if (openKind === 'bestSellers') bestSellers.load();
		else if (openKind) panels.load();
	}, [openKind, bestSellers.load, panels.load]);

	/** The code comes with the data. If it cannot be loaded, the label is still a link to the same lists. */
	function loadPanels() {
		panels.load();
		MenuCategories.load().catch(() => {});
	}

	return (
		<nav className={styles.menu} aria-label={t('mainMenu')} onKeyDown={moveInMenu}>
			<ul role="list" className={styles.items}>
				{items.map((item) => {
					const { kind, label, link } = item;
					if (kind === 'contact') {
						return (
							<li key={label} className={styles.item} data-item>
								<ContactLink className={styles.label}>{label}</ContactLink>
							</li>
						);
					}
					if (kind === 'bestSellers') {
						return (
							<Dropdown
								key={label}
								item={item}
								open={open}
								onOpen={onOpen}
								opener={t('bestSellerGloves', { name: label })}
								onIntent={bestSellers.load}
								empty={bestSellers.gloves?.length === 0}
							>
								<div className="page">
									{bestSellers.gloves ? (
										<BestSellerPanel gloves={bestSellers.gloves} shape="cards" />
									) : (
										<BestSellerPlates shape="cards" />
									)}
								</div>
							</Dropdown>
						);
					}
					if (kind === 'panel') {
						const panel = findPanel(panels, label);
						return (
							<Dropdown
								key={label}
								item={item}
								open={open}
								onOpen={onOpen}
								opener={t('categories', { name: label })}
								onIntent={loadPanels}
								empty={lacksPanel(panels, label)}
							>
								{panel && <MenuCategories panel={panel} pathname={pathname} />}
							</Dropdown>
						);
					}
					return (
						<li key={label} className={styles.item} data-item>
							<Link className={styles.label} to={link} aria-current={currentMark(link, pathname)}>
								{label}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

type DropdownProps = OpenPanel & {
	item: ShownItem;
	/** The accessible name of the chevron. */
	opener: string;
	/** Called when the pointer or the focus comes near, so that the panel's content can be loaded. */
	onIntent?: () => void;
	/** The panel has no content: the item is a plain link. */
	empty?: boolean;
	children: ReactNode;
};

/** Disclosure navigation with a top-level link (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/). */
function Dropdown({ item, open, onOpen, opener, onIntent, empty = false, children }: DropdownProps) {
	const pathname = useEnglishPath();
	const hydrated = useHydrated();
	const panelId = useId();
	const label = useRef<HTMLAnchorElement>(null);
	const chevron = useRef<HTMLButtonElement>(null);
	const chevronFocused = useRef(false);
	const isOpen = open === item.label;
	const show = () => onOpen(() => item.label);
	const close = () => onOpen((panel) => (panel === item.label ? undefined : panel));
	const hover = useHoverPanel({ isOpen, open: show, close });

	// When the chevron disappears because there is nothing to open, focus moves to the link next to it.
	useEffect(() => {
		if (empty && chevronFocused.current) label.current?.focus();
	}, [empty]);

	function toggle() {
		hover.forget();
		if (!isOpen) show();
		else if (!hover.openedJustNow()) close();
	}

	function closeOnEscape(event: KeyboardEvent) {
		if (event.key !== 'Escape' || !isOpen) return;
		close();
		chevron.current?.focus();
	}

	function closeOnLeave(event: FocusEvent<HTMLLIElement>) {
		if (event.relatedTarget) chevronFocused.current = false;
		if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
	}

	return (
		<li
			className={styles.item}
			data-item
			data-open={isOpen || undefined}
			{...hover.handlers}
			onPointerEnter={(event) => {
				onIntent?.();
				hover.handlers.onPointerEnter(event);
			}}
			onFocus={onIntent}
			onKeyDown={closeOnEscape}
			onBlur={closeOnLeave}
		>
			<Link
				ref={label}
				className={styles.label}
				to={item.link}
				aria-current={currentMark(item.link, pathname)}
				onClick={hover.forget}
			>
				{item.label}
			</Link>
			<button
				ref={chevron}
				type="button"
				className={styles.chevron}
				// Without scripts the button does nothing. Its space is reserved.
				hidden={!hydrated || empty}
				aria-expanded={isOpen}
				aria-controls={panelId}
				aria-label={opener}
				onFocus={() => {
					chevronFocused.current = true;
				}}
				onClick={toggle}
			>
				<Icon name="chevron-down" />
			</button>
			<div id={panelId} className={styles.panel} data-panel hidden={!isOpen}>
				{hydrated && children}
			</div>
		</li>
	);
}
