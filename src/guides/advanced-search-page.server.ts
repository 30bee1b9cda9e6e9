import { loadListing } from '../listing/listing-page.server.ts';
import { ALL_GLOVES } from '../listing/listing-scope.ts';
import { EMPTY_LISTING } from '../search/listing.ts';
import { pageServices } from '../site/page-services.ts';
import type { Route } from './+types/advanced-search-page';

/** The filter groups of the whole range, each value with its count; empty groups are left out. */
export function loader({ context }: Route.LoaderArgs) {
	const { index } = context.get(pageServices).catalogue;
	const { groups } = loadListing({ index, place: ALL_GLOVES, listing: EMPTY_LISTING });
	return { groups: groups.filter(({ values }) => values.length > 0) };
}
