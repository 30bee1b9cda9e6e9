import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addMendingRoutes, unreadableAwaiting } from './mending-api.server.ts';

/** Stored documents that cannot be read. */
export const unreadableFeature: StaffFeature = {
	addRoutes: (app, services) => addMendingRoutes(app, services, () => services.catalogue.refresh()),
	awaiting: ({ documents }) => unreadableAwaiting(documents),
};
