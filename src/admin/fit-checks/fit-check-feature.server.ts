import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addStoredCheckRoutes } from './stored-check-api.server.ts';

/** Stored fit checks and their marks. */
export const fitCheckFeature: StaffFeature = {
	addRoutes: addStoredCheckRoutes,
};
