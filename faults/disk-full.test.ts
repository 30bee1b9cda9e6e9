import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aJpeg } from '../src/admin/pictures/test-picture.ts';
import { ENGINES, makeLocation, openLocation, SOON } from './engines.ts';
import { upload } from './picture-upload.ts';
import { newSampleRequest, openStaff, request, sendSampleRequest } from './site-callers.ts';
import { isReady, type SiteProcess, startSite } from './site-process.ts';

/** Limits the file size of the process, in bytes: at 1 every write fails, as on a full disk. */
function limitFiles({ child }: SiteProcess, bytes: number | 'unlimited'): void {
	const done = spawnSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:unlimited`]);
	if (done.status !== 0) throw new Error(String(done.stderr));
}

const canLimit = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

describe.skipIf(!canLimit)('a full disk', () => {
	test.each(ENGINES)(
		'%s: writes are rejected, pages are served, and free space is enough to recover',
		async (engine) => {
			const location = await makeLocation(engine);
			const site = await startSite(location);
			const staff = await openStaff(site.address);
			const before = newSampleRequest();
			const stored = await sendSampleRequest(site.address, before);
			const countMails = () => readdirSync(join(location.dataDir, 'outbox')).length;
			await expect.poll(countMails, SOON).toBe(2);
			const file = await aJpeg();

			limitFiles(site, 1);
			await expect.poll(() => isReady(site), SOON).toBe(false);
			for (const path of ['/', '/products', '/products?q=tig', '/api/products/xy300', '/health/live'])
				expect((await request(site.address + path)).status, path).toBe(200);
			const refused = await upload(site.address, staff, file);
			expect([refused.status, refused.json().type]).toEqual([503, 'unavailable']);
			const label = await sendSampleRequest(site.address, newSampleRequest());
			// PostgreSQL has its own disk; its mail waits for ours.
			expect(label.status).toBe(engine === 'SQLite' ? 503 : 201);
			expect(countMails()).toBe(2);
			// More lines than the log buffers: the process must neither end nor grow without limit.
			for (let i = 0; i < 300; i++) await request(`${site.address}/api/products/${'x'.repeat(150)}${i}`);

			limitFiles(site, 'unlimited');
			await expect.poll(() => isReady(site), SOON).toBe(true);
			expect((await upload(site.address, staff, file)).status).toBe(201);
			expect((await sendSampleRequest(site.address, before)).json()).toEqual(stored.json());
			expect((await sendSampleRequest(site.address, newSampleRequest())).status).toBe(201);
			const { db } = await openLocation(location);
			const requests = await db.selectFrom('sample_request').select('number').execute();
			expect(requests).toHaveLength(engine === 'SQLite' ? 2 : 3);
			// Nothing half written remains.
			const parts = readdirSync(join(location.dataDir, 'uploads')).filter((name) => name.endsWith('.part'));
			expect(parts).toEqual([]);
			await request(`${site.address}/api/products/after-the-flood`);
			await expect.poll(() => site.log().includes('after-the-flood'), SOON).toBe(true);
			expect(site.child.exitCode).toBe(null);
		},
	);
});
