import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../http/app.server.ts';
import { addStaticFiles } from '../http/static-files.server.ts';
import { createLog } from '../process/log.server.ts';

const BACK = 'back-eb984fe3-1280x1280-c9c4bb-320.avif';
const GLOVE = '/pictures/gloves/xy073-2';

async function openSite() {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-made-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	mkdirSync(join(folder, GLOVE), { recursive: true });
	writeFileSync(join(folder, GLOVE, BACK), 'the back, narrow');
	writeFileSync(join(folder, GLOVE, BACK.replace('-320.', '-1280.')), 'the back, wide');
	writeFileSync(join(folder, 'pictures', 'gloves', 'secret.txt'), 'no picture');
	const app = createApp({ log: createLog('silent'), trustProxy: 0 });
	await addStaticFiles(app, folder);
	return app;
}

test('a rendered picture is cached forever under its name', async () => {
	const app = await openSite();
	const answer = await app.inject(`${GLOVE}/${BACK}`);
	expect(answer.body).toBe('the back, narrow');
	expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the old name of a re-rendered picture redirects to the same view, width and format of today', async () => {
	const app = await openSite();
	for (const width of ['320', '1280']) {
		const answer = await app.inject(`${GLOVE}/back-01234567-1280x1280-aabbcc-${width}.avif`);
		expect(answer.statusCode).toBe(302);
		expect(answer.headers.location).toBe(`${GLOVE}/${BACK.replace('-320.', `-${width}.`)}`);
		expect(answer.headers['cache-control']).toBe('public, max-age=3600');
	}
});

test.each([
	'/pictures/gloves/xy073-2/palm-01234567-1280x1280-aabbcc-320.avif',
	'/pictures/gloves/xy073-2/back-01234567-1280x1280-aabbcc-640.avif',
	'/pictures/gloves/xy073-2/back-01234567-1280x1280-aabbcc-320.webp',
	'/pictures/gloves/xy073-2/back-eb984fe3.avif',
	'/pictures/gloves/xy999/back-01234567-1280x1280-aabbcc-320.avif',
	'/pictures/gloves/%2e%2e/secret.txt',
	'/pictures/gloves/xy073-2/%2e%2e%2fsecret.txt',
	'/pictures/gloves/%2e%2e%2fgloves/back-01234567-1280x1280-aabbcc-320.avif',
])('%s is not found', async (path) => {
	const app = await openSite();
	expect((await app.inject(path)).statusCode).toBe(404);
});
