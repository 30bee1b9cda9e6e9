import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addProductEditingRoutes } from './product-editing-api.server.ts';
import { productPaletteProvider } from './product-palette.server.ts';

/** Products, as staff edit them. */
export const productFeature: StaffFeature = {
	addRoutes: addProductEditingRoutes,
	palette: ({ database }) => productPaletteProvider(database.db),
};
