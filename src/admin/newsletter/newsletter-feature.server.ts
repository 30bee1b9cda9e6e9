import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addIssueRoutes } from './issues/issue-api.server.ts';
import { deletableIssue } from './issues/issue-deleting.server.ts';
import { addSubscriptionRoutes } from './subscription-list-api.server.ts';

/** The newsletter: its issues and its readers. */
export const newsletterFeature: StaffFeature = {
	deletable: deletableIssue,
	addRoutes: (app, services) => {
		addSubscriptionRoutes(app, services);
		addIssueRoutes(app, services);
	},
};
