import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPictureSite, postPicture } from '../../testing/picture-site.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import {
	aJpeg,
	aMovingPicture,
	aPicture,
	BOUNDARY,
	FORM_TYPE,
	writeForm,
	writeUpload,
} from './test-picture.ts';

test('an invalid picture is rejected with the reason, and nothing is stored', async () => {
	const { staff, rows, folder } = await openPictureSite();
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
		const answer = await postPicture(staff, writeUpload(file, { fileName: 'glove.png' }));
		expect(answer.statusCode, what).toBe(400);
		expect(answer.headers['content-type'], what).toContain('application/problem+json');
		expect(answer.json().errors, what).toEqual([{ path: 'file', message: expect.stringMatching(reason) }]);
	}
	const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#000' } })
		.png({ palette: true, colours: 2 })
		.toBuffer();
	expect(bomb.length).toBeLessThan(200_000);
	const answer = await postPicture(staff, writeUpload(bomb));
	expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
		400,
		expect.stringContaining('40 megapixels'),
	]);
	expect(await rows()).toEqual([]);
	expect(() => readdirSync(folder)).toThrow(/ENOENT/);
});

test('more than 10 MB is rejected, by its length and by its bytes', async () => {
	const { staff, rows } = await openPictureSite();
	const jpeg = await aJpeg();
	for (const size of [10.25, 11]) {
		const file = Buffer.concat([jpeg], size * 1024 * 1024);
		const answer = await postPicture(staff, writeUpload(file));
		expect(answer.statusCode).toBe(413);
		expect(answer.json().errors).toEqual([{ path: 'file', message: expect.stringContaining('10 MB') }]);
	}
	expect(await rows()).toEqual([]);
});

test('all invalid fields of the form are named at once', async () => {
	const { staff, rows } = await openPictureSite();
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
		...['', ' ', '../../etc/passwd', 'smaw', 'a b', 'xy300\u0007', '\0', '%'].map(
			(value) => [[file, { name: 'partNumber', value }, index], ['partNumber']] as never,
		),
		...['', '-1', '24', '1.5', '1e309', 'NaN', '0x1', '٣', ' 1', '1;drop'].map(
			(value) => [[file, partNumber, { name: 'index', value }], ['index']] as never,
		),
	];
	for (const [parts, paths] of forms) {
		const answer = await postPicture(staff, writeForm(parts));
		expect(answer.statusCode).toBe(400);
		expect(errorPaths(answer)).toEqual(paths);
	}
	expect(await rows()).toEqual([]);
});

test('an incomplete form is rejected, and the next upload works', async () => {
	const { staff } = await openPictureSite();
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
		const answer = await postPicture(staff, body, { 'content-type': type });
		expect(answer.statusCode, what).toBe(status);
		expect(answer.headers['content-type'], what).toContain('application/problem+json');
	}
	expect((await postPicture(staff, whole)).statusCode).toBe(201);
});
