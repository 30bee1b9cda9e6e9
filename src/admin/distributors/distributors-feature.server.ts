import { listDistributorRecords } from '../../domain/distributors/distributor-queries.server.ts';
import { addContentRoutes } from '../content/content-routes.server.ts';
import { isNamed } from '../frame/menu/palette-entry.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addDistributorStaffRoutes } from './distributor-api.server.ts';
import { deletableDistributor } from './distributor-deleting.server.ts';
import { onlinePartnersPart } from './online/online-partners-part.server.ts';

const MAX_IN_PALETTE = 4;

/** The stores that "Where to buy" lists, and the shops that ship. */
export const distributorsFeature: StaffFeature = {
	deletable: deletableDistributor,
	addRoutes: (app, services) => {
		addDistributorStaffRoutes(app, services);
		addContentRoutes(app, services, onlinePartnersPart);
	},
	palette:
		({ database: { db } }) =>
		async (text) => {
			const query = { text, province: '', state: '' } as const;
			const { distributors } = await listDistributorRecords(db, query, { max: MAX_IN_PALETTE });
			return distributors.map(({ id, name, city, province }) => ({
				kind: 'distributor',
				title: name,
				detail: `${city}, ${province}`,
				href: `/admin/distributors/${id}`,
				exact: isNamed(text, [name]),
			}));
		},
};
