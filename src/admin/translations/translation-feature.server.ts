import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addTranslationRoutes } from './translation-api.server.ts';
import { translationsAwaiting } from './translations-awaiting.server.ts';

/** The French of gloves and of what staff write on the site. */
export const translationFeature: StaffFeature = {
	addRoutes: addTranslationRoutes,
	awaiting: ({ database }) => translationsAwaiting(database.db),
};
