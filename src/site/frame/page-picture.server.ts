import type { SiteContents } from '../../domain/site-content/content-reader.server.ts';
import { pictureText, WORK_PLACES, type WorkPlace } from '../../domain/site-content/pictures/page-picture.ts';
import {
	findChosenPicture,
	findMadePicture,
} from '../../domain/site-content/pictures/stored-page-pictures.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { type PictureSources, toPictureSources } from '../../platform/storage/picture-sources.ts';

/** A picture of a page. One that staff chose has a text; the page words the others. */
export type ShownPicture = { sources: PictureSources; text?: string };
export type WorkPicture = { place: WorkPlace; picture: ShownPicture };

/** The picture in a place; undefined if there is none. */
export function findPagePicture(
	contents: SiteContents,
	place: string,
	locale: Locale,
): ShownPicture | undefined {
	const chosen = findChosenPicture(contents, place);
	if (chosen) return { sources: toPictureSources(chosen.picture), text: pictureText(chosen, locale) };
	const made = findMadePicture(place);
	if (made === undefined) return undefined;
	// Its edges fade into the page, so a placeholder colour would show as a box while it loads.
	const { ground: _, ...sources } = toPictureSources(made);
	return { sources };
}

/** Hands at work, in the order of their places. */
export const listWorkPictures = (contents: SiteContents, locale: Locale): WorkPicture[] =>
	WORK_PLACES.flatMap((place) => {
		const picture = findPagePicture(contents, place, locale);
		return picture ? [{ place, picture }] : [];
	});
