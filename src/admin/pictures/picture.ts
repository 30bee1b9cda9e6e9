/** Limits of an uploaded picture (docs/decisions/017-pictures.md). */
export const PICTURE_LIMITS = {
	/** Of the uploaded file. */
	bytes: 10 * 1024 * 1024,
	/** Width times height: 40 megapixels, what a good phone makes. */
	pixels: 40_000_000,
	/** The longer side, as a multiple of the shorter one. */
	longerSide: 5,
	perGlove: 24,
	/** How long one may take to be decoded and written anew, in seconds. */
	seconds: 30,
} as const;

/** What lies behind cut-outs: the floor of every other picture. */
export const PICTURE_GROUND = '#d8d5d0';

/** Why a file is rejected; the messages are `pictures.refused` in messages/en.json. */
export type PictureError =
	| 'empty'
	| 'kind'
	| 'svg'
	| 'damaged'
	| 'tail'
	| 'moving'
	| 'pixels'
	| 'shape'
	| 'slow';

/** The place among a glove's pictures, 0 for the first; undefined for anything but a plain whole number in range. */
export function parsePictureIndex(text: string): number | undefined {
	if (!/^(?:0|[1-9]\d?)$/.test(text)) return undefined;
	const index = Number(text);
	return index < PICTURE_LIMITS.perGlove ? index : undefined;
}

/** What an upload answers: `picture` is the entry among a glove's pictures. */
export type PictureAnswer = {
	picture: string;
	partNumber: string;
	index: number;
	width: number;
	height: number;
	color: string;
};
