import { listing as listingWords } from '../../messages/en.json';
import type { LitPicture } from '../site/lit-head.tsx';
import { findPagePicture } from '../site/page-picture.ts';
import type { ListingPlaceId } from './listing-scope.ts';

const WORDS: Readonly<Record<string, string>> = listingWords.pictures;

/** The picture in the head of a category or series; undefined for places whose head has words only. */
export function findListingPicture(place: ListingPlaceId): LitPicture | undefined {
	const sources = findPagePicture(place.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
	const alt = WORDS[place];
	return sources && alt ? { sources, alt } : undefined;
}
