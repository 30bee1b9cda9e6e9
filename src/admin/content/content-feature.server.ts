import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addContentRoutes } from './content-api.server.ts';

/** What the site says besides its gloves. */
export const contentFeature: StaffFeature = {
	addRoutes: addContentRoutes,
};
