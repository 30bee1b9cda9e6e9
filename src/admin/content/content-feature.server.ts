import { CONTACT } from '../../domain/site-content/contact/contact.ts';
import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { aboutPart } from './about/about-part.server.ts';
import { announcementsPart } from './announcements-part.server.ts';
import { contactPart } from './contact/contact-part.server.ts';
import { addContentRoutes } from './content-routes.server.ts';
import { homePart } from './home/home-part.server.ts';
import { MAIL_PARTS } from './mails/mail-part.server.ts';
import { addMailPreviewRoute } from './mails/mail-preview-api.server.ts';
import { menuPart } from './menu/menu-part.server.ts';
import { pagePicturePart } from './pictures/page-picture-part.server.ts';
import { retentionPart } from './retention/retention-part.server.ts';
import { sizingPart } from './sizing/sizing-part.server.ts';
import { stickGuidePart } from './stick-guide/stick-guide-part.server.ts';
import { TEXT_PAGE_PARTS } from './text-pages/text-page-part.server.ts';

/** What the site says besides its gloves. */
export const contentFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => {
		const wasSaved = (name: string) => () => hasRow(db.selectFrom('site_content').where('name', '=', name));
		return [
			{ key: 'contact', href: '/admin/contact', isDone: wasSaved(CONTACT) },
			{ key: 'announcement', href: '/admin/announcements', isDone: wasSaved('announcements') },
		];
	},
	addRoutes: (app, services) => {
		addContentRoutes(app, services, announcementsPart);
		addContentRoutes(app, services, aboutPart);
		addContentRoutes(app, services, contactPart);
		addContentRoutes(app, services, sizingPart);
		addContentRoutes(app, services, stickGuidePart);
		addContentRoutes(app, services, homePart);
		addContentRoutes(app, services, pagePicturePart);
		addContentRoutes(app, services, menuPart);
		addContentRoutes(app, services, retentionPart);
		for (const part of TEXT_PAGE_PARTS) addContentRoutes(app, services, part);
		for (const part of MAIL_PARTS) addContentRoutes(app, services, part);
		addMailPreviewRoute(app, services);
	},
};
