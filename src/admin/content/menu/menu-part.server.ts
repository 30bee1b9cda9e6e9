import { listMenuLines, MENU, type Menu } from '../../../domain/site-content/menu.ts';
import { menuSchema } from '../../../domain/site-content/menu-schema.ts';
import { FIRST_MENU, readStoredMenu } from '../../../domain/site-content/stored-menu.server.ts';
import { compareLines } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** The menu of the header and the columns of the footer. */
export const menuPart: ContentPart<Menu> = {
	name: MENU,
	title: 'Menu and footer',
	schema: menuSchema,
	first: FIRST_MENU,
	read: readStoredMenu,
	compare: compareMenus,
};

/** The lines that were taken out and put in, by language; the order of both, if that alone changed. */
export function compareMenus(before: Menu, after: Menu) {
	const english = compareLines(listMenuLines(before, 'en'), listMenuLines(after, 'en'));
	const french = compareLines(listMenuLines(before, 'fr'), listMenuLines(after, 'fr'));
	const order = (menu: Menu) => menu.items.map((item) => item.english);
	return {
		before: { english: english.removed, french: french.removed, order: order(before) },
		after: { english: english.added, french: french.added, order: order(after) },
	};
}
