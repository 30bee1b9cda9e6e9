import {
	formatPagePicture,
	PAGE_PICTURES,
	type PagePictures,
} from '../../../domain/site-content/pictures/page-picture.ts';
import { pagePicturesSchema } from '../../../domain/site-content/pictures/page-picture-schema.ts';
import {
	FIRST_PAGE_PICTURES,
	readStoredPagePictures,
} from '../../../domain/site-content/pictures/stored-page-pictures.server.ts';
import { compareLines } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** The pictures that pages show instead of those made for them. */
export const pagePicturePart: ContentPart<PagePictures> = {
	name: PAGE_PICTURES,
	title: 'Page pictures',
	schema: pagePicturesSchema,
	first: FIRST_PAGE_PICTURES,
	read: readStoredPagePictures,
	compare: (before, after) => {
		const { removed, added } = compareLines(linesOf(before), linesOf(after));
		return { before: { pictures: removed }, after: { pictures: added } };
	},
};

const linesOf = ({ pictures }: PagePictures) => pictures.map(formatPagePicture);
