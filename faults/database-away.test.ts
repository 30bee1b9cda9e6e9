import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgresServer } from '../src/testing/postgres-server.ts';
import { openDatabaseLine } from './database-line.ts';
import { makeLocation, openLocation, SOON } from './engines.ts';
import { newSampleRequest, openStaff, request, type StaffCaller, sendSampleRequest } from './site-callers.ts';
import { isReady, type SiteProcess, startSite } from './site-process.ts';

test('PostgreSQL stops and comes back: pages are served, forms report it, and no restart is needed', async () => {
	const server = await openPostgresServer();
	onTestFinished(server.end);
	await server.createDatabase('shop');
	const { dataDir } = await makeLocation('SQLite');
	const site = await startSite({ dataDir, databaseUrl: `${server.url}/shop` });
	const staff = await openStaff(site.address);
	await request(`${site.address}/products`);
	await server.stop();
	await expectDegraded(site, staff);
	const messages = () =>
		site
			.log()
			.split('\n')
			.filter((line) => line.includes('the database does not answer')).length;
	// It polls about three times a second, and the log is written a second later: a shorter outage may go unnoticed.
	await expect.poll(messages, SOON).toBe(1);
	await server.start();
	await expectRecovered(site, staff);
	// One log line per minute, not per poll.
	expect(messages()).toBeLessThan(4);
});

test('the connection to PostgreSQL is cut during writes: the process survives and continues', async () => {
	const location = await makeLocation('PostgreSQL');
	const line = await openDatabaseLine(location.databaseUrl as string);
	const site = await startSite({ ...location, databaseUrl: line.url });
	const staff = await openStaff(site.address);
	for (let round = 0; round < 5; round++) {
		const sent = Array.from({ length: 12 }, newSampleRequest);
		const answers = sent.map((request) => sendSampleRequest(site.address, request));
		await Promise.race(answers);
		line.cut();
		for (const { status } of await Promise.all(answers)) expect([201, 503]).toContain(status);
		line.restore();
		await expect.poll(() => isReady(site), SOON).toBe(true);
		for (const request of sent) expect((await sendSampleRequest(site.address, request)).status).toBe(201);
	}
	expect((await staff.call(`${site.address}/api/admin/auth-check`)).status).toBe(200);
	const { db } = await openLocation(location);
	expect(await db.selectFrom('sample_request').select('number').execute()).toHaveLength(60);
	expect(site.child.exitCode).toBe(null);
});

test('PostgreSQL stops responding: cached pages are served meanwhile', async () => {
	const location = await makeLocation('PostgreSQL');
	const line = await openDatabaseLine(location.databaseUrl as string);
	const site = await startSite({ ...location, databaseUrl: line.url });
	const sampleRequest = newSampleRequest();
	line.freeze();
	const order: string[] = [];
	const stored = sendSampleRequest(site.address, sampleRequest).then((answer) => {
		order.push('form');
		return answer;
	});
	for (const path of ['/', '/products', '/products/xy300', '/api/products/search?q=tig']) {
		expect((await request(site.address + path)).status, path).toBe(200);
	}
	expect(await isReady(site)).toBe(false);
	order.push('pages');
	line.restore();
	expect((await stored).status).toBe(201);
	expect(order).toEqual(['pages', 'form']);
	await expect.poll(() => isReady(site), SOON).toBe(true);
});

test('another program locks the SQLite file for longer than the timeout: the process stays responsive', async () => {
	const location = await makeLocation('SQLite');
	const site = await startSite(location);
	const staff = await openStaff(site.address);
	const holder = new DatabaseSync(join(location.dataDir, 'emberhide.sqlite'));
	onTestFinished(() => holder.close());
	holder.exec('begin immediate');
	const sampleRequest = newSampleRequest();
	const order: string[] = [];
	const refused = sendSampleRequest(site.address, sampleRequest).then((answer) => {
		order.push('form');
		return answer;
	});
	for (const path of ['/', '/products', '/products/xy300', '/api/products/search?q=tig', '/health/live']) {
		expect((await request(site.address + path)).status, path).toBe(200);
	}
	expect(await isReady(site)).toBe(false);
	order.push('pages');
	const { status, headers } = await refused;
	expect([status, headers.get('retry-after'), order]).toEqual([503, '5', ['pages', 'form']]);
	holder.exec('rollback');
	await expect.poll(() => isReady(site), SOON).toBe(true);
	expect((await sendSampleRequest(site.address, sampleRequest)).status).toBe(201);
	expect((await staff.call(`${site.address}/api/admin/auth-check`)).status).toBe(200);
});

const FORM_TYPED = {
	firstName: 'Typed-And-Kept',
	companyEmail: 'kept@northframe.example',
	samples: 'xy300 L',
};

/**
 * Cached pages are served, forms report the outage and keep the input, staff get a retry response and stay
 * signed in.
 */
async function expectDegraded(site: SiteProcess, staff: StaffCaller): Promise<void> {
	await expect.poll(() => isReady(site), SOON).toBe(false);
	expect((await request(`${site.address}/health/live`)).status).toBe(200);
	// The first page was cached; the others are rendered from memory.
	for (const path of ['/products', '/', '/products/xy300', '/products?q=tig', '/api/products/facets?q=mig']) {
		expect((await request(site.address + path)).status, path).toBe(200);
	}
	const refused = await sendSampleRequest(site.address, newSampleRequest());
	expect(refused.json()).toMatchObject({
		type: 'unavailable',
		detail: 'The database cannot be reached. Try again in a moment.',
	});
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
	const { body } = newSampleRequest();
	const form = await request(`${site.address}/sample-box`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.address },
		body: new URLSearchParams({ ...body, ...FORM_TYPED, leaveEmpty: '' }),
	});
	expect(form.status).toBe(503);
	for (const typed of Object.values(FORM_TYPED))
		expect(form.text.toLowerCase()).toContain(typed.toLowerCase());
	const page = await staff.call(`${site.address}/admin/labels`, { headers: { accept: 'text/html' } });
	expect([page.status, page.headers.get('set-cookie')]).toEqual([503, null]);
	expect(page.text).toContain('Not available right now');
	const stored = await staff.send('POST', `${site.address}/api/admin/labels`, {});
	expect([stored.status, stored.json().type]).toEqual([503, 'unavailable']);
}

async function expectRecovered(site: SiteProcess, staff: StaffCaller): Promise<void> {
	await expect.poll(() => isReady(site), SOON).toBe(true);
	expect((await sendSampleRequest(site.address, newSampleRequest())).status).toBe(201);
	expect((await staff.call(`${site.address}/admin/labels`)).status).toBe(200);
	expect(site.child.exitCode).toBe(null);
}
