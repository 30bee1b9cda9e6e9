import { tidyText } from '../../platform/text/visible-text.ts';
import {
	FILTER_IDS,
	type FilterId,
	filterSlug,
	RULED_IDS,
	type RuledId,
	ruleParameter,
} from './filter-slug.ts';

/**
 * Sort orders of a listing. The default is by name, or by relevance if there is a search text. Ratings sort from highest
 * to lowest, with unrated gloves last; ties sort by name.
 */
export const LISTING_SORTS = ['name', 'partNumber', 'cut', 'heat', 'newest'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** The parsed URL of a listing. */
export type Listing = {
	/** Search text, trimmed; empty if there is none. */
	q: string;
	/** Chosen values per group, sorted and unique; groups without a choice are omitted. */
	filters: Partial<Record<FilterId, readonly string[]>>;
	/** Groups in which a glove must have all chosen values; in the others one of them is enough. */
	rules?: Partial<Record<RuledId, 'all'>>;
	/** Starts at 1. */
	page: number;
	sort?: ListingSort | undefined;
};

export const EMPTY_LISTING: Listing = { q: '', filters: {}, page: 1 };

/** Gloves on one page of a listing, and of the API when a request names no size (docs/behaviour.md, "Listings"). */
export const GLOVES_A_PAGE = 24;

const MAX_QUERY_LENGTH = 200;
const LAST_PAGE = 100_000;
/** No visitor selects more; a URL with more was not made by one. */
const MAX_VALUES = 40;

/**
 * Parses query params leniently: unknown params and unreadable values are ignored, values may be repeated or
 * comma-separated, and the last `page` and `sort` count. Never throws.
 */
export function parseListing(parameters: URLSearchParams): Listing {
	const filters: Listing['filters'] = {};
	for (const id of FILTER_IDS) {
		const values = readValues(id, parameters.getAll(id));
		if (values.length > 0) filters[id] = values;
	}
	const q = cleanQuery(parameters.getAll('q').at(-1) ?? '');
	const sort = readSort(parameters.getAll('sort').at(-1), q);
	const page = readPage(parameters.getAll('page').at(-1));
	const rules: Listing['rules'] = {};
	for (const id of RULED_IDS) if (parameters.getAll(ruleParameter(id)).at(-1) === 'all') rules[id] = 'all';
	return {
		q,
		filters,
		page,
		...(sort && { sort }),
		...(Object.keys(rules).length > 0 && { rules }),
	};
}

/** Normalizes a search text: one line, at most 200 characters, no control characters, NFC. */
export function cleanQuery(text: string): string {
	return tidyText(text.slice(0, MAX_QUERY_LENGTH * 2).toWellFormed())
		.replace(/[\p{Cc}\p{Z}\uFFFD]+/gu, ' ')
		.slice(0, MAX_QUERY_LENGTH)
		.replace(/[\uD800-\uDBFF]$/, '')
		.trim();
}

function readValues(id: FilterId, given: readonly string[]): string[] {
	const values = new Set<string>();
	for (const text of given.slice(0, MAX_VALUES)) {
		for (const part of text.split(',', MAX_VALUES)) {
			const slug = filterSlug(id, part);
			if (slug !== '' && values.size < MAX_VALUES) values.add(slug);
		}
	}
	return [...values].sort();
}

function readPage(text: string | undefined): number {
	if (text === undefined || !/^\d{1,6}$/.test(text)) return 1;
	return Math.min(Math.max(Number(text), 1), LAST_PAGE);
}

/** The default order is omitted, so that each listing has one URL. */
function readSort(text: string | undefined, q: string): ListingSort | undefined {
	const sort = LISTING_SORTS.find((known) => known === text);
	return sort === 'name' && q === '' ? undefined : sort;
}

/** The canonical query string, without "?": fixed order, no defaults, nothing empty. Empty for the plain listing. */
export function formatListing(listing: Listing): string {
	const parameters = new URLSearchParams();
	if (listing.q !== '') parameters.append('q', listing.q);
	for (const id of FILTER_IDS) {
		for (const slug of (listing.filters[id] ?? []).toSorted()) parameters.append(id, slug);
	}
	for (const id of RULED_IDS) if (listing.rules?.[id]) parameters.append(ruleParameter(id), 'all');
	if (listing.sort && !(listing.sort === 'name' && listing.q === '')) parameters.append('sort', listing.sort);
	if (listing.page > 1) parameters.append('page', String(listing.page));
	return parameters.toString();
}

/** The listing with one more chosen value, on its first page. */
export function withFilter(listing: Listing, id: FilterId, slug: string): Listing {
	const values = new Set(listing.filters[id]).add(slug);
	return { ...listing, filters: { ...listing.filters, [id]: [...values].sort() }, page: 1 };
}

/** The listing without one value of a group, or without the whole group if no value is given. */
export function withoutFilter(listing: Listing, id: FilterId, slug?: string): Listing {
	const { [id]: chosen = [], ...filters } = listing.filters;
	const rest = slug === undefined ? [] : chosen.filter((value) => value !== slug);
	return { ...listing, filters: rest.length === 0 ? filters : { ...filters, [id]: rest }, page: 1 };
}

export function withoutFilters({ rules: _, ...listing }: Listing): Listing {
	return { ...listing, filters: {}, page: 1 };
}

/** The listing with a group that requires all of its chosen values, or any of them (the default). */
export function withRule({ rules: before, ...listing }: Listing, id: RuledId, rule: 'all' | 'any'): Listing {
	const { [id]: _, ...others } = before ?? {};
	const rules: Listing['rules'] = rule === 'all' ? { ...others, [id]: rule } : others;
	return { ...listing, ...(Object.keys(rules).length > 0 && { rules }), page: 1 };
}

/** Whether a group requires all of several chosen values. */
export function isAllOf({ filters, rules }: Listing, id: RuledId): boolean {
	return rules?.[id] === 'all' && (filters[id]?.length ?? 0) > 1;
}

/** The listing in another sort order, on its first page; undefined means the default order. */
export function withSort({ sort: _, ...listing }: Listing, sort: ListingSort | undefined): Listing {
	return { ...listing, ...(sort && !(sort === 'name' && listing.q === '') && { sort }), page: 1 };
}

export function withPage(listing: Listing, page: number): Listing {
	return { ...listing, page };
}

/** Number of chosen values in all groups. */
export function countChosen(listing: Listing): number {
	return FILTER_IDS.reduce((count, id) => count + (listing.filters[id]?.length ?? 0), 0);
}
