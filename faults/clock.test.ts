import { expect, test } from 'vitest';
import { ENGINES, makeLocation, openLocation, SOON } from './engines.ts';
import { newAddress, newSampleRequest, openStaff, StaffCaller, sendSampleRequest } from './site-callers.ts';
import { isReady, startSite } from './site-process.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

test.each(ENGINES)('%s: limits, sessions, mail and readiness survive a clock that jumps', async (engine) => {
	const location = await makeLocation(engine);
	// A machine whose clock is ten years ahead until it is synchronized.
	const site = await startSite(location, { CLOCK_SHIFT_MS: String(3650 * DAY) });
	const { db } = await openLocation(location);
	const staff = await openStaff(site.address);
	const guess = new StaffCaller();
	for (let i = 0; i < 5; i++) await guess.signIn(site.address, 'nobody@emberhide.example');
	const from = newAddress();
	for (let i = 0; i < 10; i++)
		expect((await sendSampleRequest(site.address, newSampleRequest(), from)).status).toBe(201);
	expect((await sendSampleRequest(site.address, newSampleRequest(), from)).status).toBe(429);
	expect(await isReady(site)).toBe(true);
	await site.setClock(0);
	// Counts, delays and claims from an impossible time have no effect.
	expect((await sendSampleRequest(site.address, newSampleRequest(), from)).status).toBe(201);
	expect(await new StaffCaller().signIn(site.address)).toBe(200);
	expect(await guess.signIn(site.address, 'nobody@emberhide.example')).toBe(401);
	// A session that starts in ten years would last as long.
	expect((await staff.call(`${site.address}/api/admin/auth-check`)).status).toBe(401);
	await db.updateTable('outbox_mail').set({ state: 'waiting', claimed_until: null }).execute();
	const countWaiting = async () =>
		(await db.selectFrom('outbox_mail').select('id').where('state', '=', 'waiting').execute()).length;
	await expect.poll(countWaiting, SOON).toBe(0);
	await expect.poll(() => isReady(site), SOON).toBe(true);

	const again = await openStaff(site.address);
	await site.setClock(HOUR - 31 * 60_000);
	expect((await again.call(`${site.address}/api/admin/auth-check`)).status).toBe(200);
	await site.setClock(2 * HOUR);
	expect((await again.call(`${site.address}/api/admin/auth-check`)).status).toBe(401);
	// The window has passed as well.
	for (let i = 0; i < 10; i++)
		expect((await sendSampleRequest(site.address, newSampleRequest(), from)).status).toBe(201);
	expect((await sendSampleRequest(site.address, newSampleRequest(), from)).status).toBe(429);
});

/** Moments when a day, an hour or a year changes in Toronto, with the date there. */
const MOMENTS = [
	['2026-03-08T04:30:00Z', '2026-03-07'],
	['2026-03-08T05:30:00Z', '2026-03-08'],
	['2026-03-08T07:30:00Z', '2026-03-08'],
	['2026-11-01T03:30:00Z', '2026-10-31'],
	['2026-11-01T05:30:00Z', '2026-11-01'],
	['2026-11-01T06:30:00Z', '2026-11-01'],
	['2027-01-01T04:30:00Z', '2026-12-31'],
	['2027-01-01T05:30:00Z', '2027-01-01'],
	['2028-02-29T12:00:00Z', '2028-02-29'],
] as const;

test('the date is the same on machines in five time zones, in and out of daylight saving time', async () => {
	const zones = ['UTC', 'America/St_Johns', 'America/Vancouver', 'Asia/Tokyo', 'Australia/Lord_Howe'];
	const reports = await Promise.all(zones.map(reportDays));
	for (const days of reports) expect(days).toEqual(reports[0]);
	expect(reports[0]?.map(({ date }) => date)).toEqual(MOMENTS.map(([, day]) => day));
	expect(reports[0]?.map(({ number }) => number.slice(0, 6))).toEqual(
		MOMENTS.map(([, day]) => `S-${day.slice(0, 4)}`),
	);
});

/** Output of a machine in that zone at each moment: a label's date, a request's number, and times on a page. */
async function reportDays(zone: string) {
	const site = await startSite(await makeLocation('SQLite'), { TZ: zone });
	const days: { date: string; number: string; times: string[] }[] = [];
	for (const [moment] of MOMENTS) {
		await site.setClock(Date.parse(moment) - Date.now());
		const staff = await openStaff(site.address);
		const label = await staff.send('POST', `${site.address}/api/admin/labels`, {
			operatingName: 'Steeltown Welding Supply',
			shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
			content: [{ productPartNumber: 'xy300', size: 'L' }],
		});
		const stored = (await staff.call(`${site.address}/api/admin/labels/${label.json().id}`)).json();
		const { number } = (await sendSampleRequest(site.address, newSampleRequest())).json();
		const page = await staff.call(`${site.address}/admin/samples/${number}`);
		expect(page.status).toBe(200);
		const times = [...page.text.matchAll(/<time[^>]*>(.*?)<\/time>/g)].map(([, text]) => text as string);
		expect(times.length).toBeGreaterThan(0);
		days.push({ date: stored.date, number, times });
	}
	return days;
}
