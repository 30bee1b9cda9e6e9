import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBytesError, findPictureKind } from './picture-bytes.ts';
import { aMovingPicture, aPicture } from './test-picture.ts';

const FORMATS = {
	jpeg: () => aPicture().jpeg(),
	'progressive jpeg': () => aPicture().jpeg({ progressive: true }),
	png: () => aPicture().png(),
	webp: () => aPicture().webp(),
	'lossless webp': () => aPicture({ width: 7, height: 7 }).webp({ lossless: true }),
	'webp with metadata': () => aPicture().withIccProfile('p3').webp(),
	avif: () => aPicture().avif(),
} as const;

async function make(format: keyof typeof FORMATS): Promise<Buffer> {
	return FORMATS[format]().toBuffer();
}

function judge(bytes: Uint8Array) {
	const kind = findPictureKind(bytes);
	return kind && findBytesError(bytes, kind);
}

test.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])('%s: its end is found', async (format) => {
	const bytes = await make(format);
	expect(findPictureKind(bytes)).toBe(format.match(/jpeg|png|webp|avif/)?.[0]);
	expect(judge(bytes)).toBeUndefined();
	for (const more of [
		'x',
		'PK\x03\x04zip',
		'<script>alert(1)</script>',
		'%PDF-1.7\n%%EOF',
		'\0\0\0\x08evil',
	]) {
		expect(judge(Buffer.concat([bytes, Buffer.from(more)])), more).toBe('tail');
	}
	for (const part of [0.4, 0.9]) {
		expect(judge(bytes.subarray(0, bytes.length * part))).toBe('damaged');
	}
	expect(judge(bytes.subarray(0, bytes.length - 1))).toBe('damaged');
});

test('a phone appends JPEGs and zeros to the first; any other trailing data is rejected', async () => {
	const [jpeg, png] = [await make('jpeg'), await make('png')];
	expect(judge(Buffer.concat([jpeg, Buffer.alloc(40), jpeg, Buffer.alloc(2)]))).toBeUndefined();
	expect(judge(Buffer.concat([jpeg, jpeg.subarray(0, 100)]))).toBe('damaged');
	expect(judge(Buffer.concat([jpeg, png]))).toBe('tail');
	expect(judge(Buffer.concat([jpeg, jpeg, Buffer.from('<html>')]))).toBe('tail');
});

test('animated pictures are recognized by their chunks', async () => {
	expect(judge(await aMovingPicture('webp'))).toBe('moving');
	const png = await make('png');
	const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
	expect(judge(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toBe('moving');
	const avif = await make('avif');
	expect(judge(Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypavis'), 'latin1'))).toBe(
		'moving',
	);
	expect(judge(Buffer.concat([avif, Buffer.from('\0\0\0\x08moov', 'latin1')]))).toBe('moving');
});

test.each([
	['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
	['a GIF', 'GIF89a'],
	['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
	['a film', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'],
	['a sound', 'RIFF\0\0\0\0WAVEfmt '],
	['nothing', ''],
])('%s is not an accepted format', (_what, text) => {
	expect(findPictureKind(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test('any bytes after a valid header are checked quickly, without throwing', async () => {
	const starts = await Promise.all((['jpeg', 'png', 'webp', 'avif'] as const).map(make));
	fc.assert(
		fc.property(
			fc.constantFrom(...starts),
			fc.nat(400),
			fc.uint8Array({ maxLength: 300 }),
			(start, at, noise) => {
				judge(Buffer.concat([start.subarray(0, at), noise]));
			},
		),
		{ numRuns: 3000 },
	);
	// A quadratic algorithm would take minutes; the test's timeout detects it.
	for (const byte of [0x00, 0xff, 0xd8]) {
		for (const start of starts) judge(Buffer.concat([start.subarray(0, 60), Buffer.alloc(10_000_000, byte)]));
	}
	judge(Buffer.concat(Array(20_000).fill(starts[0]?.subarray(0, 20))));
});
