import { addContentRoutes } from '../content/content-routes.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { redirectsPart } from './redirects-part.server.ts';

/** Where old addresses lead. */
export const redirectsFeature: StaffFeature = {
	addRoutes: (app, services) => addContentRoutes(app, services, redirectsPart),
};
