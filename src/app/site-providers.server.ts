import type { Kysely } from 'kysely';
import {
	applicationPaletteProvider,
	applicationsOfCompany,
	newApplications,
	newApplicationsInBar,
} from '../admin/applications/application-providers.server.ts';
import { companyPaletteProvider } from '../admin/companies/company-palette.server.ts';
import { failedMailAwaiting } from '../admin/failed-mail/failed-mail-api.server.ts';
import type { AwaitingProvider, PaletteProvider } from '../admin/frame/staff-services.server.ts';
import {
	labelPaletteProvider,
	labelsOfCompany,
	labelsToPrint,
	latestLabels,
} from '../admin/labels/label-providers.server.ts';
import {
	newOrders,
	newOrdersInBar,
	orderPaletteProvider,
	ordersOfCompany,
} from '../admin/orders/order-providers.server.ts';
import { pricesOfCompany } from '../admin/pricing/company-prices/company-prices-providers.server.ts';
import { productPaletteProvider } from '../admin/products/product-palette.server.ts';
import {
	newRequestsInBar,
	newSampleRequests,
	requestsByDay,
	sampleRequestPaletteProvider,
	sampleRequestsOfCompany,
} from '../admin/sample-requests/inbox-providers.server.ts';
import type { CompanyLinks } from '../domain/companies/company-link.ts';
import type { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import type { Schema } from '../platform/db/schema.ts';
import { glovePaletteProvider } from './glove-palette.server.ts';

/** What the features put into the back-office's frame: answers of the palette, figures of Today, a company's own lists. */
export function linkStaff(db: Kysely<Schema>, catalogue: LiveCatalogue, timeZone: string) {
	const paletteProviders: PaletteProvider[] = [
		companyPaletteProvider(db),
		labelPaletteProvider(db),
		sampleRequestPaletteProvider(db),
		applicationPaletteProvider(db),
		orderPaletteProvider(db),
		productPaletteProvider(db),
		glovePaletteProvider(catalogue),
	];
	const awaitingProviders: AwaitingProvider[] = [
		newSampleRequests(db),
		newApplications(db),
		newOrders(db),
		labelsToPrint(db),
		failedMailAwaiting(db),
	];
	const companyLinks: CompanyLinks[] = [
		labelsOfCompany(db),
		sampleRequestsOfCompany(db),
		applicationsOfCompany(db),
		ordersOfCompany(db),
		pricesOfCompany(db),
	];
	return {
		paletteProviders,
		awaitingProviders,
		dailyProviders: [requestsByDay(db, timeZone)],
		latestProviders: [latestLabels(db)],
		placeCounts: [newRequestsInBar(db), newApplicationsInBar(db), newOrdersInBar(db)],
		companyLinks,
	};
}
