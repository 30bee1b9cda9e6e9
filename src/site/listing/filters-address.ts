import type { Listing } from '../../domain/search/listing.ts';
import { addressOf } from './listing-data.ts';

/**
 * The filters of a listing have an address of their own: a page for visitors without scripts, and the data of the
 * drawer. No listing contains them, because most visitors never open them and there are a hundred and fifty.
 */
export const FILTERS_PARAMETER = 'show';
const SHOWN = 'filters';

export function showsFilters(parameters: URLSearchParams): boolean {
	return parameters.get(FILTERS_PARAMETER) === SHOWN;
}

/** Adds the parameter to a query string without "?". */
export function withFiltersShown(query: string): string {
	return `${query === '' ? '' : `${query}&`}${FILTERS_PARAMETER}=${SHOWN}`;
}

/** The address of the filters of a listing under a path. */
export function filtersAddress(path: string, listing: Listing): string {
	const [address = path, query = ''] = addressOf(path, { ...listing, page: 1 }).split('?');
	return `${address}?${withFiltersShown(query)}`;
}
