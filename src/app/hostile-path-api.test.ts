import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listPathTricks, sendRaw, sendRawTarget } from '../testing/raw-request.ts';
import { openTestSite } from '../testing/test-site.ts';

/** A listening site, because Node's own parser is part of the test. */
async function listen(options: Parameters<typeof openTestSite>[0] = {}) {
	const site = await openTestSite(options);
	await site.app.listen({ port: 0, host: '127.0.0.1' });
	return { ...site, address: `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}` };
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
	for (let from = 0; from < items.length; from += 40)
		await Promise.all(items.slice(from, from + 40).map(work));
}

test('no spelling of an address bypasses a guard', async () => {
	const { app, address } = await listen({ products: [] });
	const guarded = app.routeTable.filter(({ access, method }) => access !== 'visitor' && method !== 'HEAD');
	expect(guarded.length).toBeGreaterThan(100);
	const tried = guarded.flatMap(({ method, url }) => {
		const path = url.replace(/:\w+/g, '7').replace('*', 'labels');
		return [path, ...listPathTricks(path)].map((target) => ({ method, target }));
	});
	const passed: string[] = [];
	const kinds = new Set<number>();
	await inBatches(tried, async ({ method, target }) => {
		const { status } = await sendRawTarget(address, method, target);
		kinds.add(status);
		// A page's data request gets a 204 with a redirect to the sign-in.
		const refused = status >= 300 || (status === 204 && target.endsWith('.data'));
		if (!refused || status >= 500) passed.push(`${status} ${method} ${target}`);
	});
	expect(passed).toEqual([]);
	expect([...kinds]).toEqual(expect.arrayContaining([303, 400, 401, 404]));
});

test('headers that name another method or address change nothing', async () => {
	const { app, address } = await listen();
	await app.ready();
	const plain = await sendRawTarget(address, 'GET', '/api/products/xy300');
	for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
		const answer = await sendRawTarget(address, 'GET', '/api/products/xy300', `${name}: DELETE\r\n`);
		expect([answer.status, answer.body], name).toEqual([200, plain.body]);
		const hidden = await sendRawTarget(address, 'POST', '/api/products/xy300', `${name}: GET\r\n`);
		expect(hidden.status, name).toBe(405);
	}
	for (const name of ['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Path', 'X-Forwarded-Prefix']) {
		const shown = await sendRawTarget(
			address,
			'GET',
			'/api/products/xy300',
			`${name}: /api/admin/auth-check\r\n`,
		);
		expect([shown.status, shown.body], name).toEqual([200, plain.body]);
		const barred = await sendRawTarget(
			address,
			'GET',
			'/api/admin/auth-check',
			`${name}: /api/products/xy300\r\n`,
		);
		expect(barred.status, name).toBe(401);
	}
	for (const name of [
		'X-User',
		'X-Admin',
		'X-Forwarded-User',
		'Authorization',
		'X-Real-IP',
		'X-Forwarded-For',
	]) {
		const answer = await sendRawTarget(address, 'GET', '/api/admin/auth-check', `${name}: 127.0.0.1\r\n`);
		expect(answer.status, name).toBe(401);
	}
	const overridden = await sendRawTarget(address, 'GET', '/api/products/xy300?_method=DELETE');
	expect(overridden.status).toBe(200);
});

test('TRACE, CONNECT and unknown methods are rejected for every path', async () => {
	const { address } = await listen({ products: [], renderPage: () => async () => new Response('a page') });
	for (const target of ['/', '/products', '/admin', '/api/products', '/health/live', '/nothing']) {
		const traced = await sendRawTarget(address, 'TRACE', target, 'x-secret: seen\r\n');
		expect([405, 404], target).toContain(traced.status);
		expect(traced.body).not.toContain('seen');
		expect((await sendRawTarget(address, 'FETCH', target)).status, target).toBe(400);
	}
	const connected = await sendRaw(
		address,
		'CONNECT other.example:443 HTTP/1.1\r\nhost: other.example\r\n\r\n',
	);
	expect(connected.status).not.toBe(200);
});

test('two hosts, or an address that is not a path, are rejected before anything reads them', async () => {
	const { address, logLines } = await listen();
	const two = await sendRaw(
		address,
		'GET /api/products/xy300 HTTP/1.1\r\nhost: gloves.example\r\nHost: evil.example\r\nconnection: close\r\n\r\n',
	);
	expect([two.status, JSON.parse(two.body).type]).toEqual([400, 'bad-request']);
	expect(two.head).toContain('x-content-type-options: nosniff');
	for (const target of [
		'http://evil.example/api/products/xy300',
		'http://127.0.0.1/api/admin/auth-check',
		'http://evil.example',
		'api/admin/auth-check',
		'*',
		'?/api/admin/auth-check',
	]) {
		for (const method of ['GET', 'OPTIONS', 'POST']) {
			expect((await sendRawTarget(address, method, target)).status, `${method} ${target}`).toBe(400);
		}
	}
	const refusals = () => logLines().filter(({ msg }) => String(msg).startsWith('refused: two hosts'));
	await expect.poll(() => refusals().length).toBeGreaterThan(0);
});

test('an unusual Host is not trusted: no response contains it', async () => {
	const { address } = await listen();
	const plain = await sendRawTarget(address, 'GET', '/sitemap.xml');
	for (const host of [
		'evil.example',
		'evil.example:99999',
		'"><script>',
		'a b',
		'',
		'127.0.0.1@evil.example',
	]) {
		for (const more of [
			'',
			'x-forwarded-host: evil.example\r\nx-forwarded-proto: https\r\nforwarded: host=evil.example\r\n',
		]) {
			const answer = await sendRaw(
				address,
				`GET /sitemap.xml HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${more}\r\n`,
			);
			if (answer.status === 400) continue;
			expect([answer.status, answer.body], host).toEqual([200, plain.body]);
			expect(answer.head).not.toContain('evil');
		}
	}
	// Node rejects HTTP/1.1 without a Host.
	expect((await sendRaw(address, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n')).status).toBe(400);
});

test('requests with ambiguous length are rejected', async () => {
	const { address } = await listen({ products: [] });
	const head =
		'POST /api/newsletter-subscriptions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n';
	for (const ends of [
		'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
		'content-length: 2\r\ncontent-length: 4\r\n\r\n{}',
		'content-length: +2\r\n\r\n{}',
		'content-length : 2\r\n\r\n{}',
		'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
		'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
	]) {
		expect((await sendRaw(address, head + ends)).status, ends).toBe(400);
	}
});
