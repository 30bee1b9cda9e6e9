import { FILTER_IDS, RULED_IDS, ruleParameter } from '../../domain/search/filter-slug.ts';
import { formatListing, parseListing } from '../../domain/search/listing.ts';
import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { FILTERS_PARAMETER, showsFilters, withFiltersShown } from './filters-address.ts';

/** A listing depends on filters, search text, sort order and page, and on whether it shows the filters instead. */
export const listingPagePolicy = {
	// A getter, so that the bundler can drop the policy from the browser bundle.
	get parameters() {
		return ['q', 'sort', 'page', ...FILTER_IDS, ...RULED_IDS.map(ruleParameter), FILTERS_PARAMETER];
	},
	canonicalQuery: (query) => {
		const listing = formatListing(parseListing(query));
		return showsFilters(query) ? withFiltersShown(listing) : listing;
	},
} satisfies PagePolicy;
