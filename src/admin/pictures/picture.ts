/** Limits of an uploaded picture (docs/decisions/017-pictures.md). */
export const PICTURE_LIMITS = {
	/** Max size of the uploaded file. */
	bytes: 10 * 1024 * 1024,
	/** Width times height: 40 megapixels, as many as a good phone takes. */
	pixels: 40_000_000,
	/** The longer side, as a multiple of the shorter one. */
	longerSide: 5,
	perGlove: 24,
	/** Max time for decoding and re-encoding a picture, in seconds. */
	seconds: 30,
} as const;

/** What a file dialog offers; what is sent is looked at itself. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** The background of cut-outs: of gloves the floor colour of all other pictures, of logos white. */
export const PICTURE_GROUND = { glove: '#d8d5d0', pages: '#ffffff' } as const;

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

/** Parses an index among a glove's pictures, 0 for the first; undefined unless it is a plain integer in range. */
export function parsePictureIndex(text: string): number | undefined {
	if (!/^(?:0|[1-9]\d?)$/.test(text)) return undefined;
	const index = Number(text);
	return index < PICTURE_LIMITS.perGlove ? index : undefined;
}

/** The response to an upload; `picture` is its address, such as the entry among a glove's pictures. */
export type PictureAnswer = { picture: string; width: number; height: number; color: string };
