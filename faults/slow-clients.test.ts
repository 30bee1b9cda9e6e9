import { beforeEach, expect, test } from 'vitest';
import { IS_LONG, makeLocation, SOON } from './engines.ts';
import { drip, openRaw, type RawClient } from './raw-client.ts';
import { openStaff, postJson, request } from './site-callers.ts';
import { type SiteProcess, startSite } from './site-process.ts';

/** Bytes that may remain in the process after a test: system buffers that are never released. */
const MAX_RETAINED = 24 * 1024 * 1024;

let site: SiteProcess;
let before: number;

beforeEach(async () => {
	site = await startSite(await makeLocation('SQLite'));
	for (const path of ['/products', '/products/xy300', '/api/products/xy300'])
		await request(site.address + path);
	before = await inUse();
});

/** Bytes in use after a garbage collection, in the heap and outside. */
async function inUse(): Promise<number> {
	const { heapUsed, external } = await site.readMemory();
	return heapUsed + external;
}

async function expectAnswered(): Promise<void> {
	for (const path of ['/products', '/api/products/search?q=tig', '/health/ready'])
		expect((await request(site.address + path)).status, path).toBe(200);
}

async function expectNothingRetained(): Promise<void> {
	await expect.poll(async () => (await inUse()) - before, SOON).toBeLessThan(MAX_RETAINED);
	expect(site.child.exitCode).toBe(null);
}

async function openMany(count: number, options?: { reads?: boolean }): Promise<RawClient[]> {
	const clients: RawClient[] = [];
	while (clients.length < count) {
		const some = Array.from({ length: Math.min(100, count - clients.length) }, () =>
			openRaw(site.address, options),
		);
		clients.push(...(await Promise.all(some)));
	}
	return clients;
}

const HEAD = `Host: emberhide.example\r\n`;

test('silent connections, and headers or bodies sent byte by byte, are closed; others are served', async () => {
	const silent = await openMany(2_000);
	const slowHeads = await openMany(100);
	for (const client of slowHeads) {
		client.socket.write(`GET /products HTTP/1.1\r\n${HEAD}X-Slow: `);
		drip(client, 'a', 500);
	}
	const slowBodies = await openMany(50);
	for (const client of slowBodies) {
		client.socket.write(
			`POST /api/sample-requests HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
		);
		drip(client, ' ', 500);
	}
	await expectAnswered();
	await Promise.all([...silent, ...slowHeads, ...slowBodies].map(({ closed }) => closed));
	// A byte sent to a closed connection is answered with a reset, which discards an answer that was not read yet.
	for (const slow of [slowHeads, slowBodies]) {
		const answers = slow.map(({ received }) => received()).filter((answer) => answer !== '');
		for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
		expect(answers.length).toBeGreaterThan(0);
	}
	await expectAnswered();
	await expectNothingRetained();
});

test('clients that do not read cost only the system’s buffers', async () => {
	const readers = await openMany(100, { reads: false });
	const request = `GET /products HTTP/1.1\r\n${HEAD}\r\n`;
	// Each requests about 15 MB and reads nothing.
	for (const { socket } of readers) socket.write(request.repeat(100));
	await expectAnswered();
	await expect.poll(async () => (await inUse()) - before, SOON).toBeLessThan(4 * MAX_RETAINED);
	// The long form waits until they are closed as idle.
	if (IS_LONG)
		for (const { socket } of readers) await new Promise((resolve) => socket.resume().once('close', resolve));
	for (const { socket } of readers) socket.destroy();
	await expectAnswered();
	await expectNothingRetained();
});

test('five thousand pipelined requests are all answered, in order, with others served in between', async () => {
	const client = await openRaw(site.address);
	const paths = ['/health/live', '/api/products/xy300', '/api/products/nothing-here'];
	const requests = Array.from({ length: 5_000 }, (_, i) => `GET ${paths[i % 3]} HTTP/1.1\r\n${HEAD}\r\n`);
	client.socket.write(requests.join(''));
	await expectAnswered();
	const statuses = () => client.received().match(/(?<=HTTP\/1\.1 )\d{3}(?= )/g) ?? [];
	await expect.poll(() => statuses().length, SOON).toBe(5_000);
	expect(statuses().every((status, i) => status === ['200', '200', '404'][i % 3])).toBe(true);
	client.socket.destroy();
	await expectNothingRetained();
});

test('endless bodies, deeply nested bodies and oversized headers are rejected', async () => {
	const staff = await openStaff(site.address);
	const send = async (text: string) => {
		const client = await openRaw(site.address);
		client.socket.write(text);
		await expect.poll(client.received, SOON).toMatch(/^HTTP\/1\.1 \d{3} /);
		client.socket.destroy();
		return Number(client.received().slice(9, 12));
	};
	const post = (path: string, type: string, more: string) =>
		`POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: ${type}\r\n${more}`;
	// Rejected by the declared length, before a byte is read.
	const huge = `Content-Length: ${2 ** 31}\r\n\r\n`;
	expect(await send(post('/api/sample-requests', 'application/json', huge))).toBe(413);
	expect(
		await send(
			post('/sample-box', 'application/x-www-form-urlencoded', `Origin: http://emberhide.example\r\n${huge}`),
		),
	).toBe(413);
	const own = `Cookie: ${staff.cookie}\r\nSec-Fetch-Site: same-origin\r\n`;
	expect(await send(post('/api/upload', 'multipart/form-data; boundary=x', own + huge))).toBe(413);
	// Rejected by the received length if none is declared.
	const chunk = `${(65_536).toString(16)}\r\n${'['.repeat(65_536)}\r\n`;
	expect(
		await send(
			post(
				'/api/sample-requests',
				'application/json',
				`Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(40)}`,
			),
		),
	).toBe(413);
	for (const deep of [
		'['.repeat(60_000),
		'{"a":'.repeat(10_000),
		`${'['.repeat(30_000)}${']'.repeat(30_000)}`,
	]) {
		const answer = await request(`${site.address}/api/sample-requests`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: deep,
		});
		expect(answer.status).toBe(400);
	}
	const flood = Array.from({ length: 3_000 }, (_, i) => `X-${i}: y\r\n`).join('');
	expect(await send(`GET /products HTTP/1.1\r\n${HEAD}${flood}\r\n`)).toBe(431);
	expect(await send(`GET /products HTTP/1.1\r\n${HEAD}Cookie: ${'a'.repeat(20_000)}\r\n\r\n`)).toBe(431);
	expect(await send(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`)).toBe(431);
	await expectAnswered();
	await expectNothingRetained();
});

test('half-closed connections: pending responses are sent, aborted ones leave nothing', async () => {
	const waiting = await openMany(50);
	for (const { socket } of waiting) socket.end(`GET /health/live HTTP/1.1\r\n${HEAD}\r\n`);
	for (const { received } of waiting) await expect.poll(received, SOON).toMatch(/^HTTP\/1\.1 200 /);
	const broken = await openMany(200);
	for (const { socket } of broken) {
		socket.write(post(20_000));
		socket.end('{"half":');
	}
	await Promise.all(broken.map(({ closed }) => closed));
	const disconnected = await openMany(200);
	for (const { socket } of disconnected) {
		socket.write(post(20_000));
		socket.resetAndDestroy();
	}
	await expectAnswered();
	expect((await postJson(`${site.address}/api/sample-requests`, {})).status).toBe(400);
	await expectNothingRetained();

	function post(length: number): string {
		return `POST /api/sample-requests HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
	}
});
