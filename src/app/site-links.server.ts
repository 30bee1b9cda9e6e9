import type { Kysely } from 'kysely';
import {
	applicationsOfCompany,
	jumpToApplication,
	newApplications,
	newApplicationsInBar,
} from '../admin/applications/application-links.server.ts';
import { jumpToCompany } from '../admin/companies/company-jump.server.ts';
import { failedMailAwaiting } from '../admin/failed-mail/failed-mail-api.server.ts';
import type { AwaitingProvider, JumpProvider } from '../admin/frame/staff-services.server.ts';
import {
	jumpToLabel,
	labelsOfCompany,
	labelsToPrint,
	latestLabels,
} from '../admin/labels/label-links.server.ts';
import {
	jumpToOrder,
	newOrders,
	newOrdersInBar,
	ordersOfCompany,
} from '../admin/orders/order-links.server.ts';
import { pricesOfCompany } from '../admin/pricing/company-prices/client-prices-links.server.ts';
import { jumpToProduct } from '../admin/products/product-jump.server.ts';
import {
	jumpToSampleRequest,
	newRequestsInBar,
	newSampleRequests,
	requestsByDay,
	sampleRequestsOfCompany,
} from '../admin/sample-requests/inbox-links.server.ts';
import type { CompanyLinks } from '../domain/companies/company-link.ts';
import type { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import type { Schema } from '../platform/db/schema.ts';
import { jumpToGlove } from './jump-to-glove.server.ts';

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
