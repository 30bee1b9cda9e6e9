import type { StaffFeature } from '../admin/frame/staff-feature.server.ts';
import { glovePaletteProvider } from './glove-palette.server.ts';
import { addProductPreviewRoute } from './preview/product-preview-api.server.ts';

/** Gloves as visitors see them, for staff: the catalogue's own search, and the preview of a page. */
export const gloveFeature: StaffFeature = {
	addRoutes: addProductPreviewRoute,
	palette: ({ catalogue }) => glovePaletteProvider(catalogue),
};
