import { countRows } from '../../platform/db/common-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { deletableInvitation } from './invitation-deleting.server.ts';

/** Staff accounts. */
export const accountFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => ({
		key: 'colleague',
		href: '/admin/people',
		isDone: async () => (await countRows(db.selectFrom('staff_account'))) > 1,
	}),
	deletable: deletableInvitation,
};
