import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parsePictureAddress } from '../catalogue/uploaded-picture.ts';
import { listAuditEntries } from '../staff/audit-entry-queries.server.ts';
import { openTestBucket } from '../testing/s3-server.ts';
import { openStaffBrowser, type StaffBrowser } from '../testing/staff-browser.ts';
import { makeTestFolder, openTestSite } from '../testing/test-site.ts';
import { openBucketStorage } from './bucket-storage.server.ts';
import { openFolderStorage } from './folder-storage.server.ts';
import {
	aJpeg,
	aMovingPicture,
	aPicture,
	BOUNDARY,
	FORM_TYPE,
	writeForm,
	writeUpload,
} from './test-picture.ts';

async function openSite() {
	const folder = join(makeTestFolder(), 'uploads');
	const site = await openTestSite({ pictures: openFolderStorage(folder) });
	const rows = () => site.database.db.selectFrom('picture').selectAll().execute();
	return { ...site, folder, rows, staff: await openStaffBrowser(site) };
}

function post(staff: StaffBrowser, body: unknown, headers: Record<string, string> = {}) {
	return staff.call({ method: 'POST', url: '/api/upload', body }, { 'content-type': FORM_TYPE, ...headers });
}

test('an upload answers the entry for the glove, and its files are there for everybody', async () => {
	const { app, staff, rows, folder, database } = await openSite();
	const file = await aPicture({ width: 2000, height: 1500 }).jpeg().toBuffer();
	const answer = await post(staff, writeUpload(file, { index: '2' }));
	expect(answer.statusCode, answer.body).toBe(201);
	const { picture, ...facts } = answer.json();
	expect(facts).toMatchObject({ partNumber: 'xy300', index: 2, width: 1280, height: 960 });
	expect(facts.color).toMatch(/^#[0-9a-f]{6}$/);
	expect(answer.headers.location).toBe(picture);
	expect(parsePictureAddress(picture)).toMatchObject({ width: 1280, height: 960 });
	expect(readdirSync(folder)).toHaveLength(6);

	for (const width of [320, 640, 1280]) {
		for (const format of ['avif', 'webp']) {
			const url = picture.replace(/1280\.webp$/, `${width}.${format}`);
			const file = await app.inject({ url });
			expect(file.statusCode).toBe(200);
			expect(file.headers).toMatchObject({
				'content-type': `image/${format}`,
				'cache-control': 'public, max-age=31536000, immutable',
				'content-security-policy': "sandbox; default-src 'none'",
				'x-content-type-options': 'nosniff',
				'cross-origin-resource-policy': 'same-origin',
				'content-length': String(file.rawPayload.length),
			});
			const facts = await sharp(file.rawPayload).metadata();
			expect(facts).toMatchObject({ width, format: format === 'avif' ? 'heif' : 'webp' });
			const head = await app.inject({ method: 'HEAD', url });
			expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
			expect(head.headers['content-length']).toBe(file.headers['content-length']);
			const again = await app.inject({ url, headers: { 'if-none-match': String(file.headers.etag) } });
			expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
		}
	}
	expect(await rows()).toMatchObject([{ part_number: 'xy300', place: 2, bytes: file.length }]);
	const [entry] = await listAuditEntries(database.db, { subjectId: 'xy300', most: 2 });
	expect(entry).toMatchObject({ action: 'product.pictureUploaded', after: { picture, index: 2 } });
});

test('the same bytes are the same picture, for one glove and for another', async () => {
	const { staff, rows, folder, database } = await openSite();
	const file = await aJpeg();
	const first = await post(staff, writeUpload(file));
	const again = await post(staff, writeUpload(file, { index: '5', fileName: 'other name.png' }));
	const other = await post(staff, writeUpload(file, { partNumber: ' XY301 ' }));
	expect([first, again, other].map(({ statusCode }) => statusCode)).toEqual([201, 200, 201]);
	expect(new Set([first, again, other].map((answer) => answer.json().picture)).size).toBe(1);
	expect(readdirSync(folder)).toHaveLength(2);
	expect((await rows()).map((row) => [row.part_number, row.place]).sort()).toEqual([
		['xy300', 5],
		['xy301', 0],
	]);
	const entries = await listAuditEntries(database.db, { subjectKind: 'product', most: 9 });
	expect(entries).toHaveLength(2);
	// Files that went missing come back with the next upload.
	await openFolderStorage(folder).delete(readdirSync(folder)[0] as string);
	expect((await post(staff, writeUpload(file))).statusCode).toBe(200);
	expect(readdirSync(folder)).toHaveLength(2);
});

test('another picture for the same place leaves the first one alone, and the glove as it is', async () => {
	const { app, staff, rows } = await openSite();
	const before = (await app.inject({ url: '/api/products/xy300' })).body;
	const [one, two] = [
		await post(staff, writeUpload(await aJpeg())),
		await post(staff, writeUpload(await aJpeg({ width: 91 }))),
	];
	expect(two.json().picture).not.toBe(one.json().picture);
	expect(await rows()).toHaveLength(2);
	expect((await app.inject({ url: one.json().picture })).statusCode).toBe(200);
	expect((await app.inject({ url: '/api/products/xy300' })).body).toBe(before);
});

test('a glove that is not in the catalogue yet may have pictures: its form uploads before it saves', async () => {
	const { staff } = await openSite();
	const answer = await post(staff, writeUpload(await aJpeg(), { partNumber: 'xy999-new' }));
	expect([answer.statusCode, answer.json().partNumber]).toEqual([201, 'xy999-new']);
});

test('what is no picture is refused with the reason, and nothing is stored', async () => {
	const { staff, rows, folder } = await openSite();
	const jpeg = await aJpeg();
	const png = await aPicture().png().toBuffer();
	const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
	const refused: [what: string, file: Buffer | string, reason: RegExp][] = [
		['SVG', svg, /SVG/],
		['SVG after a byte order mark and a comment', `\ufeff<?xml version="1.0"?><!-- x --> ${svg}`, /SVG/],
		['HTML', '<!doctype html><script>alert(1)</script>', /no JPEG/],
		['GIF', await aPicture().gif().toBuffer(), /no JPEG/],
		['a moving GIF', await aMovingPicture('gif'), /no JPEG/],
		['TIFF', await aPicture().tiff().toBuffer(), /no JPEG/],
		['PDF', '%PDF-1.7\n', /no JPEG/],
		['a moving WebP', await aMovingPicture('webp'), /moves/],
		['half a JPEG', jpeg.subarray(0, jpeg.length / 2), /cut off/],
		['half a PNG', png.subarray(0, png.length / 2), /cut off/],
		['a JPEG start alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /cut off/],
		['a JPEG with a zip behind it', Buffer.concat([jpeg, Buffer.from('PK\x03\x04 zip')]), /Something else/],
		[
			'a JPEG with HTML behind it',
			Buffer.concat([jpeg, Buffer.from('<script>1</script>')]),
			/Something else/,
		],
		['a PNG with a byte behind it', Buffer.concat([png, Buffer.from('x')]), /Something else/],
		['an empty file', '', /empty/],
		['a ribbon', await aPicture({ width: 600, height: 10 }).png().toBuffer(), /too narrow/],
	];
	for (const [what, file, reason] of refused) {
		const answer = await post(staff, writeUpload(file, { fileName: 'glove.png' }));
		expect(answer.statusCode, what).toBe(400);
		expect(answer.headers['content-type'], what).toContain('application/problem+json');
		expect(answer.json().errors, what).toEqual([{ path: 'file', message: expect.stringMatching(reason) }]);
	}
	const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#000' } })
		.png({ palette: true, colours: 2 })
		.toBuffer();
	expect(bomb.length).toBeLessThan(200_000);
	const answer = await post(staff, writeUpload(bomb));
	expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
		400,
		expect.stringContaining('40 megapixels'),
	]);
	expect(await rows()).toEqual([]);
	expect(() => readdirSync(folder)).toThrow(/ENOENT/);
});

test('more than 10 MB is refused, by its length and by its bytes', async () => {
	const { staff, rows } = await openSite();
	const jpeg = await aJpeg();
	for (const size of [10.25, 11]) {
		const file = Buffer.concat([jpeg], size * 1024 * 1024);
		const answer = await post(staff, writeUpload(file));
		expect(answer.statusCode).toBe(413);
		expect(answer.json().errors).toEqual([{ path: 'file', message: expect.stringContaining('10 MB') }]);
	}
	expect(await rows()).toEqual([]);
});

test('every wrong field of the form is named at once', async () => {
	const { staff, rows } = await openSite();
	const value = await aJpeg();
	const file = { name: 'file', value, fileName: 'a.jpg' };
	const partNumber = { name: 'partNumber', value: 'xy300' };
	const index = { name: 'index', value: '0' };
	const forms: [parts: Parameters<typeof writeForm>[0], paths: string[]][] = [
		[[], ['file', 'partNumber', 'index']],
		[
			[{ ...file, name: 'picture' }, partNumber, index],
			['picture', 'file'],
		],
		[[file, file, partNumber, index], ['file']],
		[[{ name: 'file', value }, partNumber, index], ['file']],
		[[file, { ...partNumber, fileName: 'x' }, index], ['partNumber']],
		[
			[file, partNumber, { name: '0', value: 'x' }],
			['0', 'index'],
		],
		[[file, partNumber, { name: '__proto__', value: 'x' }, index], ['__proto__']],
		[[file, { name: 'partNumber', value: 'a'.repeat(70_000) }, index], ['partNumber']],
		...['', ' ', '../../etc/passwd', 'smaw', 'a b', 'xy300\u202e', '\0', '%'].map(
			(value) => [[file, { name: 'partNumber', value }, index], ['partNumber']] as never,
		),
		...['', '-1', '24', '1.5', '1e309', 'NaN', '0x1', '٣', ' 1', '1;drop'].map(
			(value) => [[file, partNumber, { name: 'index', value }], ['index']] as never,
		),
	];
	for (const [parts, paths] of forms) {
		const answer = await post(staff, writeForm(parts));
		expect(answer.statusCode).toBe(400);
		expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(paths);
	}
	expect(await rows()).toEqual([]);
});

test('what is no whole form is refused, and the next upload goes well', async () => {
	const { staff } = await openSite();
	const whole = writeUpload(await aJpeg());
	const head = 'Content-Disposition: form-data; name="file"; filename="x"';
	const bodies: [what: string, body: Buffer | string, type: string, status: number][] = [
		['no boundary', whole, 'multipart/form-data', 400],
		['an empty boundary', whole, 'multipart/form-data; boundary=', 400],
		['another boundary', whole, 'multipart/form-data; boundary=other', 400],
		['a boundary of blanks', whole, 'multipart/form-data; boundary="   "', 400],
		['never closed', whole.subarray(0, -BOUNDARY.length - 8), FORM_TYPE, 400],
		['a heading, then the end', `--${BOUNDARY}\r\n${head}\r\n--${BOUNDARY}--\r\n`, FORM_TYPE, 400],
		['a heading without end', `--${BOUNDARY}\r\n${'x'.repeat(10_000)}`, FORM_TYPE, 400],
		['no name', `--${BOUNDARY}\r\nContent-Type: image/png\r\n\r\nx\r\n--${BOUNDARY}--\r\n`, FORM_TYPE, 400],
		['an empty name', writeForm([{ name: '', value: 'x' }]), FORM_TYPE, 400],
		['nothing', '', FORM_TYPE, 400],
		['only the end', `--${BOUNDARY}--\r\n`, FORM_TYPE, 400],
		['a thousand fields', writeForm(Array(1000).fill({ name: 'a', value: '' })), FORM_TYPE, 400],
		['JSON called a form', '{"file":1}', FORM_TYPE, 400],
		['JSON', '{"file":1}', 'application/json', 415],
		['a plain form', 'file=1', 'application/x-www-form-urlencoded', 415],
	];
	for (const [what, body, type, status] of bodies) {
		const answer = await post(staff, body, { 'content-type': type });
		expect(answer.statusCode, what).toBe(status);
		expect(answer.headers['content-type'], what).toContain('application/problem+json');
	}
	expect((await post(staff, whole)).statusCode).toBe(201);
});

test('metadata is gone, the picture stands upright, and colours are sRGB', async () => {
	const { app, staff } = await openSite();
	const file = await aPicture({ width: 90, height: 60 })
		.withExif({
			IFD0: { Copyright: 'Somebody' },
			IFD3: { GPSLatitude: '45/1 25/1 0/1', GPSLatitudeRef: 'N' },
		})
		.withMetadata({ orientation: 6 })
		.withIccProfile('p3')
		.jpeg()
		.toBuffer();
	const sent = await sharp(file).metadata();
	expect(sent.exif?.includes('Somebody')).toBe(true);
	expect([sent.orientation, sent.hasProfile]).toEqual([6, true]);
	const { picture, width, height } = (await post(staff, writeUpload(file))).json();
	expect([width, height]).toEqual([60, 90]);
	for (const url of [picture, picture.replace('.webp', '.avif')]) {
		const kept = (await app.inject({ url })).rawPayload;
		const facts = await sharp(kept).metadata();
		expect(facts).toMatchObject({ width: 60, height: 90, space: 'srgb' });
		expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(
			Array(5).fill(undefined),
		);
		expect(kept.includes('Somebody')).toBe(false);
	}
});

test('a glove has at most 24 pictures', async () => {
	const { staff, database } = await openSite();
	const row = { part_number: 'xy300', place: 0, width: 9, height: 9, colour: '000000', bytes: 9 };
	await database.db
		.insertInto('picture')
		.values(
			Array.from({ length: 24 }, (_, i) => ({
				...row,
				hash: String(i).padStart(32, '0'),
				uploaded_by: 'x',
				uploaded_at: '2026-01-01T00:00:00.000Z',
				unused_since: null,
			})),
		)
		.execute();
	const answer = await post(staff, writeUpload(await aJpeg()));
	expect([answer.statusCode, answer.json().detail]).toEqual([
		409,
		expect.stringContaining('XY300 has 24 pictures'),
	]);
	expect((await post(staff, writeUpload(await aJpeg(), { partNumber: 'xy301' }))).statusCode).toBe(201);
});

test('a call with a key is answered once; the key with another picture is refused', async () => {
	const { staff, rows } = await openSite();
	const headers = { 'idempotency-key': randomUUID() };
	const file = await aJpeg();
	const answers = [
		await post(staff, writeUpload(file), headers),
		await post(staff, writeUpload(file), headers),
	];
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
	expect(answers[0]?.body).toBe(answers[1]?.body);
	expect((await post(staff, writeUpload(await aJpeg({ width: 91 })), headers)).statusCode).toBe(422);
	expect(await rows()).toHaveLength(1);
});

test('while one picture is worked on two may wait; the next is told when to come back', async () => {
	const { staff, rows } = await openSite();
	const files = await Promise.all(
		Array.from({ length: 8 }, (_, i) => aJpeg({ width: 600 + i, height: 400 })),
	);
	const answers = await Promise.all(files.map((file) => post(staff, writeUpload(file))));
	const stored = answers.filter(({ statusCode }) => statusCode === 201);
	const sentBack = answers.filter(({ statusCode }) => statusCode === 503);
	expect(stored).toHaveLength(3);
	expect(sentBack).toHaveLength(5);
	for (const answer of sentBack) expect(answer.headers['retry-after']).toBe('5');
	expect(await rows()).toHaveLength(3);
});

test('only staff upload, and only from our own pages', async () => {
	const { app, staff, rows } = await openSite();
	const payload = writeUpload(await aJpeg());
	const cross = { 'sec-fetch-site': 'cross-site' };
	expect((await post(staff, payload, cross)).statusCode).toBe(403);
	const visitor = { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin' };
	const answer = await app.inject({ method: 'POST', url: '/api/upload', headers: visitor, payload });
	expect([answer.statusCode, answer.json().type]).toEqual([401, 'unauthorized']);
	expect(await rows()).toEqual([]);
	for (const method of ['GET', 'PUT', 'DELETE'] as const) {
		expect((await staff.call({ method, url: '/api/upload' })).statusCode).toBe(405);
	}
});

test('nothing but pictures can be read', async () => {
	const { app, folder, staff } = await openSite();
	const { picture } = (await post(staff, writeUpload(await aJpeg()))).json();
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
		expect([answer.statusCode, answer.body.includes('"secret"')], address).toEqual([404, false]);
		expect(answer.headers['content-type'], address).toContain('application/problem+json');
		expect(answer.headers['cache-control'], address).toBe('no-store');
	}
});

test('a disk that takes no more is said so, and no row is left', async () => {
	const full = openFolderStorage(makeTestFolder());
	const put = async () => {
		throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
	};
	const site = await openTestSite({ pictures: { ...full, put } });
	const answer = await post(await openStaffBrowser(site), writeUpload(await aJpeg()));
	expect([answer.statusCode, answer.json().type]).toEqual([503, 'unavailable']);
	expect(await site.database.db.selectFrom('picture').selectAll().execute()).toEqual([]);
});

test('a bucket serves as well as a folder; while it is away, pictures are, and not the site', async () => {
	const bucket = await openTestBucket();
	const { app, database, ...site } = await openTestSite({ pictures: openBucketStorage(bucket) });
	const staff = await openStaffBrowser({ app, database, ...site });
	const file = await aJpeg();
	const stored = await post(staff, writeUpload(file));
	expect(stored.statusCode, stored.body).toBe(201);
	const { picture } = stored.json();
	const answer = await app.inject({ url: picture });
	expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
	expect((await sharp(answer.rawPayload).metadata()).width).toBe(90);
	expect((await app.inject({ url: picture.replace(/[0-9a-f]{32}/, '0'.repeat(32)) })).statusCode).toBe(404);
	await bucket.end();
	for (const away of [await app.inject({ url: picture }), await post(staff, writeUpload(file))]) {
		expect([away.statusCode, away.json().type]).toEqual([503, 'unavailable']);
		expect(away.body).not.toContain('127.0.0.1');
	}
	expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
});

/** Starts an upload over a connection of its own; `answer` is what came back, however little was sent. */
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
	// A server that has answered may hang up on what is still being sent; the answer may get lost with that.
	const answer = new Promise<number | undefined>((resolve) => {
		sending.on('response', (response: IncomingMessage) => resolve(response.resume().statusCode));
		sending.on('close', () => resolve(undefined));
	});
	sending.flushHeaders();
	return { sending, answer };
}

test('who may not upload, or announces too much, is answered before the body is sent', async () => {
	const { app, staff } = await openSite();
	const visitor = await startUpload(app, undefined, { 'content-length': '5000000' });
	expect(await visitor.answer).toBe(401);
	visitor.sending.destroy();
	const greedy = await startUpload(app, staff, { 'content-length': '1000000000' });
	expect(await greedy.answer).toBe(413);
	greedy.sending.destroy();
});

test('a body without a length is cut at the limit', async () => {
	const { app, staff } = await openSite();
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
	expect((await post(staff, writeUpload(await aJpeg()))).statusCode).toBe(201);
});

test('an upload that never ends is ended', async () => {
	const { app, staff } = await openSite();
	app.server.headersTimeout = 500;
	app.server.requestTimeout = 1000;
	const { sending, answer } = await startUpload(app, staff, { 'content-length': '1000' });
	sending.write(`--${BOUNDARY}\r\n`);
	expect(await answer).toBe(408);
	expect((await post(staff, writeUpload(await aJpeg()))).statusCode).toBe(201);
});
