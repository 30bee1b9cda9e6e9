import { tidyText } from '../text/visible-text.ts';
import { FILTER_IDS, type FilterId, filterSlug } from './filter-slug.ts';

/** Orders of a listing. Without one: by name, or by relevance when there is a search text. */
const LISTING_SORTS = ['name', 'partNumber'] as const;
type ListingSort = (typeof LISTING_SORTS)[number];

/** What a listing's address says. */
export type Listing = {
	/** Search text, trimmed; empty for none. */
	q: string;
	/** Chosen values per group, sorted, each once; groups without a choice are left out. */
	filters: Partial<Record<FilterId, readonly string[]>>;
	/** Counts from 1. */
	page: number;
	sort?: ListingSort | undefined;
};

export const EMPTY_LISTING: Listing = { q: '', filters: {}, page: 1 };

/** Gloves on one page of a listing, and of the API when nothing else is asked (public-site.md section 9). */
export const GLOVES_A_PAGE = 24;

const LONGEST_QUERY = 200;
const LAST_PAGE = 100_000;
/** Nobody ticks more; an address that does is not a visitor's. */
const MOST_VALUES = 40;

/**
 * Reads an address, taking what it can: unknown parameters and unreadable values are left out, a value may be
 * repeated or comma-separated, the last `page` and `sort` count. Never throws.
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
	return sort === undefined ? { q, filters, page } : { q, filters, page, sort };
}

/** A search text as it is kept: one line, at most 200 characters, no control characters, NFC. */
export function cleanQuery(text: string): string {
	return tidyText(text.slice(0, LONGEST_QUERY * 2).toWellFormed())
		.replace(/[\p{Cc}\p{Z}\uFFFD]+/gu, ' ')
		.slice(0, LONGEST_QUERY)
		.replace(/[\uD800-\uDBFF]$/, '')
		.trim();
}

function readValues(id: FilterId, given: readonly string[]): string[] {
	const values = new Set<string>();
	for (const text of given.slice(0, MOST_VALUES)) {
		for (const part of text.split(',', MOST_VALUES)) {
			const slug = filterSlug(id, part);
			if (slug !== '' && values.size < MOST_VALUES) values.add(slug);
		}
	}
	return [...values].sort();
}

function readPage(text: string | undefined): number {
	if (text === undefined || !/^\d{1,6}$/.test(text)) return 1;
	return Math.min(Math.max(Number(text), 1), LAST_PAGE);
}

/** An order that is the default anyway is not kept, so that one listing has one address. */
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
	if (listing.sort && !(listing.sort === 'name' && listing.q === '')) parameters.append('sort', listing.sort);
	if (listing.page > 1) parameters.append('page', String(listing.page));
	return parameters.toString();
}

/** The listing with one more value chosen, from its first page. */
export function withFilter(listing: Listing, id: FilterId, slug: string): Listing {
	const values = new Set(listing.filters[id]).add(slug);
	return { ...listing, filters: { ...listing.filters, [id]: [...values].sort() }, page: 1 };
}

/** The listing without one value of a group, or without the whole group when no value is named. */
export function withoutFilter(listing: Listing, id: FilterId, slug?: string): Listing {
	const { [id]: chosen = [], ...filters } = listing.filters;
	const rest = slug === undefined ? [] : chosen.filter((value) => value !== slug);
	return { ...listing, filters: rest.length === 0 ? filters : { ...filters, [id]: rest }, page: 1 };
}

export function withoutFilters(listing: Listing): Listing {
	return { ...listing, filters: {}, page: 1 };
}

export function withPage(listing: Listing, page: number): Listing {
	return { ...listing, page };
}

/** Values chosen over all groups. */
export function countChosen(listing: Listing): number {
	return FILTER_IDS.reduce((count, id) => count + (listing.filters[id]?.length ?? 0), 0);
}
