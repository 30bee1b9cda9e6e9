import configured from '../../../../content/navigation.json';
import type { Messages } from '../../../platform/i18n/messages.ts';

/** A key of the `navigation` messages: the configuration contains keys, not texts. */
export type NavigationWord = keyof Messages['navigation'];

/** One item of the main menu; its categories are in `navigation-categories.ts`. */
export type NavigationItem = {
	type: 'categoryDropdown' | 'link';
	label: NavigationWord;
	href: string;
	/** An item with special behaviour: `contact` scrolls to the footer. */
	template?: 'bestSellers' | 'contact';
};

/** The main menu, as configured in `content/navigation.json`. */
export const NAVIGATION = (configured as NavigationItem[]).map((item) =>
	item.template === 'bestSellers' ? { ...item, href: '/#best-sellers' } : item,
);

/** The value of `aria-current` for an item: whether the visitor is on its page, below it, or elsewhere. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
	if (href === path) return 'page';
	return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
