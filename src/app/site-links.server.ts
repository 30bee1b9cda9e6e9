import type { Kysely } from 'kysely';
import {
	applicationsOfCompany,
	applicationPaletteProvider,
	newApplications,
	newApplicationsInBar,
} from '../admin/applications/application-links.server.ts';
import { companyPaletteProvider } from '../admin/companies/company-jump.server.ts';
import { failedMailAwaiting } from '../admin/failed-mail/failed-mail-api.server.ts';
import type { AwaitingProvider, PaletteProvider } from '../admin/frame/staff-services.server.ts';
import {
	labelPaletteProvider,
	labelsOfCompany,
	labelsToPrint,
	latestLabels,
} from '../admin/labels/label-links.server.ts';
import {
	orderPaletteProvider,
	newOrders,
	newOrdersInBar,
	ordersOfCompany,
} from '../admin/orders/order-links.server.ts';
import { pricesOfCompany } from '../admin/pricing/company-prices/client-prices-links.server.ts';
import { productPaletteProvider } from '../admin/products/product-jump.server.ts';
import {
	sampleRequestPaletteProvider,
	newRequestsInBar,
	newSampleRequests,
	requestsByDay,
	sampleRequestsOfCompany,
} from '../admin/sample-requests/inbox-links.server.ts';
import type { CompanyLinks } from '../domain/companies/company-link.ts';
import type { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import type { Schema } from '../platform/db/schema.ts';
import { glovePaletteProvider } from './jump-to-glove.server.ts';

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
