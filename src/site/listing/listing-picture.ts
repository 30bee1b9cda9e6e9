import { listing as listingWords } from '../../../messages/en.json';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import { findPagePicture } from '../frame/page-picture.ts';
import type { ListingPlaceId } from './listing-scope.ts';

const WORDS: Readonly<Record<string, string>> = listingWords.pictures;

/** The picture in the head of a category or series; undefined for places whose head has words only. */
export function findListingPicture(place: ListingPlaceId): LitPicture | undefined {
	// Stick has no picture of its own: its gauntlets lie on that of MIG / Stick.
	const shown = place === 'smaw' ? 'migStick' : place;
	const sources = findPagePicture(shown.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
	const alt = WORDS[shown];
	return sources && alt ? { sources, alt } : undefined;
}
