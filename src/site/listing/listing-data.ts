import type { FilterId, RuledId } from '../../domain/search/filter-slug.ts';
import { formatListing, GLOVES_A_PAGE, type Listing } from '../../domain/search/listing.ts';
import type { QueryReading } from '../../domain/search/query/query-reading.ts';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import type { ListedCard } from './cards/listed-card.ts';
import type { ListingPlaceId } from './listing-scope.ts';
import type { StickGloves } from './stick-guide/stick-guide.ts';

export type ListedValue = {
	slug: string;
	label: string;
	/** Gloves that the list would hold with this value chosen. */
	count: number;
	selected: boolean;
	/** True for ratings that a higher level also meets. */
	atLeast?: boolean;
};

export type ListedGroup = { id: FilterId; values: readonly ListedValue[] };

/** What stands in place of a list that filters have emptied. */
export type ListedDeadEnd = {
	nearest: readonly ListedCard[];
	/** Each filter that is on, with the gloves there are without it. */
	removals: readonly { chip: Chip; count: number }[];
	/** Gloves there are with any of the ratings, by group whose rule is "all". */
	anyRule: readonly { id: RuledId; count: number }[];
};

/** Something near to a search that found nothing. */
export type Suggestion = { label: string; href: string };

/** All that a listing shows; made by `loadListing`. */
export type ListingData = {
	place: ListingPlaceId;
	/** What the page is called and says of itself, in the visitor's language. */
	words: { heading: string; title: string; text: string; description: string };
	/** In the head of a category or series. */
	picture?: LitPicture;
	/** Where its links lead. */
	path: string;
	/** With the page that is shown, which is the last one when the address asked for more. */
	listing: Listing;
	total: number;
	pageCount: number;
	cards: readonly ListedCard[];
	groups: readonly ListedGroup[];
	/** Of the stick-welding guide, on the one listing that has it. */
	stickGloves?: StickGloves;
	/** Empty unless nothing was found. */
	suggestions: readonly Suggestion[];
	/** How the search text was read, where not as it was typed. */
	reading?: QueryReading;
	/** Only where the filters leave nothing. */
	deadEnd?: ListedDeadEnd;
	/** The address, from the root, that search engines should keep; null for none. */
	canonical: string | null;
};

/** The address of a listing under a path, in its one canonical form. */
export function addressOf(path: string, listing: Listing): string {
	const query = formatListing(listing);
	return query === '' ? path : `${path}?${query}`;
}

export type Chip = ListedValue & { id: FilterId };

/** The chosen values, in the order of the drawer. */
export function listChips(groups: readonly ListedGroup[]): Chip[] {
	return groups.flatMap(({ id, values }) =>
		values.filter(({ selected }) => selected).map((value) => ({ ...value, id })),
	);
}

/** The first and last number of a page's cards, counted from 1 over the whole list: 25 to 48. */
export function rangeOfPage(page: number, total: number): { from: number; to: number } {
	return { from: Math.min((page - 1) * GLOVES_A_PAGE + 1, total), to: Math.min(page * GLOVES_A_PAGE, total) };
}
