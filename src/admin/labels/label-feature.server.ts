import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addLabelRoutes } from './label-api.server.ts';
import {
	labelPaletteProvider,
	labelsOfCompany,
	labelsToPrint,
	latestLabels,
	newLabelPaletteProvider,
} from './label-providers.server.ts';

/** Shipping labels. */
export const labelFeature: StaffFeature = {
	addRoutes: addLabelRoutes,
	palette: ({ database }) => labelPaletteProvider(database.db),
	commands: ({ database }) => newLabelPaletteProvider(database.db),
	awaiting: ({ database }) => labelsToPrint(database.db),
	latest: ({ database }) => latestLabels(database.db),
	companyLinks: ({ database }) => labelsOfCompany(database.db),
};
