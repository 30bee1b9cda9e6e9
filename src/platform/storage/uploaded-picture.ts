import { listPictureWidths, type PictureFormat, WIDEST_PICTURE, WIDEST_SHOWN } from './picture-sources.ts';

/**
 * A picture uploaded by staff. Its URL contains everything that a page needs to know, so that no list, card or call has
 * to look anything up: /pictures/{hash}-{width}x{height}-{colour}-{width of this file}.{format}
 */
export type UploadedPicture = {
	/** 32 hexadecimal digits of the upload's hash. */
	hash: string;
	/** In pixels, of the widest file. */
	width: number;
	height: number;
	/** Its average colour, as "c8c4be": the placeholder while it loads. */
	colour: string;
};

const PICTURE_FORMATS = ['avif', 'webp'] as const satisfies readonly PictureFormat[];

const FOLDER = '/pictures/';
const NAME = /^([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{6})-\d{1,4}\.\w+$/;

function formatPictureName(picture: UploadedPicture, width: number, format: PictureFormat): string {
	return `${picture.hash}-${picture.width}x${picture.height}-${picture.colour}-${width}.${format}`;
}

/** Every file of a picture. The file for the zoom is AVIF only: an older browser enlarges what it shows. */
export function listPictureFiles(
	picture: UploadedPicture,
): { name: string; width: number; format: PictureFormat }[] {
	return listPictureWidths(picture).flatMap((width) =>
		PICTURE_FORMATS.filter((format) => format === 'avif' || width <= WIDEST_SHOWN).map((format) => ({
			name: formatPictureName(picture, width, format),
			width,
			format,
		})),
	);
}

/** The entry in a glove's pictures: the URL of the widest file in a format that every browser supports. */
export function formatPictureAddress(picture: UploadedPicture): string {
	return FOLDER + formatPictureName(picture, Math.min(picture.width, WIDEST_SHOWN), 'webp');
}

/** Parses a file name; undefined for any name that is not ours. */
export function parsePictureName(
	name: string,
): { picture: UploadedPicture; format: PictureFormat } | undefined {
	const picture = readName(name);
	if (!picture || picture.width > WIDEST_PICTURE) return undefined;
	const file = listPictureFiles(picture).find((file) => file.name === name);
	return file && { picture, format: file.format };
}

/** The uploaded picture of an entry in a glove's pictures; undefined for drawn ones and those of other sites. */
export function parsePictureAddress(address: string): UploadedPicture | undefined {
	return address.startsWith(FOLDER) ? readName(address.slice(FOLDER.length)) : undefined;
}

/** Whether this is the address that an upload answered: exactly one names a picture. */
export function isPictureAddress(address: string): boolean {
	const picture = parsePictureAddress(address);
	return (
		picture !== undefined && picture.width <= WIDEST_PICTURE && formatPictureAddress(picture) === address
	);
}

function readName(name: string): UploadedPicture | undefined {
	const found = NAME.exec(name);
	return found
		? { hash: found[1] ?? '', width: Number(found[2]), height: Number(found[3]), colour: found[4] ?? '' }
		: undefined;
}
