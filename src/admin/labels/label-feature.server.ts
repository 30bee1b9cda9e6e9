import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addBulkRoutes } from '../kit/bulk/bulk-routes.server.ts';
import { labelBulk } from './bulk/label-bulk.server.ts';
import { LABEL_BULK_FIELDS } from './bulk/label-bulk.ts';
import { addLabelRoutes } from './label-api.server.ts';
import { deletableLabel } from './label-deleting.server.ts';
import {
	labelPaletteProvider,
	labelsOfCompany,
	labelsToPrint,
	latestLabels,
	newLabelPaletteProvider,
} from './label-providers.server.ts';
import { addPrinterRoutes } from './printing/printer-api.server.ts';

/** Shipping labels. */
export const labelFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => ({
		key: 'label',
		href: '/admin/labels/create',
		isDone: () => hasRow(db.selectFrom('label_print')),
	}),
	deletable: deletableLabel,
	addRoutes: (app, services) => {
		addLabelRoutes(app, services);
		addPrinterRoutes(app, services);
		addBulkRoutes(app, services, {
			path: '/api/admin/labels',
			subject: labelBulk(services),
			fields: LABEL_BULK_FIELDS,
		});
	},
	palette: ({ database }) => labelPaletteProvider(database.db),
	commands: ({ database }) => newLabelPaletteProvider(database.db),
	awaiting: ({ database }) => labelsToPrint(database.db),
	latest: ({ database }) => latestLabels(database.db),
	companyLinks: ({ database }) => labelsOfCompany(database.db),
};
