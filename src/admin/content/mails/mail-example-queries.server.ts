import { findCompany } from '../../../domain/companies/company-queries.server.ts';
import type { Distributor } from '../../../domain/distributors/distributor.ts';
import { listShownDistributors } from '../../../domain/distributors/distributor-queries.server.ts';
import { findOrder } from '../../../domain/orders/order-queries.server.ts';
import { findInboxRequest } from '../../../domain/sample-requests/inbox-queries.server.ts';
import type { InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { unlessUnreadable } from '../../../platform/db/stored-json.server.ts';

/** The newest records of each kind, for previews; one that is not there is undefined. */
export type NewestRecords = {
	request: InboxRequest | undefined;
	order: Awaited<ReturnType<typeof findOrder>>;
	applicationNumber: string | undefined;
	company: Awaited<ReturnType<typeof findCompany>>;
	distributor: Distributor | undefined;
};

export async function findNewestRecords(db: DatabaseLike): Promise<NewestRecords> {
	const newest = async (table: 'sample_request' | 'distributor_order' | 'distributor_application') =>
		(await db.selectFrom(table).select('number').orderBy('number', 'desc').limit(1).executeTakeFirst())
			?.number;
	const [requestNumber, orderNumber, applicationNumber, companyRow, distributors] = await Promise.all([
		newest('sample_request'),
		newest('distributor_order'),
		newest('distributor_application'),
		db.selectFrom('company').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
		listShownDistributors(db),
	]);
	const [request, order, company] = await Promise.all([
		requestNumber && unlessUnreadable(() => findInboxRequest(db, requestNumber)),
		orderNumber && unlessUnreadable(() => findOrder(db, orderNumber)),
		companyRow && unlessUnreadable(() => findCompany(db, companyRow.id)),
	]);
	return {
		request: request || undefined,
		order: order || undefined,
		applicationNumber,
		company,
		distributor: distributors[0],
	};
}
