import { expect, test } from 'vitest';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

test('the file has the activity of some days and of one kind, newest first, with what changed', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const record = (name: string, at: string, values: object = {}) =>
		recordAudit(
			site.database.db,
			{
				actor: { id: null, name: 'Maria Reyes' },
				action: 'company.updated',
				subject: { kind: 'company', id: `co_${name}`, name },
				...values,
			},
			new Date(at),
		);
	// The last minute of March and the first of April in Toronto.
	await record('March', '2026-04-01T03:59:00.000Z');
	await record('April', '2026-04-01T04:00:00.000Z', {
		before: { phone: '1', name: 'Same' },
		after: { phone: '2', name: 'Same' },
	});
	await record('Late', '2026-05-01T03:59:59.000Z');
	const read = async (query: string) => {
		const { body } = await staff.call({ url: `/api/admin/activity/export.csv?${query}` });
		return body.slice(1).trimEnd().split('\r\n').slice(1);
	};
	const april = await read('dateFrom=2026-04-01&dateTo=2026-04-30&kind=company');
	expect(april.map((row) => row.split(',')[5])).toEqual(['Late', 'April']);
	const oldest = await read('dateFrom=2026-04-01&dateTo=2026-04-30&kind=company&sort=at');
	expect(oldest).toEqual(april.toReversed());
	expect((await staff.call({ url: '/api/admin/activity/export.csv?sort=who' })).statusCode).toBe(400);
	expect(april[1]).toBe(
		'2026-04-01 00:00,Maria Reyes,company.updated,company,co_April,April,"{""phone"":""1""}","{""phone"":""2""}"',
	);
	expect(await read('dateFrom=2026-04-01&dateTo=2026-04-30&kind=label')).toEqual([]);
	expect((await staff.call({ url: '/api/admin/activity/export.csv?period=soon' })).statusCode).toBe(400);
	expect((await site.app.inject({ url: '/api/admin/activity/export.csv' })).statusCode).toBe(401);
});
