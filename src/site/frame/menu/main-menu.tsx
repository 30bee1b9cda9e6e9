import {
	type FocusEvent,
	type KeyboardEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { ContactLink } from '../../../platform/ui/contact-link.tsx';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, useEnglishPath } from '../../../platform/ui/link.tsx';
import { lazyPart } from '../../../platform/ui/static-part.tsx';
import type { BestSellerLookup } from '../home/best-seller-lookup.ts';
import { BestSellerPanel, BestSellerPlates } from '../home/best-seller-plates.tsx';
import styles from './main-menu.module.css';
import { useHoverPanel } from './main-menu-hover.ts';
import { moveInMenu } from './main-menu-keys.ts';
import { currentMark, NAVIGATION, type NavigationItem, type NavigationWord } from './navigation.ts';

/** Hidden until it is opened, so it is no part of the page until then. */
const MenuCategories = lazyPart(() =>
	import('./main-menu-categories.tsx').then((module) => module.MainMenuCategories),
);

type OpenPanel = {
	open: NavigationWord | undefined;
	onOpen: (change: (panel: NavigationWord | undefined) => NavigationWord | undefined) => void;
};

/**
 * The header's menu, from 768 px. Labels are links; the chevron next to a label opens its panel, and so does hovering.
 */
export function MainMenu({ open, onOpen, bestSellers }: OpenPanel & { bestSellers: BestSellerLookup }) {
	const t = useTranslations('navigation');
	const headerMessages = useTranslations('header');
	const pathname = useEnglishPath();
	const [hasCategories, setHasCategories] = useState(false);

	const loadCategories = useCallback(() => {
		MenuCategories.load().then(
			() => setHasCategories(true),
			// The label is a link to the same lists; the next approach tries again.
			() => {},
		);
	}, []);

	useEffect(() => {
		if (open === 'bestSellers') bestSellers.load();
		else if (open) loadCategories();
	}, [open, bestSellers.load, loadCategories]);

	return (
		<nav className={styles.menu} aria-label={headerMessages('mainMenu')} onKeyDown={moveInMenu}>
			<ul role="list" className={styles.items}>
				{NAVIGATION.map((item) => {
					if (item.template === 'contact') {
						return (
							<li key={item.label} className={styles.item} data-item>
								<ContactLink className={styles.label} />
							</li>
						);
					}
					if (item.template === 'bestSellers') {
						return (
							<Dropdown
								key={item.label}
								item={item}
								open={open}
								onOpen={onOpen}
								opener={headerMessages('bestSellerGloves', { name: t(item.label) })}
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
					if (item.type === 'categoryDropdown') {
						return (
							<Dropdown
								key={item.label}
								item={item}
								open={open}
								onOpen={onOpen}
								opener={headerMessages('categories', { name: t(item.label) })}
								onIntent={loadCategories}
							>
								{hasCategories && <MenuCategories label={item.label} pathname={pathname} />}
							</Dropdown>
						);
					}
					return (
						<li key={item.label} className={styles.item} data-item>
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

type DropdownProps = OpenPanel & {
	item: NavigationItem;
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
	const t = useTranslations('navigation');
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
				to={item.href}
				aria-current={currentMark(item.href, pathname)}
				onClick={hover.forget}
			>
				{t(item.label)}
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
