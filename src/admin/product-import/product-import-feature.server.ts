import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addProductFileRoutes } from './product-files-api.server.ts';

/** Product files: import, review, export. */
export const productImportFeature: StaffFeature = {
	addRoutes: addProductFileRoutes,
};
