import pagePictures from '../../../content/page-pictures.json';
import { type PictureSources, toPictureSources } from '../../platform/storage/uploaded-picture.ts';

const ENTRIES: Readonly<Record<string, string>> = pagePictures;

/** The picture made for a page (art/pages), by its name there; undefined if there is none. */
export function findPagePicture(name: string): PictureSources | undefined {
	const entry = ENTRIES[name];
	if (!entry) return undefined;
	// Its edges fade into the page, so a placeholder colour would show as a box while it loads.
	const { ground: _, ...sources } = toPictureSources(entry);
	return sources;
}
