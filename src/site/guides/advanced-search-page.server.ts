import { EMPTY_LISTING } from '../../domain/search/listing.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { pageServices } from '../frame/page-services.ts';
import { loadListing } from '../listing/listing-page.server.ts';
import { ALL_GLOVES } from '../listing/listing-scope.ts';
import type { Route } from './+types/advanced-search-page';

/** The filter groups of the whole range, with a count per value; empty groups are left out. */
export function loader({ context }: Route.LoaderArgs) {
	const { index } = context.get(pageServices).catalogue;
	const { groups } = loadListing({
		index,
		route: ALL_GLOVES,
		listing: EMPTY_LISTING,
		locale: context.get(requestLocale),
	});
	return { groups: groups.filter(({ values }) => values.length > 0) };
}
