import { expect, test } from 'vitest';
import { insertSampleRequest } from '../../../domain/sample-requests/sample-request-queries.server.ts';
import { aSampleRequest } from '../../../domain/sample-requests/test-request.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { openOrder, storeOrder } from '../../orders/test-orders.server.ts';
import { change } from '../../sample-requests/test-inbox.server.ts';
import { addFile } from '../files/test-files.server.ts';
import type { TimelineEntry } from './company-timeline.ts';

type Site = Awaited<ReturnType<typeof openOrder>>;

async function readTimeline({ staff }: Pick<Site, 'staff'>, id: string, query = '') {
	const answer = await staff.call({ url: `/api/admin/companies/${id}/timeline?${query}` });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json() as { content: TimelineEntry[]; after?: string };
}

/** What an entry shows, in short. */
function describeEntry(entry: TimelineEntry): string {
	if (entry.kind === 'change') return entry.entry.action;
	if (entry.kind === 'file') return `file ${entry.name} ${entry.bytes} by ${entry.by}`;
	if ('text' in entry) return `${entry.kind} ${entry.number}: ${entry.text}`;
	return `${entry.kind} ${entry.number} ${entry.state}`;
}

const storeRequest = (db: DatabaseLike, number: string, createdAt: string) =>
	insertSampleRequest(db, {
		number,
		request: aSampleRequest(),
		notice: { version: '2026-11', language: 'en' },
		createdAt,
	});

test('labels, requests, orders, notes, mails, prices and edits are one list, in the reader’s language', async () => {
	const site = await openOrder();
	const { staff, database, companyId, make } = site;
	const hostile = '<script>alert(1)</script>\n{number} =1+1';
	await storeRequest(database.db, 'S-2026-0001', '2026-11-21T14:00:00.000Z');
	await change(staff, 'S-2026-0001', 'notes', 1, { text: hostile });
	// The note was written before the request was linked, and follows it.
	await change(staff, 'S-2026-0001', 'company', 1, { companyId });
	const mail = { subject: 'Approved {x}', text: 'Hello' };
	expect((await change(staff, 'S-2026-0001', 'approve', 2, { mail })).statusCode).toBe(200);
	await make(1);
	const priced = await staff.call(
		{
			method: 'PUT',
			url: `/api/admin/pricing/clients/${companyId}`,
			body: { overrides: [{ partNumber: 'xy300', pair: '18.50', reason: 'Agreed' }] },
		},
		{ 'if-match': '"1"' },
	);
	expect(priced.statusCode, priced.body).toBe(200);
	const file = await addFile(staff, companyId, 'Bail 2026.txt', Buffer.from('signed'));
	expect(file.statusCode, file.body).toBe(201);
	const { content } = await readTimeline(site, companyId);
	expect(content.map(describeEntry)).toEqual([
		'file Bail 2026.txt 6 by Maria Reyes',
		'clientPrices.setByHand',
		'label #1001 Ready',
		'mail S-2026-0001: Approved {x}',
		`note S-2026-0001: ${hostile}`,
		'company.created',
		'sampleRequest S-2026-0001 Approved',
		'order Q-2026-0001 New',
	]);
	await database.db.updateTable('staff_account').set({ language: 'fr' }).execute();
	const french = await readTimeline(site, companyId);
	expect(french.content.map(describeEntry)).toContain('label #1001 Prête');
	const erased = await change(staff, 'S-2026-0001', 'erase', 3);
	expect(erased.statusCode, erased.body).toBe(200);
	const after = (await readTimeline(site, companyId)).content.map(describeEntry);
	expect(after.filter((line) => /S-2026-0001/.test(line))).toEqual([]);
});

test('every entry is on exactly one page, also of one moment and of merged companies', async () => {
	const site = await openOrder();
	const { staff, database, companyId, addCompany } = site;
	const { db } = database;
	const otherId = await addCompany('Barton Steel', '1 Pier Rd, Sudbury, ON P3C 1S8');
	const at = '2026-11-21T14:00:00.000Z';
	for (let n = 2; n < 9; n++) {
		await storeOrder(db, { number: `Q-2026-000${n}`, companyId: n % 2 === 0 ? companyId : otherId }, at);
		await storeRequest(db, `S-2026-000${n}`, at);
	}
	await db.updateTable('sample_request').set({ company_id: otherId }).execute();
	const label = {
		operating_name: '',
		invoice_number: '',
		purchase_order_number: '',
		document: '{}',
		version: 1,
	};
	for (let id = 998; id < 1004; id++) {
		await db
			.insertInto('label')
			.values({
				...label,
				id,
				state: 'draft',
				date: '2026-11-21',
				company_id: companyId,
				line_count: 0,
				pair_count: 0,
				created_by: 'M',
				created_at: at,
				updated_at: at,
			})
			.execute();
	}
	const merged = await staff.call({
		method: 'POST',
		url: `/api/admin/companies/${companyId}/merge`,
		body: { mergedId: otherId, version: 1, mergedVersion: 1 },
	});
	expect(merged.statusCode, merged.body).toBe(200);
	const whole = (await readTimeline(site, companyId, 'size=100')).content;
	expect(whole.length).toBeGreaterThan(23);
	expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
	for (const size of [1, 2, 3, 7]) {
		const paged: string[] = [];
		let from = '';
		do {
			const page = await readTimeline(site, companyId, `size=${size}${from}`);
			expect(page.content.length).toBeLessThanOrEqual(size);
			paged.push(...page.content.map(({ id }) => id));
			from = page.after === undefined ? '' : `&from=${page.after}`;
		} while (from !== '');
		expect(paged, `${size} a page`).toEqual(whole.map(({ id }) => id));
	}
});

test('a cursor that nobody made is refused, and an unknown company is not found', async () => {
	const { staff, companyId } = await openOrder();
	const status = async (path: string) =>
		(await staff.call({ url: `/api/admin/companies/${path}` })).statusCode;
	for (const from of [
		'x',
		'after.9-1.2026-11-21T14:00:00.000Z',
		"after.1-'.2026-11-21T14:00:00.000Z",
		'after.1-1.now',
	])
		expect(await status(`${companyId}/timeline?from=${encodeURIComponent(from)}`), from).toBe(400);
	expect(await status('co_nobody/timeline')).toBe(404);
	for (const id of ['1-S-2026-0001', '3-99999999999999', '3-1e-5', '4-zz', '5-0'])
		for (const at of ['2026-11-21T14:00:00.000Z', '9999-99-99T99:99:99.999Z'])
			expect(await status(`${companyId}/timeline?from=after.${id}.${at}`), `${id} ${at}`).toBe(200);
});
