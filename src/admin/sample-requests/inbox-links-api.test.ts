import { describe, expect, test } from 'vitest';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { newRequestsInBar, newSampleRequests, requestsByDay } from './inbox-providers.server.ts';
import { change, storeRequest } from './test-inbox.server.ts';

describe('what other pages show of the inbox', () => {
	test('Today and the bar count what is new, and no longer what is answered; the palette finds it', async () => {
		const site = await openTestSite();
		const staff = await openStaffBrowser(site);
		const { db } = site.database;
		expect(await newRequestsInBar(db).count()).toBe(0);
		await storeRequest(site, 'S-2026-0001');
		await storeRequest(site, 'S-2026-0002');
		expect(await newRequestsInBar(db).count()).toBe(2);
		await change(staff, 'S-2026-0001', 'verify', 1);
		expect(await newRequestsInBar(db).count()).toBe(1);
		expect(await newSampleRequests(db)('en', { id: '' })).toMatchObject({
			count: 1,
			items: [{ id: 'S-2026-0002' }],
		});
		const { content } = (await staff.call({ url: '/api/admin/jump?q=okafor' })).json();
		expect(content).toContainEqual(
			expect.objectContaining({ kind: 'sampleRequest', href: '/admin/samples/S-2026-0001' }),
		);
	});

	test('two weeks of requests by the day that it was in Toronto, over the night when clocks change', async () => {
		const site = await openTestSite();
		const staff = await openStaffBrowser(site);
		const times = {
			// The last minute before the first day, and its first.
			'S-2026-0001': '2026-10-25T03:59:59.999Z',
			'S-2026-0002': '2026-10-25T04:00:00.000Z',
			// October 31 ends at 04:00 UTC; November 1 has 25 hours and ends at 05:00 UTC.
			'S-2026-0003': '2026-11-01T03:30:00.000Z',
			'S-2026-0004': '2026-11-01T04:30:00.000Z',
			'S-2026-0005': '2026-11-02T04:30:00.000Z',
			'S-2026-0006': '2026-11-02T05:30:00.000Z',
			'S-2026-0007': '2026-11-07T16:00:00.000Z',
		};
		for (const [number, at] of Object.entries(times)) await storeRequest(site, number, {}, at);
		await change(staff, 'S-2026-0003', 'decline', 1, { reason: 'No shop' });
		const count = requestsByDay(site.database.db, 'America/Toronto');
		const { days, answered } = await count(new Date('2026-11-07T23:30:00.000Z'));
		expect(days).toHaveLength(14);
		expect(days[0]?.date).toBe('2026-10-25');
		expect(days.at(-1)).toEqual({ date: '2026-11-07', count: 1 });
		expect(days.filter((day) => day.count > 0)).toEqual([
			{ date: '2026-10-25', count: 1 },
			{ date: '2026-10-31', count: 1 },
			{ date: '2026-11-01', count: 2 },
			{ date: '2026-11-02', count: 1 },
			{ date: '2026-11-07', count: 1 },
		]);
		expect(answered).toBe(1);
	});

	test('no requests are fourteen days of none', async () => {
		const site = await openTestSite();
		const { days, answered } = await requestsByDay(site.database.db, 'America/Toronto')(new Date());
		expect(days.map(({ count }) => count)).toEqual(Array(14).fill(0));
		expect(answered).toBe(0);
	});
});
