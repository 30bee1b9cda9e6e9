import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addSubscriptionRoutes } from './subscription-list-api.server.ts';

/** Readers of the newsletter. */
export const newsletterFeature: StaffFeature = {
	addRoutes: addSubscriptionRoutes,
};
