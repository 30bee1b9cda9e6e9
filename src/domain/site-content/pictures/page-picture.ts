import type { Locale } from '../../../platform/i18n/locale.ts';
import { LISTING_ROUTES } from '../../catalogue/category.ts';
import { isSlug } from '../../catalogue/part-numbers/part-number.ts';

/** The first screen of the home page: its picture lies behind the headline, so that it has no text. */
export const HERO_PLACES = ['hero-wide', 'hero-tall'] as const;
export const ABOUT_PLACES = ['about', 'two-lines'] as const;
/** Hands at work, on the home page and on About. */
export const WORK_PLACES = ['work-stick', 'work-grind', 'work-pipe'] as const;
export type WorkPlace = (typeof WORK_PLACES)[number];
/** Heads of the listings that every site has. The first two are on the home page too. */
export const HEAD_PLACES = [
	'welding-gloves',
	'work-gloves',
	'tig',
	'mig-stick',
	'prep',
	'fitter',
	'driver',
	'winter',
	'argon-series',
	'track-series',
] as const;

export type FixedPlace = (
	| typeof HERO_PLACES
	| typeof ABOUT_PLACES
	| typeof WORK_PLACES
	| typeof HEAD_PLACES
)[number];

/** The places that every site has. */
export const FIXED_PLACES: readonly FixedPlace[] = [
	...HERO_PLACES,
	...ABOUT_PLACES,
	...WORK_PLACES,
	...HEAD_PLACES,
];
const CATEGORY = 'category:';

/** The head of a category that staff made. */
export const categoryPlace = (slug: string) => CATEGORY + slug;

/** The head of a listing that every site has, by the id of its route: "argonSeries" has "argon-series". */
export const routePlace = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const PLACES_BY_PATH: ReadonlyMap<string, string> = new Map(
	LISTING_ROUTES.map(({ id, path }) => [path, routePlace(id)]),
);

/** The place in the head of the listing that an English link leads to; undefined if it leads elsewhere. */
export function headPlaceOf(link: string): string | undefined {
	const path = /^\/products\/(.+)$/.exec(link)?.[1];
	if (path === undefined) return undefined;
	return PLACES_BY_PATH.get(path) ?? (isSlug(path) ? categoryPlace(path) : undefined);
}

/** The slug in the place of such a category's head. */
export const slugOfPlace = (place: string) => place.slice(CATEGORY.length);

export const isPlace = (place: string) =>
	FIXED_PLACES.some((fixed) => fixed === place) || (place.startsWith(CATEGORY) && isSlug(slugOfPlace(place)));

export const hasText = (place: string) => !HERO_PLACES.some((hero) => hero === place);

/** A picture that staff put in a place, and what it shows in both languages. */
export type PagePicture = {
	place: string;
	/** The address of an uploaded picture. */
	picture: string;
	english: string;
	french: string;
};

/** Places that are not named show the picture made for them, if there is one. */
export type PagePictures = { pictures: PagePicture[] };

/** The name of these pictures among the site's contents. */
export const PAGE_PICTURES = 'pictures';

export const PAGE_PICTURE_LIMITS = { pictures: 200, place: 120, text: 200 } as const;

export const pictureText = ({ english, french }: PagePicture, locale: Locale) =>
	locale === 'fr' ? french : english;

/** A picture as a line, to compare with another one. */
export const formatPagePicture = ({ place, english, french, picture }: PagePicture) =>
	[place, english, french, picture].filter((text) => text !== '').join(' · ');
