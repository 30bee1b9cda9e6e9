import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addRedirectRoutes } from './redirects-api.server.ts';

/** Where old addresses lead. */
export const redirectsFeature: StaffFeature = {
	addRoutes: addRedirectRoutes,
};
