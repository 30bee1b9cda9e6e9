import { loadKeptCompanies } from '../../domain/companies/company-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { eachPage } from '../../platform/db/keyset.server.ts';
import type { Days } from '../kit/list/period.ts';
import { instantsOf } from '../kit/list/period-fields.server.ts';
import { listOrders } from '../orders/order-list-queries.server.ts';
import { listInboxRequests } from '../sample-requests/inbox-list-queries.server.ts';
import { listMonths } from './report-span.ts';
import { type SampleReport, SampleReportBuilder } from './sample-report.ts';

/** What became of the sample requests of a span. Read a few hundred records at a time. */
export async function loadSampleReport(
	db: DatabaseLike,
	span: Days,
	timeZone: string,
): Promise<SampleReport> {
	const days = instantsOf(span, timeZone);
	const keptOf = await loadKeptCompanies(db);
	const report = new SampleReportBuilder(
		listMonths(span).map((month) => ({ ...month, before: instantsOf(month, timeZone).before })),
	);
	const requests = {
		text: '',
		state: undefined,
		manualReview: false,
		companyId: '',
		language: undefined,
		days,
	};
	for await (const page of eachPage((query) => listInboxRequests(db, requests, query))) {
		for (const { state, createdAt, shippedAt, companyId, request } of page.requests) {
			report.addRequest({
				state,
				createdAt,
				shippedAt,
				companyId: keptOf(companyId),
				province: request.provinceOrState,
				country: request.country,
				partNumbers: request.samples.map(({ partNumber }) => partNumber),
			});
		}
	}
	// An order may come long after the span in which its sample was shipped.
	const orders = { text: '', state: undefined, language: undefined, days: { since: days.since, before: '' } };
	for await (const page of eachPage((query) => listOrders(db, orders, query))) {
		for (const { companyId, createdAt, lines } of page.orders) {
			report.addOrder({ companyId: keptOf(companyId), createdAt, lines });
		}
	}
	return report.finish();
}

export type LabelDay = { date: string; labels: number; pairs: number };

/** Labels by the day written on them, oldest first; days without labels are left out. */
export async function countLabelsByDay(db: DatabaseLike, { fromDate, toDate }: Days): Promise<LabelDay[]> {
	const rows = await db
		.selectFrom('label')
		.select((eb) => [
			'date',
			eb.fn.countAll<number>().as('labels'),
			eb.fn.sum<number>('pair_count').as('pairs'),
		])
		.where('date', '>=', fromDate)
		.where('date', '<=', toDate)
		.groupBy('date')
		.orderBy('date')
		.execute();
	return rows.map(({ date, labels, pairs }) => ({ date, labels: Number(labels), pairs: Number(pairs) }));
}
