import type { PictureFault } from './picture.ts';

/** A file that is not taken as a picture. */
export class PictureRefusal extends Error {
	override readonly name = 'PictureRefusal';
	readonly fault: PictureFault;

	constructor(fault: PictureFault) {
		super(fault);
		this.fault = fault;
	}
}
