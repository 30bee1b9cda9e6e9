import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addBulkRoutes } from '../kit/bulk/bulk-routes.server.ts';
import { ASSIGNED_KINDS, RECORD_PATHS } from './assigned-record.ts';
import { addAssignmentRoutes } from './assignment-api.server.ts';
import { ASSIGNED_FIELDS, assignmentBulk } from './bulk/assignment-bulk.server.ts';
import { ownMentions } from './own-mentions.server.ts';
import { ownRecords } from './own-records.server.ts';

/** Who looks after a request, an application or an order. */
export const assignmentFeature: StaffFeature = {
	addRoutes: (app, services) => {
		addAssignmentRoutes(app, services);
		for (const kind of ASSIGNED_KINDS) {
			const path = `/api${RECORD_PATHS[kind]}`;
			addBulkRoutes(app, services, { path, subject: assignmentBulk(kind), fields: ASSIGNED_FIELDS });
		}
	},
	awaiting: ({ database }) => ownRecords(database.db),
};

/** Notes that name the reader. */
export const mentionFeature: StaffFeature = {
	awaiting: ({ database }) => ownMentions(database.db),
};
