import pagePictures from '../../../content/page-pictures.json';
import { type PictureSources, toPictureSources } from '../../platform/storage/uploaded-picture.ts';

const ENTRIES: Readonly<Record<string, string>> = pagePictures;

/** A picture that was made for a page (art/pages), by its name there; undefined for a page that has none. */
export function findPagePicture(name: string): PictureSources | undefined {
	const entry = ENTRIES[name];
	if (!entry) return undefined;
	// Its edges fade into the page: a ground of its own would show as a box until it has come.
	const { ground: _, ...sources } = toPictureSources(entry);
	return sources;
}
