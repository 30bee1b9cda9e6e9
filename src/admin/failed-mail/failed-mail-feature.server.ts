import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addFailedMailRoutes, failedMailAwaiting } from './failed-mail-api.server.ts';

/** Mail that could not be sent. */
export const failedMailFeature: StaffFeature = {
	addRoutes: addFailedMailRoutes,
	awaiting: ({ database }) => failedMailAwaiting(database.db),
};
