import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addDeletingRoutes } from './deleting-api.server.ts';

/** Deleting records, and bringing them back. */
export const deletingFeature: StaffFeature = {
	addRoutes: addDeletingRoutes,
};
