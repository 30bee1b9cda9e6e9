import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addInboxRoutes } from './inbox-api.server.ts';
import {
	newRequestsInBar,
	newSampleRequests,
	requestsByDay,
	sampleRequestPaletteProvider,
	sampleRequestsOfCompany,
} from './inbox-providers.server.ts';
import { requestLabelSource } from './inbox-shipping.server.ts';

/** The inbox of sample requests. */
export const inboxFeature: StaffFeature = {
	addRoutes: addInboxRoutes,
	palette: ({ database }) => sampleRequestPaletteProvider(database.db),
	awaiting: ({ database }) => newSampleRequests(database.db),
	daily: ({ database, timeZone }) => requestsByDay(database.db, timeZone),
	sectionCount: ({ database }) => newRequestsInBar(database.db),
	companyLinks: ({ database }) => sampleRequestsOfCompany(database.db),
	labelSource: requestLabelSource,
};
