import { expect, test } from 'vitest';
import { openTestSite } from '../testing/test-site.ts';

const REQUEST_URL = '/api/distributor-applications';

let site: ReturnType<typeof openTestSite>;

/** Posts an empty JSON object with these headers: 400 means that it was accepted for reading. */
async function post(headers: Record<string, string>, payload = '{}'): Promise<number> {
	const { app } = await site;
	const answer = await app.inject({
		method: 'POST',
		url: REQUEST_URL,
		headers: { 'content-type': 'application/json', ...headers },
		payload,
	});
	return answer.statusCode;
}

test('cross-site requests are rejected before they are read', async () => {
	site = openTestSite({ products: [], publicUrl: 'https://gloves.example' });
	const foreign: Record<string, string>[] = [
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site' },
		{ 'sec-fetch-site': 'anything' },
		{ 'sec-fetch-site': 'cross-site', origin: 'https://gloves.example' },
		{ origin: 'https://evil.example' },
		{ origin: 'null' },
		{ origin: 'https://gloves.example.evil.example' },
		{ origin: 'http://gloves.example' },
		{ origin: 'file://' },
		{ origin: '' },
		{ 'content-type': 'text/plain' },
		{ 'content-type': 'TEXT/PLAIN; charset=utf-8' },
		{ 'content-type': 'application/x-www-form-urlencoded' },
		{ 'content-type': 'multipart/form-data; boundary=x' },
	];
	for (const headers of foreign) expect(await post(headers), JSON.stringify(headers)).toBe(403);
	const { logLines } = await site;
	await expect
		.poll(() => logLines().filter(({ msg }) => msg === 'refused: sent from another site').length)
		.toBe(foreign.length);
});

test('our own pages and programs are accepted', async () => {
	site = openTestSite({ products: [], publicUrl: 'https://gloves.example' });
	const own: Record<string, string>[] = [
		{},
		{ 'sec-fetch-site': 'same-origin' },
		{ 'sec-fetch-site': 'none' },
		{ origin: 'https://gloves.example' },
		{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
	];
	for (const headers of own) expect(await post(headers), JSON.stringify(headers)).toBe(400);
});

test('reading is allowed from any site', async () => {
	const { app } = await openTestSite();
	const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
	expect((await app.inject({ url: '/api/products/xy300', headers })).statusCode).toBe(200);
});

test('an API request accepts only JSON', async () => {
	site = openTestSite({ products: [] });
	const own = { 'sec-fetch-site': 'same-origin' };
	for (const type of [
		'application/x-www-form-urlencoded',
		'text/plain',
		'multipart/form-data; boundary=x',
		'text/xml',
	]) {
		expect(await post({ ...own, 'content-type': type }, 'a=b'), type).toBe(415);
	}
	expect(await post(own, '{"company":')).toBe(400);
	expect(await post(own, '[]')).toBe(400);
	expect(await post(own, `{"message":"${'x'.repeat(70_000)}"}`)).toBe(413);
});

test('another method is a 405 that names the allowed ones; TRACE is rejected everywhere', async () => {
	const { app } = await openTestSite();
	const wrong = await app.inject({ method: 'PUT', url: REQUEST_URL, payload: {} });
	expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
	expect(wrong.json()).toMatchObject({ type: 'method-not-allowed' });
	const glove = await app.inject({ method: 'DELETE', url: '/api/products/xy300' });
	expect([glove.statusCode, glove.headers.allow]).toEqual([405, 'GET, HEAD']);
	expect((await app.inject({ method: 'POST', url: '/api/nothing', payload: {} })).statusCode).toBe(404);
	for (const url of [REQUEST_URL, '/api/products', '/health/live']) {
		expect((await app.inject({ method: 'TRACE' as never, url })).statusCode, url).toBe(405);
	}
});
