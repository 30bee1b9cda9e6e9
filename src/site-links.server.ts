import type { Kysely } from 'kysely';
import {
	applicationsOfCompany,
	jumpToApplication,
	newApplications,
	newApplicationsInBar,
} from './application-inbox/application-links.server.ts';
import { jumpToCompany } from './companies/company-jump.server.ts';
import type { CompanyLinks } from './companies/company-link.ts';
import type { Schema } from './db/schema.ts';
import {
	jumpToOrder,
	newOrders,
	newOrdersInBar,
	ordersOfCompany,
} from './distributor-portal/order-links.server.ts';
import { jumpToGlove } from './jump-to-glove.server.ts';
import { jumpToLabel, labelsOfCompany, labelsToPrint, latestLabels } from './labels/label-links.server.ts';
import { pricesOfCompany } from './pricing/client-prices-links.server.ts';
import { jumpToProduct } from './product-editing/product-jump.server.ts';
import {
	jumpToSampleRequest,
	newRequestsInBar,
	newSampleRequests,
	requestsByDay,
	sampleRequestsOfCompany,
} from './sample-inbox/inbox-links.server.ts';
import type { LiveCatalogue } from './search/live-catalogue.server.ts';
import type { AwaitingProvider, JumpProvider } from './staff/staff-services.server.ts';
import { failedMailAwaiting } from './staff-mail/failed-mail-api.server.ts';

/** What the features put into the back-office's frame: answers of the palette, figures of Today, a company's own lists. */
export function linkStaff(db: Kysely<Schema>, catalogue: LiveCatalogue, timeZone: string) {
	const jumpProviders: JumpProvider[] = [
		jumpToCompany(db),
		jumpToLabel(db),
		jumpToSampleRequest(db),
		jumpToApplication(db),
		jumpToOrder(db),
		jumpToProduct(db),
		jumpToGlove(catalogue),
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
		jumpProviders,
		awaitingProviders,
		dailyProviders: [requestsByDay(db, timeZone)],
		latestProviders: [latestLabels(db)],
		placeCounts: [newRequestsInBar(db), newApplicationsInBar(db), newOrdersInBar(db)],
		companyLinks,
	};
}
