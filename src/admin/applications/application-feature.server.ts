import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addApplicationInboxRoutes } from './application-inbox-api.server.ts';
import {
	applicationPaletteProvider,
	applicationsOfCompany,
	newApplications,
	newApplicationsInBar,
} from './application-providers.server.ts';

/** The inbox of distributor applications. */
export const applicationFeature: StaffFeature = {
	addRoutes: addApplicationInboxRoutes,
	palette: ({ database }) => applicationPaletteProvider(database.db),
	awaiting: ({ database }) => newApplications(database.db),
	sectionCount: ({ database }) => newApplicationsInBar(database.db),
	companyLinks: ({ database }) => applicationsOfCompany(database.db),
};
