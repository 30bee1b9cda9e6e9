import first from '../../../content/menu.json' with { type: 'json' };
import { readStored } from '../../platform/db/stored-json.server.ts';
import { contentReader } from './content-reader.server.ts';
import { MENU, type Menu } from './menu.ts';
import { menuSchema } from './menu-schema.ts';

/** The menu of a new site. */
export const FIRST_MENU: Menu = menuSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredMenu(document: unknown): Menu {
	return readStored({ table: 'site_content', column: 'document', id: MENU }, document, menuSchema);
}

/** The menu that pages show. One that cannot be read is the first one, since no page is without its menu. */
export const findMenu = contentReader(MENU, {
	first: FIRST_MENU,
	unreadable: FIRST_MENU,
	read: readStoredMenu,
});
