import { ANNOUNCEMENTS, type Announcements } from '../../domain/site-content/announcement.ts';
import { announcementsSchema } from '../../domain/site-content/announcement-schema.ts';
import {
	FIRST_ANNOUNCEMENTS,
	readStoredAnnouncements,
} from '../../domain/site-content/stored-announcements.server.ts';
import type { ContentPart } from './content-commands.server.ts';

/** The lines above the header of every public page. */
export const announcementsPart: ContentPart<Announcements> = {
	name: ANNOUNCEMENTS,
	title: 'Announcements',
	schema: announcementsSchema,
	first: FIRST_ANNOUNCEMENTS,
	read: readStoredAnnouncements,
};
