import type { Locale } from '../../platform/i18n/locale.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import { findPagePicture } from '../frame/page-picture.ts';
import type { ListingRouteId } from './listing-scope.ts';

/** The picture in the head of a category or series; undefined for routes with a text-only head. */
export function findListingPicture(routeId: ListingRouteId, locale: Locale): LitPicture | undefined {
	const texts: Readonly<Record<string, string>> = rawMessages(locale).listing.pictures;
	// Stick has no picture of its own; its gauntlets are in the picture of MIG / Stick.
	const pictureId = routeId === 'smaw' ? 'migStick' : routeId;
	const sources = findPagePicture(pictureId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
	const alt = texts[pictureId];
	return sources && alt ? { sources, alt } : undefined;
}
