import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addPortalPeopleRoutes } from './portal-people-api.server.ts';

/** People of a distributor who may sign in. */
export const portalPeopleFeature: StaffFeature = {
	addRoutes: addPortalPeopleRoutes,
};
