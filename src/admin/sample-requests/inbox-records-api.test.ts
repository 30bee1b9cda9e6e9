import { describe, expect, test } from 'vitest';
import { aSampleRequest } from '../../domain/sample-requests/test-request.ts';
import { FIRST_RETENTION } from '../../domain/site-content/retention/stored-retention.server.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { eraseOldDeclined } from './erase-old-declined.server.ts';
import { change, NUMBER, openInbox, PERSON, read, storeRequest } from './test-inbox.server.ts';

describe('company and label', () => {
	test('creates a company from it and links it; the company’s page shows the request', async () => {
		const { staff } = await openInbox();
		const made = await change(staff, NUMBER, 'new-company', 1);
		expect(made.statusCode).toBe(200);
		const { companyId } = made.json();
		const company = (await staff.call({ url: `/api/admin/companies/${companyId}` })).json();
		expect(company).toMatchObject({
			operatingName: 'Northframe Fabrication',
			shippingAddress: '41 Forge Road, Oakville, ON L6M 3A1',
			primaryContact: { name: 'Dele Okafor', title: 'Safety manager' },
		});
		expect((await change(staff, NUMBER, 'new-company', 2)).statusCode).toBe(409);
		expect((await change(staff, NUMBER, 'company', 2, { companyId: '' })).json().companyId).toBe('');
		expect((await change(staff, NUMBER, 'company', 3, { companyId })).json().companyId).toBe(companyId);
		const unknown = await change(staff, NUMBER, 'company', 4, { companyId: 'co_nothere' });
		expect(unknown.statusCode).toBe(422);
		expect(unknown.json().errors[0].path).toBe('companyId');
		const list = (await staff.call({ url: `/api/admin/samples?company=${companyId}` })).json();
		expect(list.content).toHaveLength(1);
	});

	test('invalid company fields are named, and nothing is created', async () => {
		const { site, staff } = await openInbox({ phone: '5550123' });
		const answer = await change(staff, NUMBER, 'new-company', 1);
		expect(answer.statusCode).toBe(422);
		expect(errorPaths(answer)).toContain('phone');
		expect(await site.database.db.selectFrom('company').selectAll().execute()).toEqual([]);
	});

	test('one label at a time; a removed glove is named', async () => {
		const { site, staff } = await openInbox();
		await change(staff, NUMBER, 'approve', 1, { label: true });
		expect((await change(staff, NUMBER, 'label', 3)).statusCode).toBe(409);
		await staff.call({ method: 'POST', url: '/api/admin/labels/1001/void', body: { version: 1 } });
		expect((await change(staff, NUMBER, 'label', 3)).json().labelId).toBe(1002);
		await storeRequest(site, 'S-2026-0002', { samples: [{ partNumber: 'xy999', size: 'L' }] });
		const gone = await change(staff, 'S-2026-0002', 'approve', 1, { label: true });
		expect(gone.statusCode).toBe(400);
		expect(gone.json().errors[0].message).toContain('XY999');
		expect((await read(staff, 'S-2026-0002')).state).toBe('new');
	});
});

describe('notes, export, erasing', () => {
	test('a note has its author and time, and needs text', async () => {
		const { staff } = await openInbox();
		const post = (text: string) => change(staff, NUMBER, 'notes', 1, { text });
		expect((await post('Called, back on Monday.\nAsk for Dele.')).statusCode).toBe(201);
		expect((await post('  ')).statusCode).toBe(400);
		expect((await post('hidden \u0007 text')).statusCode).toBe(400);
		const { events, version } = await read(staff, NUMBER);
		expect(version).toBe(1);
		expect(events).toMatchObject([
			{ kind: 'note', by: 'Maria Reyes', body: 'Called, back on Monday.\nAsk for Dele.' },
		]);
	});

	test('the export contains every request that matches the filter, with formulas escaped', async () => {
		const { site, staff, listAudit } = await openInbox({ companyName: '=HYPERLINK("http://x.example")' });
		for (let at = 1000; at < 1700; at++) await storeRequest(site, `S-2026-${at}`);
		const answer = await staff.call({ url: '/api/admin/samples/export.csv' });
		expect(answer.headers['content-type']).toContain('text/csv');
		const lines = answer.body.split('\r\n');
		expect(lines).toHaveLength(1 + 701 + 1);
		expect(new Set(lines).size).toBe(703);
		expect(lines.find((line) => line.startsWith(NUMBER))).toContain(`"'=HYPERLINK(""http://x.example"")"`);
		const one = await staff.call({ url: '/api/admin/samples/export.csv?q=S-2026-1500' });
		expect(one.body.split('\r\n')).toHaveLength(3);
		expect(await listAudit()).toEqual(['sampleRequest.exported', 'sampleRequest.exported']);
	});

	test('shipped requests are narrowed by the day they were sent, in Toronto, others by the day they came', async () => {
		const { site, staff } = await openInbox();
		// The last minute of March and the first of April in Toronto, whose offset is four hours.
		await storeRequest(site, 'S-2026-0002', {}, '2026-04-01T03:59:00.000Z');
		await storeRequest(site, 'S-2026-0003', {}, '2026-04-01T04:00:00.000Z');
		await change(staff, 'S-2026-0002', 'approve', 1);
		expect((await change(staff, 'S-2026-0002', 'ship', 2)).statusCode).toBe(200);
		const list = async (query: string) => {
			const { content, counts } = (await staff.call({ url: `/api/admin/samples?${query}` })).json();
			return { numbers: content.map(({ number }: { number: string }) => number), counts };
		};
		const april = 'dateFrom=2026-04-01&dateTo=2026-04-30';
		const inApril = await list(april);
		expect(inApril.numbers).toEqual(['S-2026-0003']);
		expect(inApril.counts).toMatchObject({ new: 1, shipped: 0 });
		expect((await list('dateFrom=2026-03-01&dateTo=2026-03-31')).numbers).toEqual([]);
		// Shipped a moment ago, so within this year and this month, whatever the year.
		for (const period of ['this-month', 'this-quarter', 'this-year'])
			expect((await list(`state=shipped&period=${period}`)).numbers, period).toEqual(['S-2026-0002']);
		expect((await list('state=shipped&period=last-quarter')).numbers).toEqual([]);
		expect((await staff.call({ url: '/api/admin/samples?period=next-year' })).statusCode).toBe(400);
		expect((await staff.call({ url: '/api/admin/samples?dateFrom=2026-02-30' })).statusCode).toBe(400);
		// Taken back, it counts by the day it came again.
		await change(staff, 'S-2026-0002', 'undo', 3);
		expect((await list('dateFrom=2026-03-31&dateTo=2026-03-31')).numbers).toEqual(['S-2026-0002']);
	});

	test('the samples of the list are a file with a row per sample, in local time and the list’s order', async () => {
		const { site, staff } = await openInbox();
		await storeRequest(site, 'S-2026-0002', {}, '2026-07-01T03:59:00.000Z');
		const answer = await staff.call({ url: '/api/admin/samples/export.csv?state=new&rows=samples' });
		const [head, ...rows] = answer.body.slice(1).trimEnd().split('\r\n');
		expect(head).toBe(
			'number,asked,shipped,state,company,company_id,city,province_or_state,country,part_number,size,pairs,label,assigned_to',
		);
		expect(rows.map((row) => row.split(',').filter((_, at) => [0, 1, 9, 10].includes(at)))).toEqual([
			['S-2026-0002', '2026-06-30 23:59', 'XY300', 'L'],
			['S-2026-0002', '2026-06-30 23:59', 'XY276-3', 'M'],
			[NUMBER, '2026-11-20 09:00', 'XY300', 'L'],
			[NUMBER, '2026-11-20 09:00', 'XY276-3', 'M'],
		]);
	});

	test('erasing removes the person’s data everywhere, and keeps the requested gloves', async () => {
		const { site, staff } = await openInbox();
		await change(staff, NUMBER, 'notes', 1, { text: 'Okafor called.' });
		await change(staff, NUMBER, 'decline', 1, {
			reason: 'Okafor is no company',
			mail: { subject: 'About it', text: 'Hello Dele Okafor' },
		});
		expect((await change(staff, NUMBER, 'erase', 2)).statusCode).toBe(200);
		const { db } = site.database;
		const rows = [
			await db.selectFrom('sample_request').selectAll().execute(),
			await db.selectFrom('sample_request_search').selectAll().execute(),
			await db.selectFrom('sample_request_event').selectAll().execute(),
			await db.selectFrom('outbox_mail').selectAll().execute(),
			await db.selectFrom('audit_entry').selectAll().execute(),
			await db.selectFrom('idempotency_key').selectAll().execute(),
		];
		expect(JSON.stringify(rows)).not.toMatch(PERSON);
		const erased = await read(staff, NUMBER);
		expect(erased.request.samples).toEqual(aSampleRequest().samples);
		expect(erased.erasedAt).toBeDefined();
		for (const path of ['erase', 'reopen', 'undo', 'label', 'new-company'])
			expect((await change(staff, NUMBER, path, 3)).statusCode).toBe(409);
		const csv = await staff.call({ url: '/api/admin/samples/export.csv' });
		expect(csv.body).not.toMatch(PERSON);
	});

	test('erasing an open request closes it', async () => {
		const { staff } = await openInbox();
		expect((await change(staff, NUMBER, 'erase', 1)).json().state).toBe('declined');
		const { counts } = (await staff.call({ url: '/api/admin/samples' })).json();
		expect(counts).toMatchObject({ new: 0, declined: 1 });
	});

	test('declined requests lose the personal data after twelve months, others do not', async () => {
		const { site, staff } = await openInbox();
		await storeRequest(site, 'S-2026-0002');
		await change(staff, NUMBER, 'decline', 1, { reason: 'No company' });
		const now = new Date();
		expect(await eraseOldDeclined(site.database.db, FIRST_RETENTION, now)).toBe(0);
		now.setUTCMonth(now.getUTCMonth() + 13);
		expect(await eraseOldDeclined(site.database.db, FIRST_RETENTION, now)).toBe(1);
		expect((await read(staff, NUMBER)).request.lastName).toBe('');
		expect((await read(staff, 'S-2026-0002')).request.lastName).toBe('Okafor');
	});
});
