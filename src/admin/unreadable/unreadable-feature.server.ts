import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addRepairRoutes, unreadableAwaiting } from './repair-api.server.ts';

/** Stored documents that cannot be read. */
export const unreadableFeature: StaffFeature = {
	addRoutes: (app, services) => addRepairRoutes(app, services, () => services.catalogue.refresh()),
	awaiting: ({ documents }) => unreadableAwaiting(documents),
};
