import sharp, { type Metadata } from 'sharp';
import { WIDEST_PICTURE } from '../../platform/storage/picture-sources.ts';
import { PICTURE_LIMITS } from './picture.ts';
import { findBytesError, findPictureKind } from './picture-bytes.ts';
import { PictureRefusal } from './picture-refusal.server.ts';

// Enable only the loaders that we need, not SVG, PDF or any other of the library's forty formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: [
		'VipsForeignLoadJpegBuffer',
		'VipsForeignLoadPngBuffer',
		'VipsForeignLoadWebpBuffer',
		'VipsForeignLoadHeifBuffer',
	],
});
// One picture at a time, with one thread, so that the site stays responsive.
sharp.concurrency(1);
sharp.cache(false);

const FORMATS = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

/** RGB with one byte per channel, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

/**
 * Decodes a picture: upright, sRGB, on the ground's colour where it is transparent, at most 2560 pixels wide.
 * Everything else in the file is dropped: location, camera, colour profile.
 * @throws PictureRefusal
 */
export async function readPicture(bytes: Buffer, ground: string): Promise<Pixels> {
	if (bytes.length === 0) throw new PictureRefusal('empty');
	const kind = findPictureKind(bytes);
	if (!kind) throw new PictureRefusal(isSvg(bytes) ? 'svg' : 'kind');
	const refusal = findBytesError(bytes, kind);
	if (refusal) throw new PictureRefusal(refusal);
	const open = () =>
		sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_LIMITS.pixels, pages: 1, autoOrient: true });
	const facts = await open()
		.metadata()
		.catch((error: Error) => refuse(error));
	const isKind = facts.format === FORMATS[kind] && (kind !== 'avif' || facts.compression === 'av1');
	if (!isKind) throw new PictureRefusal('kind');
	refuseShape(facts);
	const { data, info } = await open()
		.resize({ width: WIDEST_PICTURE, withoutEnlargement: true })
		.flatten({ background: ground })
		.toColourspace('srgb')
		.timeout({ seconds: PICTURE_LIMITS.seconds })
		.raw({ depth: 'uchar' })
		.toBuffer({ resolveWithObject: true })
		.catch((error: Error) => refuse(error));
	return { data, width: info.width, height: info.height };
}

function refuseShape({ width, height, pages = 1 }: Metadata): void {
	if (pages > 1) throw new PictureRefusal('moving');
	if (width * height > PICTURE_LIMITS.pixels) throw new PictureRefusal('pixels');
	const [short, long] = width < height ? [width, height] : [height, width];
	if (long > short * PICTURE_LIMITS.longerSide) throw new PictureRefusal('shape');
}

function refuse(error: Error): never {
	if (/pixel limit/i.test(error.message)) throw new PictureRefusal('pixels');
	if (/timeout/i.test(error.message)) throw new PictureRefusal('slow');
	throw new PictureRefusal('damaged');
}

/** Only for the error message: no SVG parser is ever used. */
function isSvg(bytes: Buffer): boolean {
	return /<svg[\s>]/i.test(bytes.toString('latin1', 0, 1024));
}
