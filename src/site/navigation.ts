import configured from '../../content/navigation.json';
import type en from '../../messages/en.json';

/** A key of the `navigation` messages: the configured list names its words, it does not hold them. */
export type NavigationWord = keyof typeof en.navigation;

type NavigationLink = { name: NavigationWord; href: string };

export type NavigationCategory = {
	categoryName: NavigationWord;
	/** Left out for a heading that leads nowhere itself, such as "View by Series". */
	categoryHref?: string;
	/** One line of what it is for. */
	line?: NavigationWord;
	picture?: string;
	/** Where items have pictures they are shown as tiles, elsewhere as rows. */
	categoryItems: readonly (NavigationLink & { line?: NavigationWord; picture?: string })[];
};

/** One item of the main menu (public-site.md section 3). */
export type NavigationItem = {
	type: 'categoryDropdown' | 'link';
	label: NavigationWord;
	href: string;
	categories?: readonly NavigationCategory[];
	/** A page that helps to choose among the categories. */
	guide?: NavigationLink;
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
