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

const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const FOLDER = '/pictures/';
const WIDTHS = [320, 640, 1280];
/** Lists, cards and galleries show nothing wider; only a zoomed picture does. */
export const WIDEST_SHOWN = 1280;
export const WIDEST_PICTURE = 2560;
const NAME = /^([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{6})-\d{1,4}\.\w+$/;

/** The widths of its files, in pixels, ascending: none is wider than the upload. */
export function listPictureWidths({ width }: Pick<UploadedPicture, 'width'>): number[] {
	return [...WIDTHS.filter((narrower) => narrower < width), width];
}

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

function readName(name: string): UploadedPicture | undefined {
	const found = NAME.exec(name);
	return found
		? { hash: found[1] ?? '', width: Number(found[2]), height: Number(found[3]), colour: found[4] ?? '' }
		: undefined;
}

/** How a page shows an entry of a glove's pictures; only `src` is set unless the URL says what files there are. */
export type PictureSources = {
	src: string;
	/** Its files, as `srcset` lists them. */
	avif?: string;
	srcSet?: string;
	/** Of the widest file. */
	width?: number;
	height?: number;
	/** Its average colour, as `#c8c4be`. */
	ground?: string;
};

/**
 * The URL of an upload, or of a picture made by the project (art/gloves, art/pages), up to what distinguishes its
 * files.
 */
const SOURCE = /^(\/pictures\/\S+-(\d+)x(\d+)-(\w+))-\d+\./;

/** The drawing for a glove without a picture that can be shown. */
const NO_PICTURE = '/pictures/drawn/none.svg';

/** The entries that pages can show: our policy blocks pictures from other sites. */
export function listShownPictures(pictures: readonly string[]): string[] {
	return pictures.filter(isOwnPicture);
}

const isOwnPicture = (src: string) => /^\/(?![/\\])/.test(src);

export type PictureExtent = 'zoom' | 'full' | 'lean';

/** The width of the only WebP file of a lean picture. */
const LEAN_WIDTH = 640;

/**
 * For a picture on another site, stored before those were refused, returns the drawn placeholder. A lean picture has
 * one file for browsers without AVIF instead of a list: a page with many pictures is a third smaller. Only `zoom` names
 * the file that is wider than any place on a page.
 */
export function toPictureSources(src: string, extent: PictureExtent = 'full'): PictureSources {
	if (!isOwnPicture(src)) return { src: NO_PICTURE };
	const [, stem, width, height, colour] = SOURCE.exec(src) ?? [];
	if (!stem) return { src };
	const listSources = (format: PictureFormat, widest: number) =>
		listPictureWidths({ width: Number(width) })
			.filter((wide) => wide <= widest)
			.map((wide) => `${stem}-${wide}.${format} ${wide}w`)
			.join(', ');
	const files =
		extent === 'lean'
			? { src: `${stem}-${Math.min(LEAN_WIDTH, Number(width))}.webp` }
			: { src, srcSet: listSources('webp', WIDEST_SHOWN) };
	return {
		...files,
		avif: listSources('avif', extent === 'zoom' ? WIDEST_PICTURE : WIDEST_SHOWN),
		width: Number(width),
		height: Number(height),
		ground: `#${colour}`,
	};
}
