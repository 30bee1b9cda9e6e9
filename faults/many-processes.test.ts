import { expect, test } from 'vitest';
import { ENGINES, type Engine, makeLocation, openLocation, SOON } from './engines.ts';
import { openMailServer } from './mail-server.ts';
import { openRoundRobin } from './round-robin.ts';
import {
	newAddress,
	newSampleRequest,
	openStaff,
	request,
	StaffCaller,
	sendSampleRequest,
} from './site-callers.ts';
import { type SiteProcess, startSite } from './site-process.ts';

/** Shared by all processes of one installation; on SQLite they share DATA_DIR, which contains it. */
const SECRET = 'a secret that three processes share';

async function startThree(engine: Engine, settings: Record<string, string> = {}) {
	const location = await makeLocation(engine);
	const start = () => startSite(location, { SESSION_SECRET: SECRET, ...settings });
	// The first process creates the tables; the others start on an existing database, as in a growing installation.
	const first = await start();
	const sites = [first, ...(await Promise.all([start(), start()]))] as [
		SiteProcess,
		SiteProcess,
		SiteProcess,
	];
	return { location, start, sites };
}

test.each(ENGINES)('%s: any of three processes serves any request', async (engine) => {
	const mail = await openMailServer();
	const { location, sites } = await startThree(engine, { SMTP_URL: mail.url });
	const [one, two, three] = sites;

	// A session created in one process is valid in the others at once, and so is its end.
	const staff = await openStaff(one.address);
	const check = (site: SiteProcess) => staff.call(`${site.address}/api/admin/auth-check`);
	for (const site of sites) expect((await check(site)).status).toBe(200);
	await staff.call(`${three.address}/api/user/logout`, { method: 'POST' });
	for (const site of sites) expect((await check(site)).status).toBe(401);

	// Thirty concurrent requests with one key on three processes create one sample request.
	const sampleRequest = newSampleRequest();
	const from = newAddress();
	const answers = await Promise.all(
		Array.from({ length: 30 }, (_, i) =>
			sendSampleRequest((sites[i % 3] as SiteProcess).address, sampleRequest, from),
		),
	);
	expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);

	// Ten per hour and address, on any process.
	const more = await Promise.all(
		Array.from({ length: 15 }, (_, i) =>
			sendSampleRequest((sites[i % 3] as SiteProcess).address, newSampleRequest(), from),
		),
	);
	expect(more.filter(({ status }) => status === 201)).toHaveLength(9);
	expect(more.filter(({ status }) => status === 429)).toHaveLength(6);

	// Wrong passwords are counted across processes.
	const guess = new StaffCaller();
	const tries = [];
	for (let i = 0; i < 6; i++)
		tries.push(await guess.signIn((sites[i % 3] as SiteProcess).address, 'nobody@emberhide.example'));
	expect(tries).toEqual([401, 401, 401, 401, 401, 429]);

	// A change in one process is visible in all, in cached pages and API responses.
	const pages = sites.map(({ address }) => `${address}/products/xy300`);
	for (const page of pages) expect((await request(page)).text).toContain('Argon Bulwark');
	const editor = await openStaff(two.address);
	const glove = `${two.address}/api/admin/products/xy300`;
	const { version } = (await editor.call(glove)).json();
	const saved = await editor.send('PUT', glove, { name: 'Argon Rampart' }, { 'if-match': `"${version}"` });
	expect(saved.status).toBe(200);
	expect((await request(pages[1] as string)).text).toContain('Argon Rampart');
	for (const page of pages) {
		await expect.poll(async () => (await request(page)).text, SOON).toContain('Argon Rampart');
		const answer = await request(page.replace('/products/', '/api/products/'));
		expect(answer.json().name).toBe('Argon Rampart');
	}

	// Ten requests, two mails each, three workers: nothing is sent twice or forgotten.
	await expect.poll(() => mail.accepted.length, SOON).toBe(20);
	const { db } = await openLocation(location);
	const states = async () =>
		(await db.selectFrom('outbox_mail').select('state').execute()).map(({ state }) => state);
	await expect.poll(states, SOON).toEqual(Array(20).fill('sent'));
	expect(new Set(mail.accepted).size).toBe(20);
	expect(mail.accepted).toHaveLength(20);
});

test.each(ENGINES)('%s: all processes are restarted in turn, and no request fails', async (engine) => {
	const { sites, start, location } = await startThree(engine);
	const proxy = await openRoundRobin();
	for (const site of sites) proxy.add(site.address);
	await expect.poll(() => proxy.ready().length, SOON).toBe(3);
	const staff = await openStaff(proxy.address);
	let isOver = false;
	const failures: string[] = [];
	let answered = 0;
	let stored = 0;
	const repeat = async (send: () => Promise<{ status: number; text: string }>) => {
		while (!isOver) {
			const { status, text } = await send();
			answered++;
			if (status !== 200 && status !== 201) failures.push(`${status} ${text.slice(0, 200)}`);
			if (status === 201) stored++;
		}
	};
	const visitors = Promise.all([
		repeat(() => request(`${proxy.address}/products`)),
		repeat(() => request(`${proxy.address}/api/products/search?q=${Math.random().toString(36).slice(2, 5)}`)),
		repeat(() => sendSampleRequest(proxy.address, newSampleRequest())),
		repeat(() => staff.call(`${proxy.address}/admin/samples`)),
	]);
	for (const old of sites) {
		const fresh = await start();
		proxy.add(fresh.address);
		await expect.poll(() => proxy.ready(), SOON).toContain(fresh.address);
		const before = answered;
		old.child.kill('SIGTERM');
		// 1 would mean that the stop took too long and was forced.
		expect(await old.ended).toBe(0);
		await expect.poll(() => answered, SOON).toBeGreaterThan(before + 20);
	}
	isOver = true;
	await visitors;
	expect(failures).toEqual([]);
	const { db } = await openLocation(location);
	expect(await db.selectFrom('sample_request').select('number').execute()).toHaveLength(stored);
});

test('a stop is announced first, finishes running requests, and closes its connections', async () => {
	const location = await makeLocation('SQLite');
	const site = await startSite(location);
	// With a proxy that checks readiness, the stop waits until the proxy was notified.
	expect((await request(`${site.address}/health/ready`)).status).toBe(200);
	const slow = newSampleRequest();
	const body = JSON.stringify(slow.body);
	let sendRest = () => {};
	const underWay = fetch(`${site.address}/api/sample-requests`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': slow.key },
		duplex: 'half',
		body: new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode(body.slice(0, 40)));
				sendRest = () => {
					controller.enqueue(new TextEncoder().encode(body.slice(40)));
					controller.close();
				};
			},
		}),
	} as RequestInit);
	await request(`${site.address}/products`);
	site.child.kill('SIGTERM');
	// It still serves requests, because the proxy may not know yet, and closes each connection after its response.
	await expect
		.poll(async () => (await request(`${site.address}/products`)).headers.get('connection'), SOON)
		.toBe('close');
	expect((await request(`${site.address}/health/ready`)).status).toBe(503);
	sendRest();
	const stored = await underWay;
	expect(stored.status).toBe(201);
	expect(await site.ended).toBe(0);
	const { db } = await openLocation(location);
	expect(await db.selectFrom('sample_request').select('number').execute()).toHaveLength(1);
});

test('a second signal ends a stop at once, and a signal during the start leaves nothing half done', async () => {
	const location = await makeLocation('SQLite');
	const site = await startSite(location);
	await request(`${site.address}/health/ready`);
	site.child.kill('SIGTERM');
	await expect
		.poll(async () => (await request(`${site.address}/products`)).headers.get('connection'), SOON)
		.toBe('close');
	site.child.kill('SIGTERM');
	expect(await site.ended).toBe(1);
	const again = await startSite(location);
	expect((await request(`${again.address}/health/ready`)).status).toBe(200);
});
