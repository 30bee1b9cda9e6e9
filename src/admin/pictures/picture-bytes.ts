import type { PictureError } from './picture.ts';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Top-level boxes of a still picture (ISO/IEC 14496-12, AVIF 1.1). */
const STILL_BOXES = ['ftyp', 'meta', 'mdat', 'free', 'skip', 'uuid'];
const PNG_START = '\x89PNG\r\n\x1a\n';

/** Detects a file's format from its first bytes; its name and declared type are ignored. */
export function findPictureKind(bytes: Uint8Array): PictureKind | undefined {
	if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
	if (textAt(bytes, 0, 8) === PNG_START) return 'png';
	if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
	if (
		textAt(bytes, 4, 4) === 'ftyp' &&
		listBrands(bytes).some((brand) => brand === 'avif' || brand === 'avis')
	) {
		return 'avif';
	}
	return undefined;
}

/**
 * Walks through the file's parts without decoding them: the file must be a single still picture with nothing after it.
 * A decoder would ignore trailing data, but another program could read that instead (a "polyglot").
 */
export function findBytesError(bytes: Uint8Array, kind: PictureKind): PictureError | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const walk = { jpeg: walkJpegs, png: walkPng, webp: walkWebp, avif: walkAvif }[kind];
	const found = walk(bytes, view);
	if (found === 'moving') return found;
	if (found === undefined || found > bytes.length) return 'damaged';
	return found < bytes.length ? 'tail' : undefined;
}

/** The end offset of the picture; undefined if the picture is incomplete. */
type Walked = number | 'moving' | undefined;

/**
 * Phones append more pictures to the first (a thumbnail, a brightness map), padded with zeros. They are complete JPEGs
 * and are allowed, but not kept.
 */
function walkJpegs(bytes: Uint8Array, view: DataView): Walked {
	let at: number | undefined = 0;
	do {
		at = walkJpeg(bytes, view, at);
		if (at === undefined) return undefined;
		while (bytes[at] === 0) at++;
	} while (textAt(bytes, at, 3) === '\xff\xd8\xff');
	return at;
}

function walkJpeg(bytes: Uint8Array, view: DataView, start: number): number | undefined {
	let at = start + 2;
	while (at + 1 < bytes.length) {
		if (bytes[at] !== 0xff) return undefined;
		while (bytes[at] === 0xff) at++;
		const marker = bytes[at] ?? 0;
		at++;
		if (marker === 0xd9) return at;
		if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
		if (marker === 0xd8 || at + 2 > bytes.length) return undefined;
		at += view.getUint16(at);
		if (marker === 0xda) at = findScanEnd(bytes, at);
	}
	return undefined;
}

/** The offset of the next marker that is neither a restart marker nor an escaped byte. */
function findScanEnd(bytes: Uint8Array, from: number): number {
	let at = bytes.indexOf(0xff, from);
	while (at >= 0) {
		const next = bytes[at + 1] ?? 0;
		if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
		at = bytes.indexOf(0xff, at + 1);
	}
	return bytes.length;
}

function walkPng(bytes: Uint8Array, view: DataView): Walked {
	for (let at = PNG_START.length; at + 12 <= bytes.length; ) {
		const type = textAt(bytes, at + 4, 4);
		if (type === 'acTL') return 'moving';
		at += 12 + view.getUint32(at);
		if (type === 'IEND') return at;
	}
	return undefined;
}

function walkWebp(bytes: Uint8Array, view: DataView): Walked {
	if (bytes.length < 20) return undefined;
	if (textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0) return 'moving';
	return 8 + view.getUint32(4, true);
}

function walkAvif(bytes: Uint8Array, view: DataView): Walked {
	if (listBrands(bytes)[0] === 'avis') return 'moving';
	let at = 0;
	while (at + 8 <= bytes.length) {
		const type = textAt(bytes, at + 4, 4);
		if (type === 'moov') return 'moving';
		if (!STILL_BOXES.includes(type)) return at;
		const size = view.getUint32(at);
		// 1: the size follows in 64 bits. 0 would mean "all that follows", whatever that is, and is rejected.
		const length = size === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : size;
		if (length < 8) return undefined;
		at += length;
	}
	return at;
}

/** The brands of an ISO file: the major brand first, then the compatible brands. */
function listBrands(bytes: Uint8Array): string[] {
	const end = Math.min(bytes.length, 256, ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0));
	const brands = [textAt(bytes, 8, 4)];
	for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
	return brands;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + length));
}
