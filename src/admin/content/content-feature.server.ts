import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addContentRoutes } from './content-api.server.ts';

/** What the site says besides its gloves. */
export const contentFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => ({
		key: 'announcement',
		href: '/admin/announcements',
		isDone: () => hasRow(db.selectFrom('site_content').where('name', '=', 'announcements')),
	}),
	addRoutes: addContentRoutes,
};
