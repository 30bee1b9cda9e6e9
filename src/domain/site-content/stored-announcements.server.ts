import first from '../../../content/announcements.json' with { type: 'json' };
import { mapReadable, readStored } from '../../platform/db/stored-json.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import {
	ANNOUNCEMENTS,
	type Announcements,
	findAnnouncement,
	type ShownAnnouncement,
} from './announcement.ts';
import { announcementsSchema } from './announcement-schema.ts';

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

/** The announcement that pages show on a day; none if what is stored cannot be read, which Today tells staff. */
export function findShownAnnouncement(
	catalogue: { findContent: (name: string) => string | undefined },
	day: string,
	locale: Locale,
): ShownAnnouncement | undefined {
	const document = catalogue.findContent(ANNOUNCEMENTS);
	const [stored] =
		document === undefined ? [FIRST_ANNOUNCEMENTS] : mapReadable([document], readStoredAnnouncements);
	return stored && findAnnouncement(stored.announcements, day, locale);
}
