import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { pricesOfCompany } from './company-prices/company-prices-providers.server.ts';
import { addMatrixFileRoute } from './matrix/matrix-file-api.server.ts';
import { deletablePriceList } from './price-lists/price-list-deleting.server.ts';
import { priceListPaletteProvider } from './price-lists/price-list-palette.server.ts';
import { pricePaletteProvider } from './price-palette.server.ts';
import { addPriceSheetRoutes } from './price-sheet-api.server.ts';
import { addPricingRoutes } from './pricing-api.server.ts';

/** Price templates, what each company pays, and its price sheet. */
export const pricingFeature: StaffFeature = {
	firstStep: ({ database: { db } }) => ({
		key: 'priceList',
		href: '/admin/pricing/templates/create',
		isDone: () => hasRow(db.selectFrom('price_list')),
	}),
	deletable: deletablePriceList,
	addRoutes: (app, services) => {
		addPricingRoutes(app, services);
		addPriceSheetRoutes(app, services);
		addMatrixFileRoute(app, services);
	},
	commands: pricePaletteProvider,
	palette: ({ database }) => priceListPaletteProvider(database.db),
	companyLinks: ({ database }) => pricesOfCompany(database.db),
};
