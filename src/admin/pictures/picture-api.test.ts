import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.server.ts';
import { parsePictureAddress } from '../../platform/storage/uploaded-picture.ts';
import { openPictureSite, postPicture } from '../../testing/picture-site.ts';
import { aJpeg, aPicture, FORM_TYPE, writeUpload } from './test-picture.ts';

test('an upload returns the entry for the glove, and its files are public', async () => {
	const { app, staff, rows, folder, database } = await openPictureSite();
	const file = await aPicture({ width: 2000, height: 1500 }).jpeg().toBuffer();
	const answer = await postPicture(staff, writeUpload(file, { index: '2' }));
	expect(answer.statusCode, answer.body).toBe(201);
	const { picture, ...facts } = answer.json();
	expect(facts).toMatchObject({ partNumber: 'xy300', index: 2, width: 2000, height: 1500 });
	expect(facts.color).toMatch(/^#[0-9a-f]{6}$/);
	expect(answer.headers.location).toBe(picture);
	expect(parsePictureAddress(picture)).toMatchObject({ width: 2000, height: 1500 });
	// Three widths in two formats, and one file for the zoom.
	expect(readdirSync(folder)).toHaveLength(7);

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
				'cross-origin-resource-policy': 'cross-origin',
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
	const [entry] = await listAuditEntries(database.db, { subjectId: 'xy300', limit: 2 });
	expect(entry).toMatchObject({ action: 'product.pictureUploaded', after: { picture, index: 2 } });
});

test('the same bytes are the same picture, for one glove and for another', async () => {
	const { staff, rows, folder, database } = await openPictureSite();
	const file = await aJpeg();
	const first = await postPicture(staff, writeUpload(file));
	const again = await postPicture(staff, writeUpload(file, { index: '5', fileName: 'other name.png' }));
	const other = await postPicture(staff, writeUpload(file, { partNumber: ' XY301 ' }));
	expect([first, again, other].map(({ statusCode }) => statusCode)).toEqual([201, 200, 201]);
	expect(new Set([first, again, other].map((answer) => answer.json().picture)).size).toBe(1);
	expect(readdirSync(folder)).toHaveLength(2);
	expect((await rows()).map((row) => [row.part_number, row.place]).sort()).toEqual([
		['xy300', 5],
		['xy301', 0],
	]);
	const entries = await listAuditEntries(database.db, { subjectKind: 'product', limit: 9 });
	expect(entries).toHaveLength(2);
	// Missing files are restored by the next upload.
	await openFolderStorage(folder).delete(readdirSync(folder)[0] as string);
	expect((await postPicture(staff, writeUpload(file))).statusCode).toBe(200);
	expect(readdirSync(folder)).toHaveLength(2);
});

test('another picture for the same place leaves the first one alone, and the glove as it is', async () => {
	const { app, staff, rows } = await openPictureSite();
	const before = (await app.inject({ url: '/api/products/xy300' })).body;
	const [one, two] = [
		await postPicture(staff, writeUpload(await aJpeg())),
		await postPicture(staff, writeUpload(await aJpeg({ width: 91 }))),
	];
	expect(two.json().picture).not.toBe(one.json().picture);
	expect(await rows()).toHaveLength(2);
	expect((await app.inject({ url: one.json().picture })).statusCode).toBe(200);
	expect((await app.inject({ url: '/api/products/xy300' })).body).toBe(before);
});

test('a glove not yet in the catalogue may have pictures: its form uploads before it saves', async () => {
	const { staff } = await openPictureSite();
	const answer = await postPicture(staff, writeUpload(await aJpeg(), { partNumber: 'xy999-new' }));
	expect([answer.statusCode, answer.json().partNumber]).toEqual([201, 'xy999-new']);
});

test('metadata is removed, the picture is upright, and colours are sRGB', async () => {
	const { app, staff } = await openPictureSite();
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
	const { picture, width, height } = (await postPicture(staff, writeUpload(file))).json();
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
	const { staff, database } = await openPictureSite();
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
	const answer = await postPicture(staff, writeUpload(await aJpeg()));
	expect([answer.statusCode, answer.json().detail]).toEqual([
		409,
		expect.stringContaining('XY300 has 24 pictures'),
	]);
	expect((await postPicture(staff, writeUpload(await aJpeg(), { partNumber: 'xy301' }))).statusCode).toBe(
		201,
	);
});

test('a repeated request with a key is answered once; the key with another picture is rejected', async () => {
	const { staff, rows } = await openPictureSite();
	const headers = { 'idempotency-key': randomUUID() };
	const file = await aJpeg();
	const answers = [
		await postPicture(staff, writeUpload(file), headers),
		await postPicture(staff, writeUpload(file), headers),
	];
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
	expect(answers[0]?.body).toBe(answers[1]?.body);
	expect((await postPicture(staff, writeUpload(await aJpeg({ width: 91 })), headers)).statusCode).toBe(422);
	expect(await rows()).toHaveLength(1);
});

test('while one picture is processed two may wait; the next gets a Retry-After', async () => {
	const { staff, rows } = await openPictureSite();
	const files = await Promise.all(
		Array.from({ length: 8 }, (_, i) => aJpeg({ width: 600 + i, height: 400 })),
	);
	const answers = await Promise.all(files.map((file) => postPicture(staff, writeUpload(file))));
	const stored = answers.filter(({ statusCode }) => statusCode === 201);
	const sentBack = answers.filter(({ statusCode }) => statusCode === 503);
	expect(stored).toHaveLength(3);
	expect(sentBack).toHaveLength(5);
	for (const answer of sentBack) expect(answer.headers['retry-after']).toBe('5');
	expect(await rows()).toHaveLength(3);
});

test('only staff may upload, and only from our own origin', async () => {
	const { app, staff, rows } = await openPictureSite();
	const payload = writeUpload(await aJpeg());
	const cross = { 'sec-fetch-site': 'cross-site' };
	expect((await postPicture(staff, payload, cross)).statusCode).toBe(403);
	const visitor = { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin' };
	const answer = await app.inject({ method: 'POST', url: '/api/upload', headers: visitor, payload });
	expect([answer.statusCode, answer.json().type]).toEqual([401, 'unauthorized']);
	expect(await rows()).toEqual([]);
	for (const method of ['GET', 'PUT', 'DELETE'] as const) {
		expect((await staff.call({ method, url: '/api/upload' })).statusCode).toBe(405);
	}
});
