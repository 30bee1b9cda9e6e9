import type { StaffFeature } from '../admin/frame/staff-feature.server.ts';
import { glovePaletteProvider } from './glove-palette.server.ts';
import { addProductPreviewRoute } from './preview/product-preview-api.server.ts';

/** The visitors' view of gloves for staff: catalogue search, and page preview. */
export const gloveFeature: StaffFeature = {
	addRoutes: addProductPreviewRoute,
	palette: ({ catalogue }) => glovePaletteProvider(catalogue),
};
