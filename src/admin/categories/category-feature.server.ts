import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addCategoryEditingRoutes } from './category-api.server.ts';
import { deletableCategory } from './category-deleting.server.ts';

/** Categories and best sellers. */
export const categoryFeature: StaffFeature = {
	deletable: deletableCategory,
	addRoutes: addCategoryEditingRoutes,
};
