import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addAssignmentRoutes } from './assignment-api.server.ts';
import { ownMentions } from './own-mentions.server.ts';
import { ownRecords } from './own-records.server.ts';

/** Who looks after a request, an application or an order. */
export const assignmentFeature: StaffFeature = {
	addRoutes: addAssignmentRoutes,
	awaiting: ({ database }) => ownRecords(database.db),
};

/** Notes that name the reader. */
export const mentionFeature: StaffFeature = {
	awaiting: ({ database }) => ownMentions(database.db),
};
