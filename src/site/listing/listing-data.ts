import type { FilterId, RuledId } from '../../domain/search/filter-slug.ts';
import { formatListing, GLOVES_A_PAGE, type Listing } from '../../domain/search/listing.ts';
import type { QueryReading } from '../../domain/search/query/query-reading.ts';
import type { UnratedHazard } from '../../domain/search/unrated-hazards.ts';
import type { StickWords } from '../../domain/site-content/stick-guide/stick-guide-words.ts';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import type { ListedCard } from './cards/listed-card.ts';
import type { ListingRouteId } from './listing-scope.ts';
import type { StickGloves } from './stick-guide/stick-guide.ts';

export type ListedValue = {
	slug: string;
	label: string;
	/** Number of gloves the list would have with this value selected. */
	count: number;
	selected: boolean;
	/** True for ratings that a higher level also meets. */
	atLeast?: boolean;
};

export type ListedGroup = { id: FilterId; values: readonly ListedValue[] };

/** Shown instead of a list that filters have emptied. */
export type ListedDeadEnd = {
	nearest: readonly ListedCard[];
	/** Each active filter, with the number of gloves without it. */
	removals: readonly { chip: Chip; count: number }[];
	/** Number of gloves with any of the ratings, for each group whose rule is "all". */
	anyRule: readonly { id: RuledId; count: number }[];
};

/** A suggestion similar to a search that found nothing. */
export type Suggestion = { label: string; href: string };

/** The data of a listing page; created by `loadListing`. */
export type ListingData = {
	routeId: ListingRouteId;
	/** Headings and texts of the page, in the visitor's language. */
	texts: {
		heading: string;
		title: string;
		text: string;
		description: string;
		/** Although the page is French. */
		isHeadingEnglish?: boolean;
		isTextEnglish?: boolean;
	};
	/** In the head of a category or series. */
	picture?: LitPicture;
	/** The path of its links. */
	path: string;
	/** With the page actually shown, which is the last one if the address asked for a higher one. */
	listing: Listing;
	total: number;
	pageCount: number;
	cards: readonly ListedCard[];
	/** The active filters, in the order of the drawer. */
	chips: readonly Chip[];
	/** The drawer's filters; a browser only has them after a navigation (filters-address.ts). */
	groups?: readonly ListedGroup[];
	/** True on the page that shows the filters instead of the gloves. */
	showsFilters?: boolean;
	/** For the stick-welding guide, on the only listing that has it. */
	stickGloves?: StickGloves;
	stickWords?: StickWords;
	/** Empty unless nothing was found. */
	suggestions: readonly Suggestion[];
	/** The hazard for which nothing was found, because no glove is rated for it. */
	hazard?: UnratedHazard;
	/** How the search text was read, if not as typed. */
	reading?: QueryReading;
	/** Only set if the filters match nothing. */
	deadEnd?: ListedDeadEnd;
	/** The canonical path for search engines; null if there is none. */
	canonical: string | null;
};

/** The canonical address of a listing under a path. */
export function addressOf(path: string, listing: Listing): string {
	const query = formatListing(listing);
	return query === '' ? path : `${path}?${query}`;
}

export type Chip = ListedValue & { id: FilterId };

/** The selected values, in the order of the drawer. */
export function listChips(groups: readonly ListedGroup[]): Chip[] {
	return groups.flatMap(({ id, values }) =>
		values.filter(({ selected }) => selected).map((value) => ({ ...value, id })),
	);
}

/** The numbers of a page's first and last card in the whole list, from 1: 25 to 48. */
export function rangeOfPage(page: number, total: number): { from: number; to: number } {
	return { from: Math.min((page - 1) * GLOVES_A_PAGE + 1, total), to: Math.min(page * GLOVES_A_PAGE, total) };
}
