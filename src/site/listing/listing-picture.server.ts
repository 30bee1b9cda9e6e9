import type { SiteContents } from '../../domain/site-content/content-reader.server.ts';
import { routePlace } from '../../domain/site-content/pictures/page-picture.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import { findPagePicture } from '../frame/page-picture.server.ts';
import type { ListingRouteId } from './listing-scope.ts';

/** The picture in the head of a category or series; undefined for routes with a text-only head. */
export function findListingPicture(
	contents: SiteContents,
	routeId: ListingRouteId,
	locale: Locale,
): LitPicture | undefined {
	const texts: Readonly<Record<string, string>> = rawMessages(locale).listing.pictures;
	// Stick has no picture of its own; its gauntlets are in the picture of MIG / Stick.
	const pictureId = routeId === 'smaw' ? 'migStick' : routeId;
	return findHeadPicture(contents, routePlace(pictureId), locale, texts[pictureId]);
}

/** @param text what a picture made for the place shows */
export function findHeadPicture(
	contents: SiteContents,
	place: string,
	locale: Locale,
	text = '',
): LitPicture | undefined {
	const picture = findPagePicture(contents, place, locale);
	return picture && { sources: picture.sources, alt: picture.text ?? text };
}
