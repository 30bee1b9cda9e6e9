import { listDemonstrationGloves } from '../../domain/catalogue/demonstration/demonstration-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { deletableDemonstration } from './demonstration-range.server.ts';

/** Removing the data that a new site starts with. */
export const demonstrationFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => ({
		key: 'demonstration',
		href: '/admin/retention#demonstration',
		isDone: async () => (await listDemonstrationGloves(db)).length === 0,
	}),
	deletable: deletableDemonstration,
};
