import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addBulkRoutes } from '../kit/bulk/bulk-routes.server.ts';
import { companyBulk } from './bulk/company-bulk.server.ts';
import { COMPANY_BULK_FIELDS } from './bulk/company-bulk.ts';
import { addCompanyRoutes } from './company-api.server.ts';
import { deletableCompany } from './company-deleting.server.ts';
import { companyPaletteProvider } from './company-palette.server.ts';
import { deletableCompanyFile } from './files/company-file-deleting.server.ts';
import { addCompanyFileRoutes } from './files/company-files-api.server.ts';

/** Companies. */
export const companyFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => ({
		key: 'company',
		href: '/admin/companies/create',
		isDone: () => hasRow(db.selectFrom('company')),
	}),
	deletable: [deletableCompany, deletableCompanyFile],
	addRoutes: (app, services) => {
		addCompanyRoutes(app, services);
		addCompanyFileRoutes(app, services);
		addBulkRoutes(app, services, {
			path: '/api/admin/companies',
			subject: companyBulk,
			fields: COMPANY_BULK_FIELDS,
		});
	},
	palette: ({ database }) => companyPaletteProvider(database.db),
};
