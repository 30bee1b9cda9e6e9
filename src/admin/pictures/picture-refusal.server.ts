import type { PictureError } from './picture.ts';

/** A file rejected as a picture. */
export class PictureRefusal extends Error {
	override readonly name = 'PictureRefusal';
	readonly error: PictureError;

	constructor(error: PictureError) {
		super(error);
		this.error = error;
	}
}
