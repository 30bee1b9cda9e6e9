import type { PictureError } from './picture.ts';

/** A file rejected as a picture. */
export class PictureRefusal extends Error {
	override readonly name = 'PictureRefusal';
	readonly fault: PictureError;

	constructor(fault: PictureError) {
		super(fault);
		this.fault = fault;
	}
}
