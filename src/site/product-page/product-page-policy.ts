import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { listingPagePolicy } from '../listing/listing-page-policy.ts';
import { COLOUR_PARAMETER } from './product-address.ts';

/** What follows the base in a variant's part number, as a glove's page has it in its address. */
const COLOUR = /^[a-z0-9._-]{1,64}$/;

/** A glove's page depends on the colour that is chosen, and what stands there for an unknown glove is a listing. */
export const productPagePolicy = {
	// A getter, so that the bundler can leave the policy out of the browser's files.
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
