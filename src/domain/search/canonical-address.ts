import { formatListing, parseListing } from './listing.ts';

/** What follows the base in a variant's part number, as a glove's page has it in its address. */
const COLOUR = /^[a-z0-9._-]{1,64}$/;

/**
 * The address with only what a page depends on, in one order: pages with the same one are the same page, and are
 * rendered and kept once. Listings depend on their choice of filters, text and page, a glove's page on the colour that is
 * chosen; other pages on nothing.
 * `.data` addresses are what in-page navigation asks for; they keep the router's own parameter.
 */
export function canonicalAddress(path: string, query: string): string {
	const parameters = new URLSearchParams(query);
	const isData = path.endsWith('.data');
	const page = isData ? path.slice(0, -'.data'.length) : path;
	const kept = /^\/products(\/|$)/.test(page) ? formatListing(parseListing(parameters)) : '';
	const colour = /^\/products\/./.test(page) ? (parameters.get('colour') ?? '') : '';
	const routes = isData ? parameters.get('_routes') : null;
	const parts = [
		kept,
		COLOUR.test(colour) ? `colour=${colour}` : '',
		routes === null ? '' : `_routes=${encodeURIComponent(routes)}`,
	].filter((part) => part !== '');
	return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
