import configured from '../../../../content/navigation-categories.json';
import type { IconName } from '../../../platform/ui/icon.tsx';
import type { NavigationWord } from './navigation.ts';

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

/** What the panel of a menu item holds. */
type MenuPanel = {
	categories: readonly NavigationCategory[];
	/** Pages that help to choose among the categories. */
	guides: readonly (NavigationLink & { icon: IconName })[];
};

const PANELS = configured as Partial<Record<NavigationWord, MenuPanel>>;

const NOTHING: MenuPanel = { categories: [], guides: [] };

/** The panel of a menu item, as configured in `content/navigation-categories.json`. No first page of a visit loads it. */
export function findMenuPanel(label: NavigationWord): MenuPanel {
	return PANELS[label] ?? NOTHING;
}
