import first from '../../../content/announcements.json' with { type: 'json' };
import { readStored } from '../../platform/db/stored-json.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import {
	ANNOUNCEMENTS,
	type Announcements,
	findAnnouncement,
	type ShownAnnouncement,
} from './announcement.ts';
import { announcementsSchema } from './announcement-schema.ts';
import { contentReader, type SiteContents } from './content-reader.server.ts';

/** The announcements of a new site. */
export const FIRST_ANNOUNCEMENTS: Announcements = first;

/** @throws UnreadableDocumentError */
export function readStoredAnnouncements(document: unknown): Announcements {
	return readStored(
		{ table: 'site_content', column: 'document', id: ANNOUNCEMENTS },
		document,
		announcementsSchema,
	);
}

const findAnnouncements = contentReader<Announcements>(ANNOUNCEMENTS, {
	first: FIRST_ANNOUNCEMENTS,
	unreadable: { announcements: [] },
	read: readStoredAnnouncements,
});

/** The announcement that pages show on a day; none if what is stored cannot be read. */
export function findShownAnnouncement(
	contents: SiteContents,
	day: string,
	locale: Locale,
): ShownAnnouncement | undefined {
	return findAnnouncement(findAnnouncements(contents).announcements, day, locale);
}
