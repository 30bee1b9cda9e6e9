import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locale.ts';

/** A line above the header of every public page. */
export type Announcement = {
	english: string;
	/** Empty if French pages do not show it. */
	french: string;
	/** Where the line leads: a path on this site in English, or an https: address; empty if nowhere. */
	link: string;
	/** The days on which it is shown, yyyy-mm-dd, both included; empty for no limit. */
	from: string;
	to: string;
};

export type Announcements = { announcements: Announcement[] };

/** The line as a page shows it. */
export type ShownAnnouncement = Pick<Announcement, 'link'> & { text: string };

/** The name of the announcements among the site's contents. */
export const ANNOUNCEMENTS = 'announcements';

export const ANNOUNCEMENT_LIMITS = { announcements: 20, text: 120 } as const;

const isOn = ({ from, to }: Announcement, day: string) =>
	(from === '' || from <= day) && (to === '' || day <= to);

/**
 * The announcement of a day in a language: of those whose days it is, the one that began last, so that one with days
 * stands before one without. Undefined if none has a text in that language.
 */
export function findAnnouncement(
	announcements: readonly Announcement[],
	day: string,
	locale: Locale,
): ShownAnnouncement | undefined {
	const found = pickAnnouncement(announcements, day, locale);
	return found && { text: textIn(found, locale), link: found.link };
}

function pickAnnouncement(
	announcements: readonly Announcement[],
	day: string,
	locale: Locale,
): Announcement | undefined {
	let found: Announcement | undefined;
	for (const one of announcements) {
		if (textIn(one, locale) === '' || !isOn(one, day)) continue;
		if (found === undefined || one.from > found.from) found = one;
	}
	return found;
}

const textIn = ({ english, french }: Announcement, locale: Locale) =>
	locale === 'fr' ? withFrenchSpaces(french) : english;

/** What visitors see of an announcement on a day: it is shown in a language, or covered by one that began later. */
export type AnnouncementState = 'shown' | 'covered' | 'later' | 'over';

/** The state of each announcement on a day. */
export function listAnnouncementStates(
	announcements: readonly Announcement[],
	day: string,
): AnnouncementState[] {
	const shown = LOCALES.map((locale) => pickAnnouncement(announcements, day, locale));
	return announcements.map((one) => {
		if (one.from !== '' && day < one.from) return 'later';
		if (one.to !== '' && one.to < day) return 'over';
		return shown.includes(one) ? 'shown' : 'covered';
	});
}
