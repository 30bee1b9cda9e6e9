import configured from '../../../../content/navigation-categories.json';
import type { IconName } from '../../../platform/ui/icon.tsx';
import type { NavigationWord } from './navigation.ts';

type NavigationLink = { name: NavigationWord; href: string };

export type NavigationCategory = {
	categoryName: NavigationWord;
	/** Left out for a heading without a page of its own, such as "View by Series". */
	categoryHref?: string;
	/** A one-line description. */
	line?: NavigationWord;
	picture?: string;
	/** Shown as tiles if the items have pictures, otherwise as rows. */
	categoryItems: readonly (NavigationLink & { line?: NavigationWord; picture?: string })[];
};

/** The content of a menu item's panel. */
type MenuPanel = {
	categories: readonly NavigationCategory[];
	/** Pages that help to choose a category. */
	guides: readonly (NavigationLink & { icon: IconName })[];
};

const PANELS = configured as Partial<Record<NavigationWord, MenuPanel>>;

const NOTHING: MenuPanel = { categories: [], guides: [] };

/**
 * The panel of a menu item, as configured in `content/navigation-categories.json`. Not loaded on the first page of a
 * visit.
 */
export function findMenuPanel(label: NavigationWord): MenuPanel {
	return PANELS[label] ?? NOTHING;
}
