import first from '../../../content/home.json' with { type: 'json' };
import { readStored } from '../../platform/db/stored-json.server.ts';
import { contentReader } from './content-reader.server.ts';
import { HOME, type Home } from './home.ts';
import { homeSchema } from './home-schema.ts';

/** The home page of a new site. */
export const FIRST_HOME: Home = homeSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredHome(document: unknown): Home {
	return readStored({ table: 'site_content', column: 'document', id: HOME }, document, homeSchema);
}

/** The home page as staff wrote it. One that cannot be read is the first one. */
export const findHome = contentReader(HOME, {
	first: FIRST_HOME,
	unreadable: FIRST_HOME,
	read: readStoredHome,
});
