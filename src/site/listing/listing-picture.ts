import type { Locale } from '../../platform/i18n/locale.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import { findPagePicture } from '../frame/page-picture.ts';
import type { ListingPlaceId } from './listing-scope.ts';

/** The picture in the head of a category or series; undefined for places with a text-only head. */
export function findListingPicture(place: ListingPlaceId, locale: Locale): LitPicture | undefined {
	const texts: Readonly<Record<string, string>> = rawMessages(locale).listing.pictures;
	// Stick has no picture of its own; its gauntlets are in the picture of MIG / Stick.
	const shown = place === 'smaw' ? 'migStick' : place;
	const sources = findPagePicture(shown.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
	const alt = texts[shown];
	return sources && alt ? { sources, alt } : undefined;
}
