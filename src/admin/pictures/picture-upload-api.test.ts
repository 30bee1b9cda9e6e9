import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openPictureSite, postPicture } from '../../testing/picture-site.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { aJpeg, BOUNDARY, FORM_TYPE, writeUpload } from './test-picture.ts';

/** Starts an upload over a raw connection; `answer` is the response, however little was sent. */
async function startUpload(
	app: FastifyInstance,
	staff: StaffBrowser | undefined,
	headers: Record<string, string>,
) {
	if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
	const { port } = app.server.address() as AddressInfo;
	const sending: ClientRequest = request({
		host: '127.0.0.1',
		port,
		method: 'POST',
		path: '/api/upload',
		headers: {
			'content-type': FORM_TYPE,
			'sec-fetch-site': 'same-origin',
			cookie: staff?.cookieHeader ?? '',
			...headers,
		},
	});
	sending.on('error', () => {});
	// A server that has responded may close the connection during the upload, and the response may be lost.
	const answer = new Promise<number | undefined>((resolve) => {
		sending.on('response', (response: IncomingMessage) => resolve(response.resume().statusCode));
		sending.on('close', () => resolve(undefined));
	});
	sending.flushHeaders();
	return { sending, answer };
}

test('uploads without permission or with an excessive length are rejected before the body is sent', async () => {
	const { app, staff } = await openPictureSite();
	const visitor = await startUpload(app, undefined, { 'content-length': '5000000' });
	expect(await visitor.answer).toBe(401);
	visitor.sending.destroy();
	const greedy = await startUpload(app, staff, { 'content-length': '1000000000' });
	expect(await greedy.answer).toBe(413);
	greedy.sending.destroy();
});

test('a body without a length is cut at the limit', async () => {
	const { app, staff } = await openPictureSite();
	const { sending, answer } = await startUpload(app, staff, { 'transfer-encoding': 'chunked' });
	let isOver = false;
	answer.then(() => {
		isOver = true;
	});
	sending.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="partNumber"\r\n\r\n`);
	const chunk = Buffer.alloc(256 * 1024, 'a');
	let sent = 0;
	for (; !isOver && sent < 1_000_000_000; sent += chunk.length) {
		const failed = new Promise((resolve) => sending.write(chunk, resolve));
		if (await Promise.race([failed, answer])) isOver = true;
	}
	expect([413, undefined]).toContain(await answer);
	expect(sent).toBeLessThan(40_000_000);
	sending.destroy();
	expect((await postPicture(staff, writeUpload(await aJpeg()))).statusCode).toBe(201);
});

test('an upload that never ends is aborted', async () => {
	const { app, staff } = await openPictureSite();
	app.server.headersTimeout = 500;
	app.server.requestTimeout = 1000;
	const { sending, answer } = await startUpload(app, staff, { 'content-length': '1000' });
	sending.write(`--${BOUNDARY}\r\n`);
	expect(await answer).toBe(408);
	expect((await postPicture(staff, writeUpload(await aJpeg()))).statusCode).toBe(201);
});
