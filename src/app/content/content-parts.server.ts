import { aboutPart } from '../../admin/content/about/about-part.server.ts';
import { announcementsPart } from '../../admin/content/announcements-part.server.ts';
import { contactPart } from '../../admin/content/contact/contact-part.server.ts';
import { homePart } from '../../admin/content/home/home-part.server.ts';
import { MAIL_PARTS } from '../../admin/content/mails/mail-part.server.ts';
import { menuPart } from '../../admin/content/menu/menu-part.server.ts';
import { pagePicturePart } from '../../admin/content/pictures/page-picture-part.server.ts';
import { retentionPart } from '../../admin/content/retention/retention-part.server.ts';
import { sizingPart } from '../../admin/content/sizing/sizing-part.server.ts';
import { stickGuidePart } from '../../admin/content/stick-guide/stick-guide-part.server.ts';
import { TEXT_PAGE_PARTS } from '../../admin/content/text-pages/text-page-part.server.ts';
import { onlinePartnersPart } from '../../admin/distributors/online/online-partners-part.server.ts';
import { redirectsPart } from '../../admin/redirects/redirects-part.server.ts';

/** The parts of the site that staff write. */
export const CONTENT_PARTS = [
	announcementsPart,
	homePart,
	pagePicturePart,
	aboutPart,
	contactPart,
	sizingPart,
	stickGuidePart,
	menuPart,
	redirectsPart,
	onlinePartnersPart,
	retentionPart,
	...TEXT_PAGE_PARTS,
	...MAIL_PARTS,
];
