import first from '../../../../content/about.json' with { type: 'json' };
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { contentReader } from '../content-reader.server.ts';
import { ABOUT, type About } from './about.ts';
import { aboutSchema } from './about-schema.ts';

/** The about page of a new site. */
export const FIRST_ABOUT: About = aboutSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredAbout(document: unknown): About {
	return readStored({ table: 'site_content', column: 'document', id: ABOUT }, document, aboutSchema);
}

/** The about page as staff wrote it. One that cannot be read is the first one. */
export const findAbout = contentReader(ABOUT, {
	first: FIRST_ABOUT,
	unreadable: FIRST_ABOUT,
	read: readStoredAbout,
});
