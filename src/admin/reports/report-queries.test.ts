import { expect, test } from 'vitest';
import { openStaffSite } from '../../testing/staff-site.ts';
import { addCompany } from '../companies/test-companies.server.ts';
import { instantsOf } from '../kit/list/period-fields.server.ts';
import { storeOrder, TEST_ORDER_LINE } from '../orders/test-orders.server.ts';
import { countByState } from '../sample-requests/inbox-list-queries.server.ts';
import { storeRequest } from '../sample-requests/test-inbox.server.ts';
import { countLabelsByDay, loadSampleReport } from './report-queries.server.ts';

const ZONE = 'America/Toronto';
const SPAN = { fromDate: '2026-03-01', toDate: '2026-04-30' };

/** Requests by state, the company, when they came and were shipped, where to, and their gloves. */
const REQUESTS = [
	['shipped', 'forge', '2026-03-02', '2026-03-05', 'Québec', ['xy300', 'xy276-3']],
	['shipped', 'yard', '2026-03-20', '2026-04-02', 'ON', ['xy300']],
	['shipped', '', '2026-02-20', '2026-03-01', 'ON', ['xy300-black']],
	['shipped', 'forge', '2026-04-29', '2026-05-02', 'ON', ['xy300']],
	['declined', 'yard', '2026-03-04', '', 'ON', ['xy300']],
	['new', '', '2026-04-30', '', 'O"N%', ['xy302']],
	['approved', '', '2026-02-28', '', 'ON', ['xy300']],
] as const;

async function openReport() {
	const site = await openStaffSite();
	const { db } = site.database;
	const forge = (await addCompany(site.staff, { operatingName: 'Forge' })).id;
	const yard = (await addCompany(site.staff, { operatingName: 'Yard' })).id;
	const idOf = (name: string) => ({ forge, yard })[name] ?? '';
	for (const [at, [state, company, came, shipped, province, gloves]] of REQUESTS.entries()) {
		const number = `S-2026-000${at + 1}`;
		const createdAt = `${came}T15:00:00.000Z`;
		const samples = gloves.map((partNumber) => ({ partNumber, size: 'L' }));
		await storeRequest(site, number, { provinceOrState: province, samples }, createdAt);
		await db
			.updateTable('sample_request')
			.set({
				state,
				company_id: idOf(company),
				dated_at: shipped === '' ? createdAt : `${shipped}T15:00:00.000Z`,
			})
			.where('number', '=', number)
			.execute();
		await db.updateTable('sample_request_search').set({ state }).where('number', '=', number).execute();
	}
	return { ...site, db, forge, yard };
}

test('each count of a report is that of the list behind it', async () => {
	const { db } = await openReport();
	const report = await loadSampleReport(db, SPAN, ZONE);
	const count = (span: { fromDate: string; toDate: string }, narrowed = {}) =>
		countByState(db, {
			text: '',
			state: undefined,
			manualReview: false,
			companyId: '',
			language: undefined,
			days: instantsOf(span, ZONE),
			...narrowed,
		});
	expect(report.total).toMatchObject({ shipped: 3, declined: 1, waiting: 1, samples: 4 });
	for (const month of report.months) {
		const { shipped, declined, new: fresh, verified, approved } = await count(month);
		expect({ shipped, declined, waiting: fresh + verified + approved }, month.month).toEqual({
			shipped: month.shipped,
			declined: month.declined,
			waiting: month.waiting,
		});
	}
	expect(report.gloves.map(({ partNumber, samples }) => [partNumber, samples])).toEqual([
		['xy300', 2],
		['xy276-3', 1],
		['xy300-black', 1],
	]);
	for (const { partNumber, requests } of report.gloves) {
		expect((await count(SPAN, { glove: partNumber })).shipped, partNumber).toBe(requests);
	}
	expect(report.places.map(({ province, samples }) => [province, samples])).toEqual([
		['ON', 2],
		['Québec', 2],
	]);
	for (const { province, country, requests } of report.places) {
		expect((await count(SPAN, { place: { province, country } })).shipped, province).toBe(requests);
	}
	expect((await count(SPAN, { place: { province: 'O"N%', country: 'Canada' } })).new).toBe(1);
	expect((await count(SPAN, { place: { province: '%', country: 'Canada' } })).new).toBe(0);
});

test('orders of merged companies count for the company that remains', async () => {
	const { db, forge, yard } = await openReport();
	await storeOrder(
		db,
		{ number: 'Q-2026-0001', companyId: yard, lines: [{ ...TEST_ORDER_LINE, pairs: 24 }] },
		'2026-06-01T15:00:00.000Z',
	);
	const before = await loadSampleReport(db, SPAN, ZONE);
	expect(before.total).toMatchObject({ companies: 2, ordering: 1 });
	expect(before.gloves[0]).toMatchObject({ partNumber: 'xy300', companies: 2, ordering: 1, pairs: 24 });
	await db.updateTable('company').set({ merged_into: forge }).where('id', '=', yard).execute();
	const after = await loadSampleReport(db, SPAN, ZONE);
	expect(after.total).toMatchObject({ companies: 1, ordering: 1 });
	expect(after.gloves[0]).toMatchObject({ partNumber: 'xy300', companies: 1, ordering: 1, pairs: 24 });
});

test('labels are counted by the day written on them', async () => {
	const { db, staff } = await openReport();
	for (const date of ['2026-03-31', '2026-03-31', '2026-04-02', '2026-05-01']) {
		const body = {
			operatingName: 'Forge',
			shippingAddress: '1 Dock',
			attention: '',
			date,
			invoiceNumber: '',
			purchaseOrderNumber: '',
			companyId: '',
			content: [
				{ productPartNumber: 'xy300', productName: 'Argon', productDescription: '', size: 'L', quantity: 12 },
			],
		};
		const answer = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
		expect(answer.statusCode, answer.body).toBe(201);
	}
	expect(await countLabelsByDay(db, SPAN)).toEqual([
		{ date: '2026-03-31', labels: 2, pairs: 24 },
		{ date: '2026-04-02', labels: 1, pairs: 12 },
	]);
});
