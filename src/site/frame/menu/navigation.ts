import configured from '../../../../content/navigation.json';
import type { Messages } from '../../../platform/i18n/messages.ts';

/** A key of the `navigation` messages: the configured list names its words, it does not hold them. */
export type NavigationWord = keyof Messages['navigation'];

/** One item of the main menu; its categories are in `navigation-categories.ts`. */
export type NavigationItem = {
	type: 'categoryDropdown' | 'link';
	label: NavigationWord;
	href: string;
	/** An item that the site shows in its own way: `contact` scrolls to the footer. */
	template?: 'bestSellers' | 'contact';
};

/** The main menu, as configured in `content/navigation.json`. */
export const NAVIGATION = (configured as NavigationItem[]).map((item) =>
	item.template === 'bestSellers' ? { ...item, href: '/#best-sellers' } : item,
);

/** Says whether the visitor is on this item's page, somewhere below it, or elsewhere: the value of `aria-current`. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
	if (href === path) return 'page';
	return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
