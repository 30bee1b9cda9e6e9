import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { listCompanyIds } from '../../domain/companies/company-queries.server.ts';
import type { LabelLine } from '../../domain/labels/label.ts';
import { listShippedLabels } from '../../domain/labels/label-queries.server.ts';
import { listOrdersOfCompany } from '../../domain/orders/order-queries.server.ts';
import { countOrderPairs, type OrderState } from '../../domain/orders/portal-order.ts';
import type { SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import { listPortalPeople } from '../../domain/portal-people/portal-person-queries.server.ts';
import { listRequestsOfCompany } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import type { PortalServices } from '../frame/portal-services.server.ts';

const MAX = 100;
const MAX_LATEST = 3;

/** A sample request as shown to its company: without anything that staff wrote about it. */
export type PortalRequest = {
	number: string;
	state: RequestState;
	/** yyyy-mm-dd, in staff's time zone. */
	day: string;
	/** The requester. */
	person: string;
	samples: { partNumber: string; size: string }[];
};

/** A shipment, from one label. */
export type PortalShipment = {
	number: number;
	/** yyyy-mm-dd, as on the label. */
	date: string;
	invoiceNumber: string;
	purchaseOrderNumber: string;
	address: string;
	lines: Pick<LabelLine, 'productPartNumber' | 'productName' | 'size' | 'quantity'>[];
};

export type PortalOrderSummary = {
	number: string;
	state: OrderState;
	/** yyyy-mm-dd, in staff's time zone. */
	day: string;
	person: string;
	purchaseOrder: string;
	lines: number;
	pairs: number;
};

const dayOf = ({ timeZone }: PortalServices, instant: string) => todayIn(timeZone, new Date(instant));

/** The sample requests linked to the company, newest first. */
export async function listPortalRequests(
	services: PortalServices,
	distributor: SignedInDistributor,
	limit = MAX,
): Promise<PortalRequest[]> {
	const { db } = services.database;
	const ids = await listCompanyIds(db, distributor.company.id);
	return (await listRequestsOfCompany(db, ids, limit)).map(({ number, state, createdAt, request }) => ({
		number,
		state,
		day: dayOf(services, createdAt),
		person: `${request.firstName} ${request.lastName}`.trim(),
		samples: request.samples.map(({ partNumber, size }) => ({ partNumber, size })),
	}));
}

/** The company's shipped labels, newest first. */
export async function listPortalShipments(
	services: PortalServices,
	distributor: SignedInDistributor,
	limit = MAX,
): Promise<PortalShipment[]> {
	const { db } = services.database;
	const ids = await listCompanyIds(db, distributor.company.id);
	return (await listShippedLabels(db, ids, limit)).map((label) => ({
		number: label.id,
		date: label.date,
		invoiceNumber: label.invoiceNumber,
		purchaseOrderNumber: label.purchaseOrderNumber,
		address: label.shippingAddress,
		lines: label.content.map(({ productPartNumber, productName, size, quantity }) => ({
			productPartNumber,
			productName,
			size,
			quantity,
		})),
	}));
}

/** The company's quick orders, newest first. */
export async function listPortalOrders(
	services: PortalServices,
	distributor: SignedInDistributor,
	limit = MAX,
): Promise<PortalOrderSummary[]> {
	const { db } = services.database;
	const ids = await listCompanyIds(db, distributor.company.id);
	return (await listOrdersOfCompany(db, ids, limit)).map((order) => ({
		number: order.number,
		state: order.state,
		day: dayOf(services, order.createdAt),
		person: order.person.name,
		purchaseOrder: order.purchaseOrder,
		lines: order.lines.length,
		pairs: countOrderPairs(order.lines),
	}));
}

/** Others of the company who can sign in, with names and email addresses. */
async function listColleagues(
	services: PortalServices,
	distributor: SignedInDistributor,
): Promise<{ name: string; email: string; isInvited: boolean; isYou: boolean }[]> {
	const { db } = services.database;
	const people = await listPortalPeople(db, await listCompanyIds(db, distributor.company.id));
	return people
		.filter(({ disabledAt }) => disabledAt === undefined)
		.map(({ id, name, email, isInvited }) => ({ name, email, isInvited, isYou: id === distributor.id }));
}

/** The front page: the latest of everything, and who has access. */
export async function loadPortalHome(services: PortalServices, distributor: SignedInDistributor) {
	const [requests, shipments, orders, people] = await Promise.all([
		listPortalRequests(services, distributor, MAX_LATEST),
		listPortalShipments(services, distributor, MAX_LATEST),
		listPortalOrders(services, distributor, MAX_LATEST),
		listColleagues(services, distributor),
	]);
	return { requests, shipments, orders, people };
}
