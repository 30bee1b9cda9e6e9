import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { PAGE_PICTURES } from '../../domain/site-content/pictures/page-picture.ts';
import { PICTURE_GROUND, PICTURE_LIMITS } from './picture.ts';

/** What an upload is for: a glove, or the pages of the site. */
export type PictureOwner = {
	/** The call that uploads its pictures. */
	route: string;
	/** How its pictures are stored; those of pages have no part number. */
	row: { partNumber: string; index: number };
	/** What the answer says of it, beside the picture. */
	named: { partNumber?: string; index?: number };
	/** The background of cut-outs. */
	ground: string;
	/** Hashed with the bytes: a cut-out on another ground is another picture. */
	mark: string;
	/** The number of pictures that it may have; undefined for no limit. */
	most?: number;
	/** The entry in the activity log. */
	entry: { action: string; subject: { kind: string; id: string; name: string } };
};

/** @param index among the glove's pictures, 0 for the first */
export function gloveOwner(partNumber: string, index: number): PictureOwner {
	return {
		route: 'POST /api/upload',
		row: { partNumber, index },
		named: { partNumber, index },
		ground: PICTURE_GROUND.glove,
		mark: '',
		most: PICTURE_LIMITS.perGlove,
		entry: {
			action: 'product.pictureUploaded',
			subject: { kind: 'product', id: partNumber, name: formatPartNumber(partNumber) },
		},
	};
}

export const PAGES: PictureOwner = {
	route: 'POST /api/admin/page-pictures',
	row: { partNumber: '', index: 0 },
	named: {},
	ground: PICTURE_GROUND.pages,
	mark: PICTURE_GROUND.pages,
	entry: {
		action: 'content.pictureUploaded',
		subject: { kind: 'content', id: PAGE_PICTURES, name: 'Page pictures' },
	},
};
