import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addListViewRoutes } from './list-view-api.server.ts';

/** Saved views of the staff lists. */
export const listViewFeature: StaffFeature = {
	addRoutes: addListViewRoutes,
};
