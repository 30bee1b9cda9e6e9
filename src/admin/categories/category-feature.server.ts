import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addCategoryEditingRoutes } from './category-api.server.ts';

/** Categories and best sellers. */
export const categoryFeature: StaffFeature = {
	addRoutes: addCategoryEditingRoutes,
};
