import type { Announcement, Announcements } from '../../domain/site-content/announcement.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';

/** The announcements as stored; `version` increases with every write. */
export type AnnouncementsRecord = Announcements & { version: number };

export const ANNOUNCEMENTS_RECORD = { kind: 'site-content', id: 'announcements' } as const;

export const announcementsTag = ({ version }: Pick<AnnouncementsRecord, 'version'>) =>
	formatVersionTag(ANNOUNCEMENTS_RECORD, version);

export const EMPTY_ANNOUNCEMENT: Announcement = { english: '', french: '', link: '', from: '', to: '' };
