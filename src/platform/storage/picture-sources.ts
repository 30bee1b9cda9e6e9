export type PictureFormat = 'avif' | 'webp';

const WIDTHS = [320, 640, 1280];
/** Lists, cards and galleries show nothing wider; only a zoomed picture does. */
export const WIDEST_SHOWN = 1280;
export const WIDEST_PICTURE = 2560;

/** The widths of a picture's files, in pixels, ascending: none is wider than the upload. */
export function listPictureWidths({ width }: { width: number }): number[] {
	return [...WIDTHS.filter((narrower) => narrower < width), width];
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
