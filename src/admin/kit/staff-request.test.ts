import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, it } from 'vitest';
import { sendRequest } from './staff-request.ts';

const server = createServer((request, response) => {
	if (request.url === '/empty') return void response.writeHead(204).end();
	if (request.url === '/page') return void response.end('<p>not ours</p>');
	if (request.url === '/whole') return void response.end('{"version":2}');
	// The headers and half of the body; the rest never arrives.
	response.writeHead(200, { 'content-length': 100 });
	response.write('{"version":');
	if (request.url === '/cut') setImmediate(() => response.destroy());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterEach(() => server.closeAllConnections());
afterAll(() => void server.close());

it('reads a response, and one without a body', async () => {
	expect(await sendRequest(`${address}/whole`)).toEqual({ ok: true, status: 200, answer: { version: 2 } });
	expect(await sendRequest(`${address}/empty`)).toEqual({ ok: true, status: 204, answer: undefined });
	expect(await sendRequest(`${address}/page`)).toEqual({ ok: true, status: 200, answer: undefined });
});

it('rejects a truncated response', async () => {
	expect(await sendRequest(`${address}/cut`)).toMatchObject({ ok: false, status: 0 });
});

it('throws when aborted, also while the response is arriving', async () => {
	const leave = new AbortController();
	const call = sendRequest(`${address}/slow`, { signal: leave.signal });
	server.once('request', () => setTimeout(() => leave.abort(), 50));
	await expect(call).rejects.toThrow(/abort/i);
});
