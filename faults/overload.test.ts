import { expect, test } from 'vitest';
import { aJpeg } from '../src/admin/pictures/test-picture.ts';
import { makeLocation, SOON } from './engines.ts';
import { upload } from './picture-upload.ts';
import {
	type Answer,
	newAddress,
	newSampleRequest,
	openStaff,
	postJson,
	request,
	sendSampleRequest,
} from './site-callers.ts';
import { type SiteProcess, startSite } from './site-process.ts';

/** Properties of every temporary rejection: it has Retry-After and is not cacheable. */
function expectSentBack({ status, headers }: Answer): void {
	expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
	expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Visitors who send requests as fast as they are answered, until `end`. */
function startCrowd(send: () => Promise<unknown>, size = 30): () => Promise<unknown> {
	let isOver = false;
	const crowd = Promise.all(
		Array.from({ length: size }, async () => {
			while (!isOver) await send();
		}),
	);
	return () => {
		isOver = true;
		return crowd;
	};
}

const newSearch = ({ address }: SiteProcess) =>
	request(`${address}/api/products/search?q=${Math.random().toString(36).slice(2, 6)}`);

test('under load the process rejects searches and still serves cached pages', async () => {
	const site = await startSite(await makeLocation('SQLite'));
	await request(`${site.address}/products`);
	const endCrowd = startCrowd(() => newSearch(site));
	await site.keepBusy(400, 120_000);
	let refused: Answer | undefined;
	await expect
		.poll(async () => {
			refused = await newSearch(site);
			return refused.status;
		}, SOON)
		.toBe(503);
	expectSentBack(refused as Answer);
	expect(refused?.json()).toMatchObject({ type: 'unavailable', instance: '/api/products/search' });
	expect((await request(`${site.address}/products`)).status).toBe(200);
	expect((await request(`${site.address}/health/ready`)).status).toBe(200);
	expect((await sendSampleRequest(site.address, newSampleRequest())).status).toBe(201);
	await site.keepBusy(0, 0);
	await expect.poll(async () => (await newSearch(site)).status, SOON).toBe(200);
	await endCrowd();
});

test('under heavy load people get an error page, and health checks are answered', async () => {
	const site = await startSite(await makeLocation('SQLite'));
	await request(`${site.address}/products`);
	const endCrowd = startCrowd(() => newSearch(site));
	await site.keepBusy(700, 120_000);
	const openPage = () =>
		request(`${site.address}/products/xy300?from=${Math.random()}`, { headers: { accept: 'text/html' } });
	let page = await openPage();
	await expect
		.poll(async () => {
			if (page.status !== 503) page = await openPage();
			return page.status;
		}, SOON)
		.toBe(503);
	expectSentBack(page);
	expect(page.text).toContain('<h1>Not available right now</h1>');
	expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
	expect((await request(`${site.address}/error-page.css`)).status).toBe(200);
	expect((await request(`${site.address}/products`)).status).toBe(200);
	expect((await request(`${site.address}/health/live`)).status).toBe(200);
	await site.keepBusy(0, 0);
	await endCrowd();
});

test('expensive routes have their own limits: passwords, pictures, uncached pages', async () => {
	const site = await startSite(await makeLocation('SQLite'));
	const { address } = site;
	const staff = await openStaff(address);

	const signIns = Array.from({ length: 40 }, (_, i) =>
		postJson(
			`${address}/api/user/login`,
			{ email: `someone${i}@emberhide.example`, password: 'not the password at all' },
			{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() },
		),
	);
	// Hashing shares its threads with file reads, so a file is read meanwhile.
	const file = request(`${address}/favicon.svg`).then(() => 'file');
	expect(await Promise.race([file, Promise.all(signIns).then(() => 'passwords')])).toBe('file');
	const tried = await Promise.all(signIns);
	expect(tried.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(10);
	const sentBack = tried.filter(({ status }) => status !== 401);
	expect(sentBack.length).toBeGreaterThan(0);
	for (const answer of sentBack) expectSentBack(answer);

	const photos = await Promise.all(Array.from({ length: 12 }, () => aJpeg({ width: 900, height: 600 })));
	const uploads = await Promise.all(photos.map((photo, i) => upload(address, staff, photo, `xy${300 + i}`)));
	expect(uploads.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(3);
	const refused = uploads.filter(({ status }) => status !== 201);
	expect(refused.length).toBeGreaterThan(0);
	for (const answer of refused) expectSentBack(answer);

	const pages = await Promise.all(
		Array.from({ length: 400 }, (_, i) => request(`${address}/products?page=${(i % 3) + 1}&q=welding${i}`)),
	);
	// What one address may have waiting (`pages.server.ts`) is made, however slow the machine is.
	expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(50);
	const notMade = pages.filter(({ status }) => status !== 200);
	expect(notMade.length).toBeGreaterThan(0);
	for (const answer of notMade) expectSentBack(answer);
	expect((await request(`${address}/products?q=afterwards`)).status).toBe(200);
});
