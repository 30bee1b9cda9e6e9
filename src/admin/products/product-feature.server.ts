import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { deletableProduct } from './product-deleting.server.ts';
import { addProductEditingRoutes } from './product-editing-api.server.ts';
import { productPaletteProvider } from './product-palette.server.ts';

/** Editing of products by staff. */
export const productFeature: StaffFeature = {
	deletable: deletableProduct,
	addRoutes: addProductEditingRoutes,
	palette: ({ database }) => productPaletteProvider(database.db),
};
