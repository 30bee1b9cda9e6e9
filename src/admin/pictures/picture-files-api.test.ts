import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBucketStorage } from '../../platform/storage/bucket-storage.server.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.server.ts';
import { openPictureSite, postPicture } from '../../testing/picture-site.ts';
import { openTestBucket } from '../../testing/s3-server.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { makeTestFolder, openTestSite } from '../../testing/test-site.ts';
import { aJpeg, writeUpload } from './test-picture.ts';

test('only pictures can be read', async () => {
	const { app, folder, staff } = await openPictureSite();
	const { picture } = (await postPicture(staff, writeUpload(await aJpeg()))).json();
	const name = picture.replace('/pictures/', '');
	const linked = `${'a'.repeat(32)}-90x60-000000-90.webp`;
	writeFileSync(join(folder, '../secret'), 'secret');
	symlinkSync(join(folder, '../secret'), join(folder, linked));
	mkdirSync(join(folder, linked.replace('webp', 'avif')));
	const addresses = [
		linked,
		linked.replace('webp', 'avif'),
		'../secret',
		'..%2fsecret',
		'%2e%2e%2fsecret',
		'%252e%252e%252fsecret',
		'..%5csecret',
		`${name}%00`,
		`${name}%00.webp`,
		name.toUpperCase(),
		name.replace('90x60', '91x60'),
		name.replace('.webp', '.svg'),
		name.replace('.webp', '.html'),
		`./${'%2e'}/${name.slice(1)}`,
		'secret',
		'drawn',
	];
	for (const address of addresses) {
		const answer = await app.inject({ url: `/pictures/${address}` });
		const status = address.includes('%00') ? 400 : 404;
		expect([answer.statusCode, answer.body.includes('"secret"')], address).toEqual([status, false]);
		expect(answer.headers['content-type'], address).toContain('application/problem+json');
		expect(answer.headers['cache-control'], address).toBe('no-store');
	}
});

test('a full disk is reported, and no row remains', async () => {
	const full = openFolderStorage(makeTestFolder());
	const put = async () => {
		throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
	};
	const site = await openTestSite({ pictures: { ...full, put } });
	const answer = await postPicture(await openStaffBrowser(site), writeUpload(await aJpeg()));
	expect([answer.statusCode, answer.json().type]).toEqual([503, 'unavailable']);
	expect(await site.database.db.selectFrom('picture').selectAll().execute()).toEqual([]);
});

test('a picture in a folder and in a bucket supports conditional and range requests without errors', async () => {
	const bucket = await openTestBucket();
	for (const pictures of [openFolderStorage(makeTestFolder()), openBucketStorage(bucket)]) {
		const site = await openTestSite({ pictures, clientFolder: join(import.meta.dirname, '../../../public') });
		const stored = await postPicture(await openStaffBrowser(site), writeUpload(await aJpeg()));
		const url = stored.json().picture as string;
		const ask = async (headers: Record<string, string>, address = url) =>
			(await site.app.inject({ url: address, headers })).statusCode;
		const etag = `"${url.replace('/pictures/', '')}"`;
		expect(await ask({ 'if-match': '"another"' })).toBe(412);
		expect(await ask({ 'if-match': `W/${etag}` })).toBe(412);
		expect(await ask({ 'if-match': `"x", ${etag}` })).toBe(200);
		expect(await ask({ 'if-match': '*' })).toBe(200);
		for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
			expect(await ask({ 'if-none-match': known }), known).toBe(304);
		}
		// Responds like a static file.
		for (const range of [
			...['bytes=0-1', 'bytes=5-', 'bytes=-7', 'bytes=0-999999999', 'bytes=0-0,4-5', 'bytes=0-1,4-5,'],
			...[
				'bytes=999999999-',
				'bytes=-0',
				'bytes=x',
				'bytes=5-1',
				'bytes=',
				'bytes=-',
				'bytes=a-b',
				'rows=0-1',
			],
		]) {
			const fromFile = (await site.app.inject({ url: '/favicon.svg', headers: { range } })).statusCode;
			expect(await ask({ range }), range).toBe(fromFile);
		}
		const whole = await site.app.inject(url);
		const part = await site.app.inject({ url, headers: { range: 'bytes=2-9' } });
		expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 10));
		expect(part.headers['content-range']).toBe(`bytes 2-9/${whole.rawPayload.length}`);
		const refused = await site.app.inject({ url, headers: { range: 'bytes=9-1' } });
		expect(refused.headers['content-range']).toBe(`bytes */${whole.rawPayload.length}`);
		const time = String(whole.headers['last-modified']);
		expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(600_000);
		const long = 'Thu, 01 Jan 2015 00:00:00 GMT';
		expect(await ask({ 'if-unmodified-since': long })).toBe(412);
		expect(await ask({ 'if-unmodified-since': time })).toBe(200);
		expect(await ask({ 'if-unmodified-since': 'yesterday' })).toBe(200);
		expect(await ask({ 'if-unmodified-since': long, 'if-match': etag })).toBe(200);
		expect(await ask({ 'if-modified-since': time })).toBe(304);
		expect(await ask({ 'if-modified-since': long })).toBe(200);
		expect(await ask({ 'if-modified-since': time, 'if-none-match': '"x"' })).toBe(200);
		expect(await ask({ 'if-range': etag, range: 'bytes=0-1' })).toBe(206);
		expect(await ask({ 'if-range': '"x"', range: 'bytes=0-1' })).toBe(200);
		expect(await ask({ 'if-match': '"x"' }, '/pictures/none')).toBe(404);
	}
	await bucket.end();
});

test('a bucket works like a folder; while it is unavailable, only pictures are affected', async () => {
	const bucket = await openTestBucket();
	const { app, database, ...site } = await openTestSite({ pictures: openBucketStorage(bucket) });
	const staff = await openStaffBrowser({ app, database, ...site });
	const file = await aJpeg();
	const stored = await postPicture(staff, writeUpload(file));
	expect(stored.statusCode, stored.body).toBe(201);
	const { picture } = stored.json();
	const answer = await app.inject({ url: picture });
	expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
	expect((await sharp(answer.rawPayload).metadata()).width).toBe(90);
	expect((await app.inject({ url: picture.replace(/[0-9a-f]{32}/, '0'.repeat(32)) })).statusCode).toBe(404);
	await bucket.end();
	for (const away of [await app.inject({ url: picture }), await postPicture(staff, writeUpload(file))]) {
		expect([away.statusCode, away.json().type]).toEqual([503, 'unavailable']);
		expect(away.body).not.toContain('127.0.0.1');
	}
	expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
});
