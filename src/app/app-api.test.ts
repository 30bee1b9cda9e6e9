import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../platform/http/app.server.ts';
import { say } from '../platform/i18n/message.ts';
import { ProblemError } from '../platform/problems/problem.server.ts';
import { Draining } from '../platform/process/draining.server.ts';
import { logFailure } from '../platform/process/failure-log.server.ts';
import { createLog } from '../platform/process/log.server.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { openTestSite } from '../testing/test-site.ts';

const quiet = () => createLog('silent');

test('every route of the site declares who may call it', async () => {
	const { app } = await openTestSite({ products: [] });
	await app.ready();
	expect(app.routeTable.length).toBeGreaterThan(8);
	for (const { method, url, access } of app.routeTable) {
		expect(['visitor', 'distributor', 'staff'], `${method} ${url}`).toContain(access);
	}
	// `/api/*` rejects unknown API paths of every method.
	const unsafe = app.routeTable.filter(
		({ method, url, access }) =>
			!['GET', 'HEAD', 'OPTIONS'].includes(method) && url !== '/api/*' && access === 'visitor',
	);
	expect(unsafe.map(({ method, url }) => `${method} ${url}`).sort(), 'what visitors may change').toEqual([
		'POST /api/distributor-applications',
		'POST /api/distributor/chosen-password',
		'POST /api/distributor/forgotten',
		'POST /api/distributor/sign-in',
		'POST /api/distributor/sign-out',
		'POST /api/newsletter-subscriptions',
		'POST /api/newsletter-subscriptions/unsubscribe',
		'POST /api/products/:partNumber/fit-check',
		'POST /api/sample-requests',
		// Sign-in to the back-office, and sign-out.
		'POST /api/user/invitation',
		'POST /api/user/login',
		'POST /api/user/login/code',
		'POST /api/user/logout',
	]);
});

test('a route without declared access makes the start fail', async () => {
	const app = createApp({ log: quiet(), trustProxy: 0 });
	app.get('/open-by-mistake', async () => 'secret');
	await expect(app.ready()).rejects.toThrow(/GET \/open-by-mistake does not declare who may call it/);
});

test('an unexpected error is a 500 that keeps its message to itself and its id in the log', async () => {
	const { app, logLines } = await openTestSite({ products: [] });
	const broken = createApp({ log: app.log as never, trustProxy: 0 });
	broken.get('/broken', { config: { access: 'visitor' } }, async () => {
		throw new Error('password is hunter2');
	});
	const answer = await broken.inject('/broken');
	expect(answer.statusCode).toBe(500);
	expect(answer.body).not.toContain('hunter2');
	expect(answer.json()).toMatchObject({
		type: 'internal',
		status: 500,
		requestId: answer.headers['x-request-id'],
	});
	const line = logLines().find((entry) => entry.msg === 'request failed');
	expect(line).toMatchObject({ requestId: answer.headers['x-request-id'], level: 'error' });
});

test('each request is one line in the log, under the id of its response', async () => {
	const { app, logLines } = await openTestSite();
	const answer = await app.inject('/api/products/xy300?from=%0d%0aforged');
	const lines = () => logLines().filter((entry) => entry.requestId === answer.headers['x-request-id']);
	await expect.poll(() => lines().length).toBe(1);
	expect(lines()[0]).toMatchObject({ msg: 'request', method: 'GET', status: 200, ms: expect.any(Number) });
});

test('responses of every kind carry the security headers, and none says what runs here', async () => {
	const { app } = await openTestSite();
	for (const url of [
		'/api/products/xy300',
		'/api/products/none',
		'/api/products?page=x',
		'/health/live',
		'/api/nothing',
	]) {
		const { headers } = await app.inject(url);
		expect(headers, url).toMatchObject({
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'x-frame-options': 'DENY',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
		});
		expect(headers).not.toHaveProperty('x-powered-by');
		expect(headers).not.toHaveProperty('access-control-allow-origin');
	}
});

test('an address that cannot be decoded is a 400 in the common error shape', async () => {
	const { app } = await openTestSite({ products: [] });
	for (const url of ['/%zz', '/api/products/%E0%A4%A', '/api/products/%']) {
		const answer = await app.inject(url);
		expect(answer.statusCode, url).toBe(400);
		expect(answer.json()).toMatchObject({ type: 'bad-request', requestId: answer.headers['x-request-id'] });
	}
});

test('undeclared methods have no effect', async () => {
	const { app } = await openTestSite();
	for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'] as const) {
		const answer = await app.inject({ method, url: '/api/products/xy300' });
		expect([404, 405], method).toContain(answer.statusCode);
	}
});

test('health: always live; ready while the database works and the process is not stopping', async () => {
	const draining = new Draining();
	const { app } = await openTestSite({ products: [], draining });
	expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
	expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
	void draining.start();
	expect((await app.inject('/health/ready')).statusCode).toBe(503);
	expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('two hundred concurrent health checks query the database once', async () => {
	let looks = 0;
	const { app } = await openTestSite({ products: [] });
	const counted = createApp({ log: quiet(), trustProxy: 0 });
	const { addHealthRoutes } = await import('../platform/process/health-api.server.ts');
	addHealthRoutes(counted, { isReady: async () => ++looks > 0, draining: new Draining() });
	await Promise.all(Array.from({ length: 200 }, () => counted.inject('/health/ready')));
	expect(looks).toBe(1);
	await app.inject('/health/live');
});

test('a connection has a timeout only while it has data left to send, or its request is running', async () => {
	const answerWith = (bytes: number) => (response: ServerResponse) => response.end(Buffer.alloc(bytes));
	const early: Record<string, (response: ServerResponse) => void> = {
		'/small': answerWith(10_000),
		'/large': answerWith(50_000_000),
	};
	const app = createApp({
		log: quiet(),
		trustProxy: 0,
		earlyAnswer: ({ url = '' }, response) => {
			early[url]?.(response);
			return url in early;
		},
	});
	let atWork: number | undefined;
	app.get('/at-work', { config: { access: 'visitor' } }, async ({ raw }) => {
		atWork = raw.socket.timeout;
		return 'done';
	});
	const lines: Socket[] = [];
	app.server.on('connection', (line) => lines.push(line));
	const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
	const request = async (path: string) => {
		const caller = connect(Number(port), '127.0.0.1');
		onTestFinished(() => void caller.destroy());
		caller.pause().write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
		await once(caller, 'connect');
		await expect.poll(() => lines.length).toBe(1);
		return lines.pop() as Socket;
	};
	onTestFinished(() => app.close());
	const still = 120_000;
	await request('/at-work');
	await expect.poll(() => atWork).toBe(still);
	const large = await request('/large');
	await expect.poll(() => large.timeout).toBe(still);
	const small = await request('/small');
	await expect.poll(() => small.bytesWritten).toBeGreaterThan(10_000);
	expect(small.timeout).not.toBe(still);
});

test('an https site sends HSTS with every response, of whatever kind; a plain one never does', async () => {
	const renderPage = () => async () =>
		new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
	const clientFolder = join(import.meta.dirname, '../../public');
	for (const publicUrl of ['https://gloves.example', 'http://gloves.example']) {
		const site = await openTestSite({ publicUrl, renderPage, clientFolder });
		await site.app.listen({ port: 0, host: '127.0.0.1' });
		const address = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
		const expected = publicUrl.startsWith('https') ? ['max-age=31536000; includeSubDomains'] : [];
		const statuses = new Set<number>();
		const raw = async (text: string) => {
			const { status, head } = await sendRaw(address, text);
			statuses.add(status);
			const headers = [...head.matchAll(/^strict-transport-security: (.*)$/gim)].map((match) =>
				match[1]?.trim(),
			);
			const wanted = expected.map((value) => value.toLowerCase());
			expect([text.slice(0, 80), status > 0, headers]).toEqual([text.slice(0, 80), true, wanted]);
			return head;
		};
		const send = (line: string, more = '') =>
			raw(`${line} HTTP/1.1\r\nhost: gloves.example\r\nconnection: close\r\n${more}\r\n`);
		const tags: string[] = [];
		for (const path of [
			'/',
			'/api/products',
			'/api/products',
			'/favicon.svg',
			'/pictures/gloves/x/y',
			'/api/x',
		]) {
			const head = await send(`GET ${path}`);
			tags.push(/^etag: (.*)$/im.exec(head)?.[1]?.trim() ?? '"none"');
		}
		await send('GET /', `if-none-match: ${tags[0]}\r\n`);
		await send('GET /api/products', `if-none-match: ${tags[2]}\r\n`);
		await send('GET /favicon.svg', `if-none-match: ${tags[3]}\r\n`);
		await send('GET /favicon.svg', 'range: bytes=99999999-\r\n');
		await send('GET /favicon.svg', 'range: bytes=0-1\r\n');
		for (const line of ['HEAD /', 'GET /health/live', 'GET /health/ready', 'GET /admin', 'GET /distributor'])
			await send(line);
		for (const line of [
			'GET /%C3',
			'GET /a%00',
			'DELETE /api/products',
			'TRACE /',
			'GET http://other.example/',
		])
			await send(line);
		await send('POST /api/user/login', 'content-type: application/json\r\ncontent-length: 1\r\n\r\n{');
		await send('GET /', 'host: other.example\r\n');
		await raw('not a request\r\n\r\n');
		await raw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
		expect([...statuses]).toEqual(expect.arrayContaining([200, 206, 303, 304, 400, 404, 405, 416, 431]));
		const injected = await site.app.inject('/api/products');
		expect(injected.headers['strict-transport-security']).toBe(expected[0]);
	}
});

test('requests that Node cannot parse are rejected in the common shape, without their content', async () => {
	const { app } = await openTestSite({ products: [] });
	await app.listen({ port: 0, host: '127.0.0.1' });
	const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
	const { status, head, body } = await sendRaw(address, 'SECRET / HTTP/9.9\r\n\r\n');
	expect(status).toBe(400);
	expect(head).toContain('application/problem+json');
	expect(head).toContain('x-content-type-options: nosniff');
	expect(JSON.parse(body)).toMatchObject({ type: 'bad-request', status: 400, instance: '/' });
	expect(body).not.toContain('SECRET');
});

test('an expected rejection is a warning without a stack; an unexpected error is an error with one', async () => {
	const site = await openTestSite({ products: [], isDiskWritable: async () => false });
	expect((await site.app.inject('/health/ready')).statusCode).toBe(503);
	const [line] = site.logLines().filter(({ msg }) => msg === 'not available');
	expect(line).toMatchObject({ level: 'warn', reason: 'Not ready.' });
	const log = site.app.log as never as Parameters<typeof logFailure>[0];
	const busy = new ProblemError('unavailable', say('problems.requests.tooBusy'));
	busy.cause = new Error('the bucket hangs');
	const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
	for (const err of [busy, away, new Error('an error of ours'), 'no error at all']) {
		logFailure(log, { err, requestId: 'r1' }, 'looked at');
	}
	const lines = site.logLines().filter(({ msg }) => msg === 'looked at');
	expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'error', 'error']);
	expect(lines[0]).toMatchObject({
		reason: 'Too much at once. Try again in a moment.: the bucket hangs',
		requestId: 'r1',
	});
	expect(lines[1]).toMatchObject({ reason: 'connect ECONNREFUSED', code: 'ECONNREFUSED' });
	expect(JSON.stringify([line, ...lines.slice(0, 2)])).not.toContain('stack');
	expect(lines[2]).toMatchObject({ err: { stack: expect.stringContaining('an error of ours') } });
});
