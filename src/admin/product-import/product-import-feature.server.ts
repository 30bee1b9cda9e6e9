import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addProductExportRoutes } from './product-export-api.server.ts';
import { addProductFileRoutes } from './product-files-api.server.ts';

/** Product files: import, review, export. */
export const productImportFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => ({
		key: 'range',
		href: '/admin/products/import',
		isDone: () =>
			hasRow(db.selectFrom('audit_entry').where('subject_kind', 'in', ['product', 'productImport'])),
	}),
	addRoutes: (app, services) => {
		addProductFileRoutes(app, services);
		addProductExportRoutes(app, services);
	},
};
