import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addCompanyRoutes } from './company-api.server.ts';
import { companyPaletteProvider } from './company-palette.server.ts';

/** Companies. */
export const companyFeature: StaffFeature = {
	addRoutes: addCompanyRoutes,
	palette: ({ database }) => companyPaletteProvider(database.db),
};
