import made from '../../../../content/page-pictures.json' with { type: 'json' };
import first from '../../../../content/pictures.json' with { type: 'json' };
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { contentReader, type SiteContents } from '../content-reader.server.ts';
import { PAGE_PICTURES, type PagePicture, type PagePictures } from './page-picture.ts';
import { pagePicturesSchema } from './page-picture-schema.ts';

/** The pictures made for pages (art/pages), by their places; the home page's first screen has files of its own. */
const MADE: Readonly<Record<string, string>> = {
	...made,
	'hero-wide': '/pictures/home/hero-landscape.webp',
	'hero-tall': '/pictures/home/hero-portrait.webp',
};

export const findMadePicture = (place: string): string | undefined =>
	Object.hasOwn(MADE, place) ? MADE[place] : undefined;

/** Of a new site: every place shows what was made for it. */
export const FIRST_PAGE_PICTURES: PagePictures = pagePicturesSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredPagePictures(document: unknown): PagePictures {
	return readStored(
		{ table: 'site_content', column: 'document', id: PAGE_PICTURES },
		document,
		pagePicturesSchema,
	);
}

/** The pictures that staff chose. Those that cannot be read are the first ones. */
const findPagePictures = contentReader(PAGE_PICTURES, {
	first: FIRST_PAGE_PICTURES,
	unreadable: FIRST_PAGE_PICTURES,
	read: readStoredPagePictures,
});

/** What staff put in a place instead of the picture made for it. */
export const findChosenPicture = (contents: SiteContents, place: string): PagePicture | undefined =>
	findPagePictures(contents).pictures.find((row) => row.place === place);

/** The address of the picture in a place; undefined if there is none. */
export const findPictureAddress = (contents: SiteContents, place: string): string | undefined =>
	findChosenPicture(contents, place)?.picture ?? findMadePicture(place);
