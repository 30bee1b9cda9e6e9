import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { listingPagePolicy } from '../listing/listing-page-policy.ts';
import { COLOUR_PARAMETER } from './product-address.ts';

/** The suffix of a variant's part number after the base, as used in a page's address. */
const COLOUR = /^[a-z0-9._-]{1,64}$/;

/**
 * A glove's page depends on the selected colour; for an unknown glove it shows a listing and depends on that listing's
 * params.
 */
export const productPagePolicy = {
	// A getter, so that the bundler can drop the policy from the browser bundle.
	get parameters() {
		return [...listingPagePolicy.parameters, COLOUR_PARAMETER];
	},
	canonicalQuery: (query) => {
		const colour = query.get(COLOUR_PARAMETER) ?? '';
		const parts = [
			listingPagePolicy.canonicalQuery(query),
			COLOUR.test(colour) ? `${COLOUR_PARAMETER}=${colour}` : '',
		];
		return parts.filter((part) => part !== '').join('&');
	},
} satisfies PagePolicy;
